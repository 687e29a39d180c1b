import { firstRoutes } from "./first.ts";
import { expressionOf, rankOf } from "./match.ts";
import type { restRoutes } from "../../routes/index.ts";
import type { RouteRow } from "./row.ts";

export type FirstRouteName = keyof typeof firstRoutes;
export type RouteName = FirstRouteName | keyof typeof restRoutes;

type CompiledRoute = {
  readonly name: RouteName;
  readonly row: RouteRow;
  readonly expression: RegExp;
};

const compile = (table: Readonly<Record<string, RouteRow>>): CompiledRoute[] =>
  Object.entries(table)
    .map(([name, row]) => ({
      name: name as RouteName,
      row,
      rank: rankOf(row.pattern),
      expression: expressionOf(row.pattern),
    }))
    .sort((a, b) => (a.rank < b.rank ? -1 : a.rank > b.rank ? 1 : 0));

const firstCompiled = compile(firstRoutes);
let allCompiled: readonly CompiledRoute[] = firstCompiled;
let byName: Readonly<Record<string, RouteRow>> = firstRoutes;

/**
 * Adds the routes outside the first load. Paths match them once the state says that the table is complete.
 */
export function addRoutes(routes: Readonly<Record<string, RouteRow>>): void {
  byName = { ...firstRoutes, ...routes };
  allCompiled = compile(byName);
}

/** The row of a route. Names outside the first load are only used once the full table has loaded. */
export const rowOf = (name: RouteName): RouteRow => byName[name] ?? firstRoutes.missing;

/** Whether the full table, or its part in the first load, has a route of this name. */
export const isRouteName = (name: string, isWhole = true): name is RouteName =>
  name in (isWhole ? byName : firstRoutes);

/**
 * The first route whose pattern matches the path (without its language); null: only the full table can tell.
 */
export function match(
  path: string,
  isWhole: boolean,
): { readonly name: RouteName; readonly params: Readonly<Record<string, string>> } | null {
  for (const { name, expression } of isWhole ? allCompiled : firstCompiled) {
    const result = expression.exec(path);
    if (result === null) continue;
    if (name === "missing" && !isWhole) return null;
    const params = decoded(result.groups ?? {});
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
