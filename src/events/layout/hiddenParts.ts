import type { State } from "../index.ts";
import { isInTest } from "../shell/index.ts";
import { type LayoutName, type LayoutPart, layoutOf, rowOf } from "../navigation/index.ts";

const bare: readonly LayoutPart[] = ["header", "footer", "seo", "bottomNavigation"];
/** What a layout never has. [layouts-002] [layouts-005] */
const lacks: { readonly [K in LayoutName]?: readonly LayoutPart[] } = {
  headless: ["header"],
  empty: bare,
  blocked: bare,
  maintenance: bare,
};
/** Tests that take the bottom navigation off the registration page. [layouts-008] */
const quietRegistration = [69, 70];

/**
 * Whether a part of the layout is hidden here: by the layout, a section, the route, the site config or a test.
 * [layouts-007]
 */
export function isHidden(state: State, part: LayoutPart): boolean {
  const { name } = state.navigation.route;
  if (lacks[layoutOf(state)]?.includes(part) === true) return true;
  const wishes = Object.values(state.layout.wishes ?? {});
  if (wishes.some(({ parts }) => parts?.includes(part))) return true;
  if (name === "pending") return false;
  if (rowOf(name).hides?.includes(part) === true) return true;
  const { hiddenParts = [] } = state.shell.config?.pages ?? {};
  if (hiddenParts.some(({ route, parts }) => route === name && parts.includes(part))) return true;
  return (
    part === "bottomNavigation" &&
    name === "registration" &&
    quietRegistration.some((test) => isInTest(state, test))
  );
}

/** All parts that are hidden here. */
export const hiddenParts = (state: State): readonly LayoutPart[] =>
  bare.filter((part) => isHidden(state, part));
