import type { State } from "../index.ts";
import { decisionOf } from "./guards/index.ts";
import type { LayoutName } from "./routes/row.ts";
import { rowOf } from "./routes/table.ts";
import { screenOf } from "./route.ts";

/** The section for the current address: that of the route, or the error page. Null: not known yet. */
export function sectionWanted(state: State): string | null {
  return failureOf(state) === null ? sectionOfRoute(state) : "missing";
}

const sectionOfRoute = ({ navigation: { route }, shell: { config } }: State): string | null => {
  if (route.name === "pending" || rowOf(route.name).isRedesigned !== true) return screenOf(route);
  return config?.casino?.isRedesignEnabled === true ? "casinoRedesign" : screenOf(route);
};

/** The section on the page; null while a guard waits or redirects. [routing-002] */
export function sectionShown(state: State): string | null {
  const { verdict } = decisionOf(state);
  if (verdict === null) return sectionWanted(state);
  return typeof verdict === "object" && "status" in verdict ? "missing" : null;
}

/** Status of the error page; null: none. [error-005] */
export function failureOf(state: State): 404 | 500 | null {
  const { verdict } = decisionOf(state);
  return verdict !== null && typeof verdict === "object" && "status" in verdict
    ? verdict.status
    : null;
}
/** An error page that the site config asks for shows no message. [error-007] */
export const isFailureSilent = (state: State): boolean => {
  const { verdict } = decisionOf(state);
  return (
    verdict !== null &&
    typeof verdict === "object" &&
    "status" in verdict &&
    verdict.isSilent === true
  );
};

/** The layout of the page. [routing-001] */
export function layoutOf({ navigation: { route }, shell: { config } }: State): LayoutName {
  if (route.name === "pending") return "main";
  const { layout, isRedesigned } = rowOf(route.name);
  return isRedesigned === true && config?.casino?.isRedesignEnabled === true
    ? "thirdParty"
    : layout;
}
