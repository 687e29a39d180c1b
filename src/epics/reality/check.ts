import { notSelfExcluded } from "../limits/conditions.ts";
import { filter, map, merge, of } from "rxjs";
import type { State } from "../../events/index.ts";
import {
  RealityCheckShown,
  RealityEnded,
  RealityStarted,
  RealityStepped,
  RealityTakenUp,
} from "../../events/reality/events.ts";
import {
  isRealityCheckShown,
  isRealityRequired,
  realityIntervalMs,
} from "../../events/reality/selectors.ts";
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

/** Length of the current step: a full one, or what is left of the interval. */
const stepMs = ({ reality, shell }: State): number =>
  Math.min(parameter(REALITY, "stepMs", shell.config), reality.timer?.leftMs ?? 0);

/**
 * Counts the interval down step by step; a step counts as its own length, however long the phone slept during
 * it.
 */
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

/**
 * Whether the countdown has to start, and if so, whether it goes on with the time already counted; null if not. A
 * player who changes the interval gets no check later than the earlier one was due.
 */
function beginning(
  state: State,
): { readonly intervalMs: number; readonly isTakenUp: boolean } | null {
  const { timer, intervalMs: previousMs } = state.reality;
  const intervalMs = realityIntervalMs(state);
  // Where the policy pack asks for checks, an answer that would end them starts another interval.
  const isEnded = timer?.doNotShowAgain === true && isRealityRequired(state);
  if (state.session.tag !== "player" || intervalMs === 0) return null;
  if (intervalMs === previousMs && !isEnded) return null;
  // What was counted under an interval that was then removed is no part of the one set again.
  if (timer === null || isEnded || previousMs === 0) return { intervalMs, isTakenUp: false };
  // Stored time that exceeds the interval belongs to a different one. Another interval starts over after the flag.
  const isTakenUp = previousMs === null ? timer.leftMs <= intervalMs : !timer.doNotShowAgain;
  return { intervalMs, isTakenUp };
}

const begin: Epic = {
  name: "reality/check",
  run: (deps) =>
    deps
      .select(beginning, (previous, next) => previous?.intervalMs === next?.intervalMs)
      .pipe(
        filter((start) => start !== null),
        map(({ intervalMs, isTakenUp }) =>
          isTakenUp ? RealityTakenUp({ intervalMs }) : RealityStarted({ intervalMs }),
        ),
      ),
};

/** Whether the limits are known and no longer have the interval that was counted. */
const isRemoved = (state: State): boolean =>
  state.session.tag === "player" &&
  state.limits.isKnown === true &&
  state.reality.timer !== null &&
  state.reality.intervalMs !== 0 &&
  realityIntervalMs(state) === 0;

const end: Epic = {
  name: "reality/check",
  run: (deps) =>
    deps.select(isRemoved).pipe(
      filter((isOver) => isOver),
      map(() => RealityEnded({})),
    ),
};

/** Asks the player whether to continue each time the interval has passed. [reality-001] [reality-006] */
export const realityCheck: Epic = {
  name: "reality/check",
  isGuard: true,
  run: (deps) => merge(begin.run(deps), end.run(deps), countDown.run(deps)),
};
