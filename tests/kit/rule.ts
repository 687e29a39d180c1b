import { marbles } from "rxjs-marbles";
import { it } from "vitest";
import { compare } from "./compare.ts";
import { drawFailure } from "./draw.ts";
import { type Drawing, lanesOf } from "./drawing.ts";
import { edgeWatch } from "./edges.ts";
import { expectationPlace, type Place } from "./place.ts";
import { play, type Played } from "./play.ts";
import { World } from "./world.ts";

/**
 * A test that is a drawing: the whole client runs through the lanes in virtual time. The title says which rows of the
 * ledger it proves, `[idle-001]`, and which edges of which rules it shows, `{IDLE:before}`.
 */
export function rule(title: string, drawing: Drawing): void {
  const place = expectationPlace(rule);
  it(
    title,
    marbles(({ scheduler }) => {
      prove(title, drawing, place, new World(scheduler));
    }),
  );
}

/** Plays a drawing and compares; throws the failure as a drawing. Gives back what was played, for more questions. */
export function prove(title: string, drawing: Drawing, place: Place, world = new World()): Played {
  try {
    return played(title, drawing, place, world);
  } catch (error) {
    // The test runner shows the code at the place of the drawing, not a line of the kit; a crash keeps its stack.
    if (error instanceof Error && error.constructor === Error) {
      error.stack = `${error.name}: ${error.message}\n    at ${place.frame()}`;
    }
    throw error;
  }
}

function played(title: string, drawing: Drawing, place: Place, world: World): Played {
  const lanes = lanesOf(drawing);
  const edges = edgeWatch(title);
  const played = play(drawing, lanes, edges.observer, world);
  const found = compare(lanes, played.facts);
  if (found.differences.length > 0) {
    const failure = new Error(drawFailure(title, place.text(), lanes, found));
    failure.name = "RuleFailed";
    throw failure;
  }
  edges.assertBrought(drawing, lanes, played);
  return played;
}
