import { durationMs, isDuration } from "./durations.ts";

/** One word of a lane with its time, in ms from the start of the timeline. */
export type Mark = {
  readonly at: number;
  readonly word: string;
  /** The tab of the event: `2:SessionClosed` happens in the second one. */
  readonly tab: 1 | 2;
  /** The text in brackets after the word; null without brackets. */
  readonly args: string | null;
  /** The length that belongs to the word (`sleep 10m`), ms; 0 for all other words. */
  readonly lengthMs: number;
  /** As it was written. */
  readonly text: string;
};

/** Words that are followed by a length of their own. */
const WITH_LENGTH = new Set(["sleep", "back", "forward"]);

const WORD = /^(2:)?([A-Za-z]\w*)(?:\((.*)\))?$/;

/**
 * Reads a lane: `10s hidden 5s visible`. A duration counts from the previous mark in the same lane, or from
 * the start; a word without one happens at the same time as the word before it. After a `sleep` the lane
 * counts from the waking.
 */
export function parseLane(lane: string, text: string): readonly Mark[] {
  const tokens = text.match(/(?:2:)?[A-Za-z]\w*\([^()]*\)|\S+/g) ?? [];
  const marks: Mark[] = [];
  let at = 0;
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] ?? "";
    if (isDuration(token)) {
      at += durationMs(token);
      if (index === tokens.length - 1)
        throw laneError(lane, `ends with ${token} and no word after it`);
      continue;
    }
    const [, second, word, args = null] = WORD.exec(token) ?? [];
    const tab = second === undefined ? 1 : 2;
    if (word === undefined)
      throw laneError(
        lane,
        `has "${token}", which is neither a duration, such as 1s500ms, nor a word`,
      );
    if (!WITH_LENGTH.has(word)) {
      marks.push({ at, word, tab, args, lengthMs: 0, text: token });
      continue;
    }
    index += 1;
    const length = tokens[index] ?? "";
    if (!isDuration(length))
      throw laneError(lane, `has "${word}" without its length, such as ${word} 10m`);
    const lengthMs = durationMs(length);
    marks.push({ at, word, tab, args, lengthMs, text: `${word} ${length}` });
    if (word === "sleep") at += lengthMs;
  }
  return marks;
}

const laneError = (lane: string, what: string): Error => new Error(`${lane} lane: it ${what}`);

/** Refuses words that a lane does not know. */
export function assertKeywords(
  lane: string,
  marks: readonly Mark[],
  known: readonly string[],
): void {
  for (const { word, text, args, tab } of marks) {
    if (!known.includes(word) || args !== null || tab === 2) {
      throw laneError(lane, `has the unknown word "${text}"; it knows ${known.join(", ")}`);
    }
  }
}
