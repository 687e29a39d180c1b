import { filter, map, merge, mergeMap } from "rxjs";
import type { State } from "../../events/index.ts";
import { RouteEntered, TargetKept } from "../../events/navigation/events.ts";
import {
  isForVisitorsOnly,
  isRouteName,
  pathIfKnown,
  pathWithin,
  routeOf,
} from "../../events/navigation/index.ts";
import { ValueStored } from "../../events/shell/events.ts";
import type { Epic } from "../epic.ts";

/**
 * Where the site sends a player after sign-in, depending on the page they came from. Null if no rule matches,
 * undefined while that is not known yet. [routing-010] [routing-011]
 */
function targetOf({ navigation, shell, settings }: State): string | null | undefined {
  const { returnPath, isTableWhole } = navigation;
  if (shell.config === null) return undefined;
  const from = returnPath === null ? null : routeOf(returnPath, isTableWhole).name;
  const rules = shell.config.redirects?.rules ?? [];
  const rule = rules.find(
    ({ route_from }) =>
      route_from === "*" || route_from === from || isSamePath(route_from, returnPath),
  );
  // After a reload the previous page is unknown: the stored target stays in force.
  if (rule === undefined) return from === null || from === "pending" ? undefined : null;
  const to = pathOfRule(rule.route_to, isTableWhole);
  return to === null ? null : `/${settings.language}${to}`;
}

/**
 * The path in a rule, given as a route name or as a path, without the language. Null if there is no such
 * page.
 */
function pathOfRule(target: string, isTableWhole: boolean): string | null {
  const routePath =
    isRouteName(target, isTableWhole) && target !== "missing"
      ? pathIfKnown({ name: target }, "en", isTableWhole)
      : null;
  const path = pathWithin(routePath ?? target);
  return /^\/(?![/\\])[\w\-/]*$/.test(path) ? path : null;
}

const isSamePath = (rulePath: string, path: string | null): boolean =>
  path !== null && rulePath.startsWith("/") && pathWithin(path) === pathWithin(rulePath);

/**
 * Keeps the target while the player signs in, also across a reload, and clears it once it has been reached.
 * [routing-012]
 */
export const keepTarget: Epic = {
  name: "auth/target",
  run: (deps) => {
    const keepTargetEvents = (path: string | null) => [
      TargetKept({ path }),
      ValueStored({
        area: "local",
        key: "tl.redirectTarget",
        value: path === null ? null : JSON.stringify(path),
      }),
    ];
    return merge(
      deps
        .select((state) =>
          isForVisitorsOnly(state.navigation.route) ? targetOf(state) : undefined,
        )
        .pipe(
          filter((path) => path !== undefined),
          filter((path) => path !== deps.state().navigation.target),
          map(keepTargetEvents),
        ),
      // Only once the player has arrived: until then the guards still need the target.
      deps.on(RouteEntered).pipe(
        filter(({ data }) => data.path === deps.state().navigation.target),
        map(() => keepTargetEvents(null)),
      ),
    ).pipe(mergeMap((events) => events));
  },
};
