import { distinctUntilChanged, map, mergeMap, startWith } from "rxjs";
import type { Draft } from "../../events/define.ts";
import { type Decision, decisionOf } from "../../events/navigation/guards/index.ts";
import { NavigationRequested, RouteDecided } from "../../events/navigation/events.ts";
import type { Epic } from "../epic.ts";

/** Writes down what the guards say of each address, and takes the player where they send them. */
export const guardRoutes: Epic = {
  name: "navigation/guard",
  run: (deps) =>
    deps.state$.pipe(
      startWith(deps.state()),
      map((state) => ({
        path: state.navigation.path,
        route: state.navigation.route.name,
        decision: decisionOf(state),
      })),
      distinctUntilChanged(
        (one, other) => one.path === other.path && isSame(one.decision, other.decision),
      ),
      mergeMap(({ path, route, decision }) => events(path, route, decision)),
    ),
};

const isSame = (one: Decision, other: Decision): boolean =>
  one === other ||
  (one.guard === other.guard && JSON.stringify(one.verdict) === JSON.stringify(other.verdict));

function events(path: string, route: string, { guard, verdict }: Decision): readonly Draft[] {
  if (verdict === "wait" || verdict === "table") return [];
  const decided = (said: "admitted" | "sent" | "held" | "refused", to?: string, status?: number) =>
    RouteDecided({ path, route, verdict: said, guard, to: to ?? null, status: status ?? null });
  if (verdict === null) return [decided("admitted")];
  if ("status" in verdict) return [decided("refused", undefined, verdict.status)];
  if ("leaveFor" in verdict) return [decided("held", verdict.leaveFor)];
  const { to, isQueryKept, query = {} } = verdict;
  return [
    decided("sent", to),
    NavigationRequested({
      path: to,
      isReplacing: true,
      ...(isQueryKept === true ? { isQueryKept } : {}),
      ...("set" in query || "drop" in query
        ? {
            query: {
              ...(query.set === undefined ? {} : { set: { ...query.set } }),
              ...(query.drop === undefined ? {} : { drop: [...query.drop] }),
            },
          }
        : {}),
    }),
  ];
}
