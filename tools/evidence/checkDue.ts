import { siteOpen } from "../../src/epics/rules/conditions.ts";
import type { State } from "../../src/events/index.ts";
import { isSelfExcluded } from "../../src/events/limits/index.ts";
import { REALITY_CHECK, limitInForce } from "../../src/events/limits/index.ts";
import { isRealityCheckShown } from "../../src/events/reality/selectors.ts";
import { SessionOpened } from "../../src/events/session/events.ts";
import type { Asked } from "./duties.ts";
import { type Breach, placeOf, type Witness } from "./walk.ts";

const MINUTE_MS = 60_000;
/** A longer silence of the log is a page that slept, or was closed: it counts as no time at all. */
const AWAKE_MS = 60_000;
/** Timers of a page in the background are up to a minute late. */
const LATE_MS = 2 * MINUTE_MS;

/**
 * Counts the time of play itself, and does not believe the app's own countdown: whatever stopped it, a check that is two
 * minutes late is a breach. What it counts is never more than the player has seen, so it accuses nobody falsely.
 */
export function checkDueWitness(askedAt: (at: number) => Asked) {
  const breaches: Breach[] = [];
  let last: number | null = null;
  /** Time awake since the sign-in or the last check; and since the player's own interval began. */
  let countedMs = 0;
  let ownCountedMs = 0;
  let isReported = false;

  const restart = () => {
    countedMs = 0;
    ownCountedMs = 0;
    isReported = false;
  };
  const witness: Witness = {
    receive: ({ entry, before, after }) => {
      const passedMs = last === null ? 0 : entry.at - last;
      last = entry.at;
      const isNew = SessionOpened.is(entry) && before.session.tag !== "player";
      if (isNew || !isPlaying(after) || isRealityCheckShown(before) || isRealityCheckShown(after))
        return restart();
      const ownMs = ownIntervalMs(after);
      if (ownMs !== ownIntervalMs(before)) ownCountedMs = 0;
      if (passedMs > 0 && passedMs <= AWAKE_MS) {
        countedMs += passedMs;
        ownCountedMs += passedMs;
      }
      const packMs = askedAt(entry.at).checkEveryMs;
      const isPackLate = packMs !== null && countedMs > packMs + LATE_MS;
      // A player may end their own checks for the session.
      const isOwn = ownMs !== null && after.reality.timer?.doNotShowAgain !== true;
      const isOwnLate = isOwn && ownCountedMs > ownMs + LATE_MS;
      if (isReported || (!isPackLate && !isOwnLate)) return;
      isReported = true;
      const [everyMs, sinceMs, by] = isPackLate
        ? [packMs, countedMs, "the pack asks for one"]
        : [ownMs ?? 0, ownCountedMs, "the player chose one"];
      breaches.push({
        ...placeOf(entry),
        duty: "check-due",
        cause: `no check in ${minutes(sinceMs)} min of play; ${by} every ${minutes(everyMs)} min`,
      });
    },
  };
  return { ...witness, breaches: (): readonly Breach[] => breaches };
}

const minutes = (ms: number): number => Math.floor(ms / MINUTE_MS);

const isPlaying = (state: State): boolean =>
  state.session.tag === "player" && !isSelfExcluded(state) && siteOpen(state);

function ownIntervalMs(state: State): number | null {
  const value = limitInForce(state, REALITY_CHECK)?.limitValue ?? 0;
  return value > 0 ? value * MINUTE_MS : null;
}
