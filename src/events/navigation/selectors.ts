import type { State } from "../index.ts";
import { decisionOf } from "./guards/index.ts";
import type { LayoutName } from "./routes/row.ts";
import { rowOf } from "./routes/table.ts";
import { screenOf } from "./route.ts";

/** The section that is to be here: that of the route, or the one of error pages. Null: not known yet. */
export function sectionWanted(state: State): string | null {
  return failureOf(state) === null ? redesigned(state) : "missing";
}

const redesigned = ({ navigation: { route }, shell: { config } }: State): string | null => {
  if (route.name === "pending" || rowOf(route.name).isRedesigned !== true) return screenOf(route);
  return config?.casino?.isRedesignEnabled === true ? "casinoRedesign" : screenOf(route);
};

/** The section on the page; null while a guard has to wait, or sends the player on. [routing-002] */
export function sectionShown(state: State): string | null {
  const { verdict } = decisionOf(state);
  if (verdict === null) return sectionWanted(state);
  return typeof verdict === "object" && "status" in verdict ? "missing" : null;
}

/** Status of the error page; null: none. One that the config wants has no message. [error-005] [error-007] */
export function failureOf(state: State): 404 | 500 | null {
  const { verdict } = decisionOf(state);
  return verdict !== null && typeof verdict === "object" && "status" in verdict
    ? verdict.status
    : null;
}
export const isFailureSilent = (state: State): boolean => {
  const { verdict } = decisionOf(state);
  return (
    verdict !== null &&
    typeof verdict === "object" &&
    "status" in verdict &&
    verdict.isSilent === true
  );
};

/** The frame of the page. [routing-001] */
export function layoutOf({ navigation: { route }, shell: { config } }: State): LayoutName {
  if (route.name === "pending") return "main";
  const { layout, isRedesigned } = rowOf(route.name);
  return isRedesigned === true && config?.casino?.isRedesignEnabled === true
    ? "thirdParty"
    : layout;
}
