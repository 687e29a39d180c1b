import type { State } from "../../index.ts";
import type { RouteRow } from "../routes/row.ts";
import type { RouteName } from "../routes/table.ts";
import { pathIfKnown, pathWithin, type Place } from "../route.ts";

/** What a guard decides about the current address. */
export type Verdict =
  /** No objection. */
  | null
  /** Allowed, and no later guard runs. */
  | "stay"
  /** Not decided yet: nothing is shown until it is. */
  | "wait"
  /** The same, until the full route table has loaded. */
  | "table"
  /** Redirects within the app and replaces this address; `isNewEntry` adds a history entry instead. */
  | {
      readonly to: string;
      readonly isQueryKept?: true;
      readonly query?: QueryChange;
      readonly isNewEntry?: true;
    }
  /** Leaves the app after a notice; nothing is shown until the player answers it. */
  | { readonly leaveFor: string }
  /** An error page. */
  | { readonly status: 404 | 500; readonly isSilent?: true };
type QueryChange = {
  readonly set?: Readonly<Record<string, string>>;
  readonly drop?: readonly string[];
};

/** A pure function of the state and the row of the current route. */
export type Guard = (state: State, row: RouteRow) => Verdict;

/**
 * Whether the site excludes a path: its list has the path, or a parent of it that ends with a star.
 * [routing-007]
 */
export function isBlacklisted({ shell }: State, path: string): boolean {
  const localPath = pathWithin(path);
  return (
    shell.config?.pages?.pathBlacklist.some((entry) => {
      const excluded = entry.replace(/^\/*/, "/");
      return excluded.endsWith("/*")
        ? `${localPath}/`.startsWith(excluded.slice(0, -1))
        : localPath === excluded;
    }) === true
  );
}

/** Redirects to a place, or home if the site excludes that. [guards-008] [guards-010] */
export function toOrHome(state: State, place: Place<RouteName>): "table" | { readonly to: string } {
  const verdict = to(state, place);
  return verdict !== "table" && isBlacklisted(state, verdict.to)
    ? to(state, { name: "home" })
    : verdict;
}

/** Redirects to a route; one outside the first load has no path until the full route table has loaded. */
export function to(
  { settings, navigation }: State,
  place: Place<RouteName>,
): "table" | { readonly to: string } {
  const path = pathIfKnown(place, settings.language, navigation.isTableWhole);
  return path === null ? "table" : { to: path };
}
