import { marbles } from "rxjs-marbles";
import { it } from "vitest";
import { compare } from "./compare.ts";
import { printFailure } from "./draw.ts";
import { type Timeline, lanesOf } from "./timeline.ts";
import { edgeWatch } from "./edges.ts";
import { expectationPlace, type Place } from "./place.ts";
import { play, type Played } from "./play.ts";
import { World } from "./world.ts";

/**
 * A test that is a timeline: the whole client runs through the lanes in virtual time. The title names the
 * ledger rows that it proves, `[idle-001]`, and the edges of rules that it shows, `{IDLE:before}`.
 */
export function rule(title: string, timeline: Timeline): void {
  const place = expectationPlace(rule);
  it(
    title,
    marbles(({ scheduler }) => {
      prove(title, timeline, place, new World(scheduler));
    }),
  );
}

/**
 * Plays a timeline and compares; throws the failure as a timeline. Returns what was played, for further
 * checks.
 */
export function prove(
  title: string,
  timeline: Timeline,
  place: Place,
  world = new World(),
): Played {
  try {
    return played(title, timeline, place, world);
  } catch (error) {
    // The test runner shows the code of the timeline, not a line of the kit; a crash keeps its stack.
    if (error instanceof Error && error.constructor === Error) {
      error.stack = `${error.name}: ${error.message}\n    at ${place.frame()}`;
    }
    throw error;
  }
}

function played(title: string, timeline: Timeline, place: Place, world: World): Played {
  const lanes = lanesOf(timeline);
  const edges = edgeWatch(title);
  const played = play(timeline, lanes, edges.observer, world);
  const found = compare(lanes, played.events);
  if (found.differences.length > 0) {
    const failure = new Error(printFailure(title, place.text(), lanes, found));
    failure.name = "RuleFailed";
    throw failure;
  }
  const [unread] = played.unread;
  if (unread !== undefined)
    throw new Error(`stored: no page read "${unread}", so storing it proves nothing`);
  edges.assertBrought(timeline, lanes, played);
  return played;
}
