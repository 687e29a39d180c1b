import { notSelfExcluded } from "../limits/conditions.ts";
import { distinctUntilChanged, filter, map, merge, of, startWith } from "rxjs";
import type { State } from "../../events/index.ts";
import {
  RealityCheckShown,
  RealityStarted,
  RealityStepped,
  RealityTakenUp,
} from "../../events/reality/events.ts";
import { isRealityCheckShown, realityIntervalMs } from "../../events/reality/selectors.ts";
import type { Epic } from "../epic.ts";
import { deadline } from "../rules/deadline.ts";
import { parameter, rule } from "../rules/rule.ts";
import { siteOpen } from "../rules/conditions.ts";

export const REALITY = rule({
  id: "REALITY",
  ledger: [
    "reality-001",
    "reality-002",
    "reality-003",
    "reality-004",
    "reality-005",
    "reality-006",
    "reality-007",
    "reality-009",
    "call-reality-001",
  ],
  parameters: { stepMs: { unit: "ms", fallback: 300_000, clamp: [1_000, 300_000] } },
  needs: {
    playerHasInterval: (state) => state.session.tag === "player" && realityIntervalMs(state) > 0,
    mayBeShownAgain: ({ reality }) => reality.timer?.doNotShowAgain !== true,
    notSelfExcluded,
    siteOpen,
  },
  pauses: { checkShown: isRealityCheckShown },
  persists: ["tl.realityCheck"],
});

/** Length of the step that is under way: the whole one, or what is left of the interval. */
const stepMs = ({ reality, shell }: State): number =>
  Math.min(parameter(REALITY, "stepMs", shell.config), reality.timer?.leftMs ?? 0);

/** Counts the interval down step by step; a step counts its own length, however long the phone slept in it. */
const countDown = deadline({
  name: "reality/check",
  rule: REALITY,
  isGuard: true,
  due: (state) => {
    const { timer } = state.reality;
    const wholeMs = stepMs(state);
    return timer === null ? [] : [{ key: "", at: timer.startedAt + wholeMs, wholeMs }];
  },
  fire: ({ state }) => {
    const byMs = stepMs(state());
    const isLast = byMs >= (state().reality.timer?.leftMs ?? 0);
    return of(isLast ? RealityCheckShown({}) : RealityStepped({ byMs }));
  },
});

/** What has to happen before the interval can be counted down: it begins, or its stored rest is taken up. */
function beginning(
  state: State,
): { readonly intervalMs: number; readonly isStored: boolean } | null {
  const { timer, intervalMs: known } = state.reality;
  const intervalMs = realityIntervalMs(state);
  if (state.session.tag !== "player" || intervalMs === 0 || intervalMs === known) return null;
  // A rest that is longer than the interval belongs to another one.
  const isStored = known === null && timer !== null && timer.leftMs <= intervalMs;
  return { intervalMs, isStored };
}

const begin: Epic = {
  name: "reality/check",
  run: (deps) =>
    deps.state$.pipe(
      startWith(deps.state()),
      map(beginning),
      distinctUntilChanged((one, other) => one?.intervalMs === other?.intervalMs),
      filter((one) => one !== null),
      map(({ intervalMs, isStored }) =>
        isStored ? RealityTakenUp({ intervalMs }) : RealityStarted({ intervalMs }),
      ),
    ),
};

/** Asks the player whether to go on each time the interval has passed. [reality-001] [reality-006] */
export const realityCheck: Epic = {
  name: "reality/check",
  isGuard: true,
  run: (deps) => merge(begin.run(deps), countDown.run(deps)),
};
