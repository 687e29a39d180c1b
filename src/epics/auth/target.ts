import { distinctUntilChanged, filter, map, merge, mergeMap, startWith } from "rxjs";
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
 * Where the site wants whoever signs in to go, by where they came from; null when no rule matches, undefined as long as
 * that cannot be told. [routing-010] [routing-011]
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
  // After a reload nobody knows where they came from: what was kept then holds.
  if (rule === undefined) return from === null || from === "pending" ? undefined : null;
  const to = placeOf(rule.route_to, isTableWhole);
  return to === null ? null : `/${settings.language}${to}`;
}

/** The path that a rule names, by the name of a route or as a path; without language. Null: there is no such place. */
function placeOf(named: string, isTableWhole: boolean): string | null {
  const ofRoute =
    isRouteName(named, isTableWhole) && named !== "missing"
      ? pathIfKnown({ name: named }, "en", isTableWhole)
      : null;
  const path = pathWithin(ofRoute ?? named);
  return /^\/(?![/\\])[\w\-/]*$/.test(path) ? path : null;
}

const isSamePath = (wanted: string, path: string | null): boolean =>
  path !== null && wanted.startsWith("/") && pathWithin(path) === pathWithin(wanted);

/** Keeps the target while the player signs in, also over a reload, and forgets it when it was used. [routing-012] */
export const keepTarget: Epic = {
  name: "auth/target",
  run: (deps) => {
    const kept = (path: string | null) => [
      TargetKept({ path }),
      ValueStored({
        area: "local",
        key: "tl.redirectTarget",
        value: path === null ? null : JSON.stringify(path),
      }),
    ];
    return merge(
      deps.state$.pipe(
        startWith(deps.state()),
        filter((state) => isForVisitorsOnly(state.navigation.route)),
        map(targetOf),
        distinctUntilChanged(),
        filter((path) => path !== undefined),
        filter((path) => path !== deps.state().navigation.target),
        map(kept),
      ),
      // Not before the player is there: until then the guards still ask where to.
      deps.on(RouteEntered).pipe(
        filter(({ data }) => data.path === deps.state().navigation.target),
        map(() => kept(null)),
      ),
    ).pipe(mergeMap((events) => events));
  },
};
