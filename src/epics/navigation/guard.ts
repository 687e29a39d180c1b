import { mergeMap } from "rxjs";
import type { Draft } from "../../events/define.ts";
import { type Decision, decisionOf } from "../../events/navigation/guards/index.ts";
import { NavigationRequested, RouteDecided } from "../../events/navigation/events.ts";
import type { Epic } from "../epic.ts";

/** Records the guards' decision for each address and follows their redirects. */
export const guardRoutes: Epic = {
  name: "navigation/guard",
  run: (deps) =>
    deps
      .select(
        (state) => ({
          path: state.navigation.path,
          route: state.navigation.route.name,
          decision: decisionOf(state),
        }),
        (previous, next) => previous.path === next.path && isSame(previous.decision, next.decision),
      )
      .pipe(mergeMap(({ path, route, decision }) => events(path, route, decision))),
};

const isSame = (a: Decision, b: Decision): boolean =>
  a === b || (a.guard === b.guard && JSON.stringify(a.verdict) === JSON.stringify(b.verdict));

function events(path: string, route: string, { guard, verdict }: Decision): readonly Draft[] {
  if (verdict === "wait" || verdict === "table") return [];
  const decided = (
    outcome: "admitted" | "sent" | "held" | "refused",
    to?: string,
    status?: number,
  ) =>
    RouteDecided({ path, route, verdict: outcome, guard, to: to ?? null, status: status ?? null });
  if (verdict === null) return [decided("admitted")];
  if ("status" in verdict) return [decided("refused", undefined, verdict.status)];
  if ("leaveFor" in verdict) return [decided("held", verdict.leaveFor)];
  const { to, isQueryKept, query = {}, isNewEntry } = verdict;
  return [
    decided("sent", to),
    NavigationRequested({
      path: to,
      isReplacing: isNewEntry !== true,
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
