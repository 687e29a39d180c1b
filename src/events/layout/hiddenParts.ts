import type { State } from "../index.ts";
import { isInTest } from "../shell/index.ts";
import { type LayoutName, type LayoutPart, layoutOf, rowOf } from "../navigation/index.ts";

const allParts: readonly LayoutPart[] = ["header", "footer", "seo", "bottomNavigation"];
/** Parts that a layout never has. [layouts-002] [layouts-005] */
const missingParts: { readonly [K in LayoutName]?: readonly LayoutPart[] } = {
  headless: ["header"],
  empty: allParts,
  blocked: allParts,
  maintenance: allParts,
};
/** Tests that hide the bottom navigation on the registration page. [layouts-008] */
const registrationTests = [69, 70];

/**
 * Whether a part of the layout is hidden: by the layout, a section, the route, the site config or a test.
 * [layouts-007]
 */
export function isHidden(state: State, part: LayoutPart): boolean {
  const { name } = state.navigation.route;
  if (missingParts[layoutOf(state)]?.includes(part) === true) return true;
  const pageRequests = Object.values(state.layout.pageRequests ?? {});
  if (pageRequests.some(({ parts }) => parts?.includes(part))) return true;
  if (name === "pending") return false;
  if (rowOf(name).hides?.includes(part) === true) return true;
  const { hiddenParts = [] } = state.shell.config?.pages ?? {};
  if (hiddenParts.some(({ route, parts }) => route === name && parts.includes(part))) return true;
  return (
    part === "bottomNavigation" &&
    name === "registration" &&
    registrationTests.some((test) => isInTest(state, test))
  );
}

/** All hidden parts. */
export const hiddenParts = (state: State): readonly LayoutPart[] =>
  allParts.filter((part) => isHidden(state, part));
