import type { State } from "../../index.ts";
import type { RouteRow } from "../routes/row.ts";
import type { RouteName } from "../routes/table.ts";
import { pathIfKnown, pathWithin, type Place } from "../route.ts";

/** What a guard says of the place where the player is. */
export type Verdict =
  /** Nothing against it. */
  | null
  /** Here and nowhere else: no later guard is asked. */
  | "stay"
  /** Not known yet: nothing is shown and nothing is decided. */
  | "wait"
  /** The same, until the rest of the route table has loaded. */
  | "table"
  /** Elsewhere in the app, in place of this address. */
  | { readonly to: string; readonly isQueryKept?: true; readonly query?: QueryChange }
  /** Leads out of the app after a notice; nothing is shown until it is answered. */
  | { readonly leaveFor: string }
  /** An error page. */
  | { readonly status: 404 | 500; readonly isSilent?: true };
type QueryChange = {
  readonly set?: Readonly<Record<string, string>>;
  readonly drop?: readonly string[];
};

/** Pure: the state, with the row of its route in the table. */
export type Guard = (state: State, row: RouteRow) => Verdict;

/** A path that the site does not have: one of its list, or below one that ends with a star. [routing-007] */
export function isBlacklisted({ shell }: State, path: string): boolean {
  const within = pathWithin(path);
  return (
    shell.config?.pages?.pathBlacklist.some((entry) => {
      const own = entry.replace(/^\/*/, "/");
      return own.endsWith("/*") ? `${within}/`.startsWith(own.slice(0, -1)) : within === own;
    }) === true
  );
}

/** Sends to a place that the site has, else home. [guards-008] [guards-010] */
export function toOrHome(state: State, place: Place<RouteName>): "table" | { readonly to: string } {
  const verdict = to(state, place);
  return verdict !== "table" && isBlacklisted(state, verdict.to)
    ? to(state, { name: "home" })
    : verdict;
}

/** Redirects to a route; one outside the first load has a path once the rest of the table has loaded. */
export function to(
  { settings, navigation }: State,
  place: Place<RouteName>,
): "table" | { readonly to: string } {
  const path = pathIfKnown(place, settings.language, navigation.isTableWhole);
  return path === null ? "table" : { to: path };
}
