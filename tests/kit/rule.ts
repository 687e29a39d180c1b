import { it } from "vitest";
import { compare } from "./compare.ts";
import { drawFailure } from "./draw.ts";
import { type Drawing, lanesOf } from "./drawing.ts";
import { expectationPlace, type Place } from "./place.ts";
import { play, type Played } from "./play.ts";

/** A test that is a drawing: the whole client runs through the lanes in virtual time. */
export function rule(title: string, drawing: Drawing): void {
  const place = expectationPlace(rule);
  it(title, () => {
    prove(title, drawing, place);
  });
}

/** Plays a drawing and compares; throws the failure as a drawing. Gives back what was played, for more questions. */
export function prove(title: string, drawing: Drawing, place: Place): Played {
  const lanes = lanesOf(drawing);
  const played = play(drawing, lanes);
  const found = compare(lanes, played.facts);
  if (found.differences.length === 0) return played;
  const failure = new Error(drawFailure(title, place.text(), lanes, found));
  failure.name = "RuleFailed";
  // The test runner shows the code at the place of the expectation, not this line.
  failure.stack = `${failure.name}: ${failure.message}\n    at ${place.frame()}`;
  throw failure;
}
