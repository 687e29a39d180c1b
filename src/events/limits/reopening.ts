import type { State } from "../index.ts";
import { playClosedTo } from "./playClosed.ts";
import { breakInForce, isRestricted } from "./selectors.ts";

/**
 * When closed play may open again (Unix ms), as far as is known: at the end of the break or of the wait between
 * operators, or `everyMs` after the last request. The latter also applies to a break that should have ended before that request: this clock
 * may be ahead of the server's. Null: play is open, or closed without an end.
 */
export function reopensAt(
  state: Pick<State, "limits" | "reality" | "session" | "shell">,
  everyMs: number,
): number | null {
  // Asked again at the next log-in, or on the next day.
  if (isRestricted(state)) return null;
  const nextCheckAt = state.limits.askedAt + everyMs;
  const activeBreak = breakInForce(state);
  if (activeBreak === undefined) {
    const closed = playClosedTo(state, 0);
    // REALITY-PAUSE ends it.
    if (closed === null || closed === "reality_pause") return null;
    const isByActivity = closed === "active_elsewhere" || closed === "activity_waiting";
    const until = (isByActivity ? (state.limits.activity?.until ?? 0) : 0) * 1000;
    return until > state.limits.askedAt ? until : nextCheckAt;
  }
  if (activeBreak.endsAt === null) return null;
  const endsAt = activeBreak.endsAt * 1000;
  return endsAt > state.limits.askedAt ? endsAt : nextCheckAt;
}
