import { isRestricted, isSilent, limitInForce, type WithLimitsAndShell } from "./selectors.ts";
import { SELF_EXCLUSION, TIME_OUT } from "./types.ts";

/**
 * Until when offers and reminders are silent (Unix ms); infinite: the break has no end, or a register has the player; null:
 * they are not.
 */
export function silentUntil(state: WithLimitsAndShell): number | null {
  if (!isSilent(state)) return null;
  if (isRestricted(state)) return Number.POSITIVE_INFINITY;
  const ends = [SELF_EXCLUSION, TIME_OUT].flatMap((type) => {
    const limit = limitInForce(state, type);
    return limit === undefined ? [] : [(limit.endsAt ?? Number.POSITIVE_INFINITY) * 1000];
  });
  return Math.max(...ends);
}
