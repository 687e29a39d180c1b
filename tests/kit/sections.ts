import type * as t from "io-ts";
import type { Draft, Entry } from "../../src/events/define.ts";
import type { State } from "../../src/events/index.ts";
import { sectionWanted } from "../../src/events/navigation/selectors.ts";
import {
  SectionDied,
  SectionFailed,
  SectionLoaded,
  SectionReady,
  SectionWanted,
} from "../../src/events/sections/events.ts";
import { decode, finite, openString, shape } from "../../src/codec/codec.ts";
import { parseArgs, valueOf } from "./args.ts";
import { assertKeywords, type Mark } from "./lanes.ts";

/**
 * The outcome of fetching a section: `ready`; `missing`: its code does not load; `broken`: it fails before it
 * is ready; `cracks`: it is ready and then fails; `silent`: it reports nothing.
 */
export type Fetched = "ready" | "missing" | "broken" | "cracks" | "silent";

const received: Readonly<Record<Fetched, (section: string) => readonly Draft[]>> = {
  ready: (section) => [SectionLoaded({ section }), SectionReady({ section })],
  missing: (section) => [SectionFailed({ section, reason: "chunk" })],
  broken: (section) => [SectionLoaded({ section }), SectionFailed({ section, reason: "error" })],
  cracks: (section) => [...received.ready(section), SectionFailed({ section, reason: "error" })],
  silent: () => [],
};

/**
 * The section host of a timeline: its results for each fetch of a section, in turn; the last one repeats.
 * `rest` is for sections that the plan does not have.
 */
export function sectionHost(
  plan: Readonly<Record<string, readonly Fetched[]>> = {},
  rest: Fetched = "ready",
) {
  const counts = new Map<string, number>();
  return (report: (draft: Draft) => void) => (entry: Entry) => {
    if (!SectionWanted.is(entry)) return;
    const { section } = entry.data;
    const count = counts.get(section) ?? 0;
    counts.set(section, count + 1);
    const fetched = plan[section]?.at(Math.min(count, (plan[section]?.length ?? 1) - 1)) ?? rest;
    for (const draft of received[fetched](section)) report(draft);
  };
}

/**
 * A word of the lane `section`: its section, null for the section of the page, and the input that a port
 * makes of it.
 */
type Spoken = { readonly section: string | null; readonly input: (section: string) => Draft };

const whose = { section: openString };

/** Reads the arguments of a word by the fields of `codec`. */
const word =
  <A extends { readonly section?: string }>(
    codec: t.Type<A, unknown, unknown>,
    input: (section: string, data: A) => Draft,
  ) =>
  ({ word: type, args, text }: Mark): Spoken => {
    const fields = parseArgs({ type, codec }, args);
    const decoded = decode(
      codec,
      Object.fromEntries(fields.map((one) => [one.path, valueOf(one.text)])),
    );
    if (decoded.tag === "bad") throw laneError(text, `does not fit: ${decoded.reason}`);
    const data = decoded.value;
    return { section: data.section ?? null, input: (section) => input(section, data) };
  };

const laneError = (text: string, what: string): Error =>
  new Error(`section lane: "${text}" ${what}`);

const inputsByWord: Readonly<Record<string, (mark: Mark) => Spoken>> = {
  loaded: word(shape({}, whose), (section) => SectionLoaded({ section })),
  ready: word(shape({}, whose), (section) => SectionReady({ section })),
  error: word(shape({}, { status: finite, ...whose }), (section, data) =>
    SectionFailed({ ...data, section, reason: "error" }),
  ),
  dead: word(shape({}, whose), (section) => SectionDied({ section })),
  failed: word(
    shape({ reason: openString }, { status: finite, detail: openString, ...whose }),
    (section, data) => SectionFailed({ ...data, section }),
  ),
};

/** Refuses unknown words of the lane, and brackets that do not fit. */
export function assertSpoken(marks: readonly Mark[]): void {
  // Each word checks its own arguments.
  assertKeywords(
    "section",
    marks.map((mark) => ({ ...mark, args: null })),
    Object.keys(inputsByWord),
  );
  for (const mark of marks) inputsByWord[mark.word]?.(mark);
}

/** The input for a word of the lane on a page in this state. */
export function spokenBy(mark: Mark, state: State): Draft {
  const spoken = inputsByWord[mark.word]?.(mark);
  const section = spoken?.section ?? sectionWanted(state);
  if (spoken === undefined || section === null)
    throw laneError(
      mark.text,
      `has nobody to say it; name the section, such as ${mark.word}(section=menu)`,
    );
  return spoken.input(section);
}
