import { firstRoutes } from "./first.ts";
import { expressionOf, rankOf } from "./match.ts";
import type { restRoutes } from "../../routes/index.ts";
import type { RouteRow } from "./row.ts";

export type FirstRouteName = keyof typeof firstRoutes;
export type RouteName = FirstRouteName | keyof typeof restRoutes;

type Known = { readonly name: RouteName; readonly row: RouteRow; readonly expression: RegExp };

const known = (table: Readonly<Record<string, RouteRow>>): Known[] =>
  Object.entries(table)
    .map(([name, row]) => ({
      name: name as RouteName,
      row,
      rank: rankOf(row.pattern),
      expression: expressionOf(row.pattern),
    }))
    .sort((one, other) => (one.rank < other.rank ? -1 : one.rank > other.rank ? 1 : 0));

const first = known(firstRoutes);
let whole: readonly Known[] = first;
let byName: Readonly<Record<string, RouteRow>> = firstRoutes;

/** Makes the rest of the table known. Which addresses it answers for from when on says the state. */
export function addRoutes(rest: Readonly<Record<string, RouteRow>>): void {
  byName = { ...firstRoutes, ...rest };
  whole = known(byName);
}

/** What is known of a route. The rest of the table has come before its names are used. */
export const rowOf = (name: RouteName): RouteRow => byName[name] ?? firstRoutes.missing;

/** Whether the table, or what the first load has of it, has a route of this name. */
export const isRouteName = (name: string, isWhole = true): name is RouteName =>
  name in (isWhole ? byName : firstRoutes);

/** The first route whose pattern takes the path, which is without its language; null: only the rest can tell. */
export function match(
  path: string,
  isWhole: boolean,
): { readonly name: RouteName; readonly params: Readonly<Record<string, string>> } | null {
  for (const { name, expression } of isWhole ? whole : first) {
    const found = expression.exec(path);
    if (found === null) continue;
    if (name === "missing" && !isWhole) return null;
    const params = decoded(found.groups ?? {});
    if (params !== null) return { name, params };
  }
  return { name: "missing", params: {} };
}

function decoded(
  groups: Readonly<Record<string, string | undefined>>,
): Record<string, string> | null {
  try {
    return Object.fromEntries(
      Object.entries(groups).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, decodeURIComponent(value)]],
      ),
    );
  } catch {
    return null;
  }
}
