import { expect, it } from "vitest";
import { SectionWanted } from "../../src/events/sections/events.ts";
import {
  type SectionCode,
  type SectionRecord,
  sectionOf,
  sectionsSlice,
} from "../../src/events/sections/state.ts";
import type { Timeline } from "./timeline.ts";
import { durationText } from "./durations.ts";
import { expectationPlace } from "./place.ts";
import type { RecordedEvent } from "./play.ts";
import { prove } from "./rule.ts";

const names = {
  [-2]: "not-exist",
  [-1]: "error",
  1: "loading",
  2: "ready",
} as const satisfies Readonly<Record<SectionCode, string>>;

/** A change of a section's state: when, from which to which, by which event, and what caused it. */
type SectionChange = {
  readonly at: string;
  /** `ready → not-exist` */
  readonly pair: string;
  readonly by: string;
  /** Null for an input, which has no cause. */
  readonly cause: string | null;
};

/** Each change of a section's state in the first tab, whose page is not reloaded. */
export function sectionChanges(
  events: readonly RecordedEvent[],
  section: string,
): readonly SectionChange[] {
  const entries = events.filter(({ tab }) => tab === 1);
  const typeOf = new Map(entries.map(({ entry }) => [entry.seq, entry.type]));
  let sections = sectionsSlice.initial;
  return entries.flatMap(({ ms, entry }) => {
    const before = sectionOf(sections, section).code;
    sections = sectionsSlice.folds.get(entry.type)?.(sections, entry) ?? sections;
    const after = sectionOf(sections, section).code;
    if (after === before) return [];
    return {
      at: durationText(ms),
      pair: `${names[before]} → ${names[after]}`,
      by: SectionWanted.is(entry) ? `${entry.type}(${entry.data.why})` : entry.type,
      cause: entry.cause === null ? null : (typeOf.get(entry.cause) ?? null),
    };
  });
}

/** As a line: `1s error → loading by SectionWanted(retry) after TimerFired`. */
const changeText = ({ at, pair, by, cause }: SectionChange): string =>
  `${at} ${pair} by ${by}${cause === null ? "" : ` after ${cause}`}`;

/**
 * A timeline at the menu, with every state change of the section `of` (by default the menu) in `changes`;
 * `last` has the other fields of its record at the end.
 */
type States = Partial<Timeline> & {
  readonly changes: readonly string[];
  readonly of?: string;
  readonly last?: Partial<SectionRecord>;
};

/** A test with such a timeline; `expect` may be left out, because `changes` is complete. */
export function states(title: string, { changes, of = "menu", last = {}, ...timeline }: States) {
  const place = expectationPlace(states);
  it(title, () => {
    const { events, state } = prove(
      title,
      { watch: "EpicCrashed", expect: "", ...timeline },
      place,
    );
    expect(sectionChanges(events, of).map(changeText)).toEqual(changes);
    expect(sectionOf(state.sections, of)).toMatchObject(last);
  });
}
