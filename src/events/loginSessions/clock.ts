import type { State } from "../index.ts";
import { isSelfExcluded } from "../limits/index.ts";
import { bodyOf } from "../remoteData.ts";
import { currentSession } from "./slice.ts";

/**
 * Where the policy pack asks for it, every screen says what time it is, how long the player has been logged in, what they
 * won or lost since, and when they logged in before. Not during a break: nobody plays then.
 */
export const hasSessionClock = (state: Pick<State, "limits" | "shell" | "session">): boolean =>
  state.session.tag === "player" &&
  state.shell.config?.policy?.hasSessionClock === true &&
  !isSelfExcluded(state);

/** When the player logged in, and when they did before that, on any device; Unix ms. Null: not known. */
export function loginTimes({ loginSessions }: Pick<State, "loginSessions">): {
  readonly startedAt: number | null;
  readonly lastAt: number | null;
} {
  const current = currentSession(loginSessions);
  if (current === null) return { startedAt: null, lastAt: null };
  const before = (bodyOf(loginSessions.list)?.items ?? [])
    .filter(({ isCurrent, startedAt }) => !isCurrent && startedAt <= current.startedAt)
    .map(({ startedAt }) => startedAt * 1000);
  return {
    startedAt: current.startedAt * 1000,
    lastAt: before.length === 0 ? null : Math.max(...before),
  };
}
