import type { State } from "../index.ts";
import { isBlockPage } from "../navigation/index.ts";

/** Whether the age must be confirmed before the page can be used. [modals-009] */
export function isAgeAsked({ shell, navigation }: State): boolean {
  const variant = shell.config?.ageRestriction?.variant;
  const isRestricted = variant === "stored" || variant === "session";
  const { route } = navigation;
  const isOpenPage = !isBlockPage(route) && route.name !== "maintenance";
  return isRestricted && shell.ageAgreedAt === null && isOpenPage;
}
