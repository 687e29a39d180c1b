import type { State } from "../index.ts";
import { isBlockPage } from "../navigation/index.ts";

/** The age is to be asked for before anything else is shown to be used. [modals-009] */
export function isAgeAsked({ shell, navigation }: State): boolean {
  const variant = shell.config?.ageRestriction?.variant;
  const isRestricted = variant === "stored" || variant === "session";
  const { route } = navigation;
  const isOpenPage = !isBlockPage(route) && route.name !== "maintenance";
  return isRestricted && shell.ageAgreedAt === null && isOpenPage;
}
