import type { Sealed } from "../../codec/codec.ts";
import { idle, type RemoteData } from "../remoteData.ts";
import type { ResultsAsk, ResultsBody, ResultsSport } from "./events.ts";

/** What the list is of: an ask without its page. */
export type ResultsQuestion = Omit<ResultsAsk, "limit" | "pageToken">;

export type ResultsState = {
  /** The chosen sport; null: all. */
  readonly sportId: number | null;
  /** The chosen day in UTC; null: today. */
  readonly date: string | null;
  /** The text in the field; null: none. */
  readonly typed: Sealed | null;
  /** Its length in characters. */
  readonly letters: number;
  /** The text that the results are of; null: any. */
  readonly text: Sealed | null;
  /** How often the player has asked for them once more. */
  readonly round: number;
  /** What `list` is of; null: nothing was asked. */
  readonly question: ResultsQuestion | null;
  /** The pages so far. */
  readonly list: RemoteData<ResultsBody>;
  /** The next page: on its way, or it did not come. */
  readonly more: "loading" | "failed" | null;
  /** The sports of the last answer: they stay while another is awaited. */
  readonly sports: readonly ResultsSport[];
};

export const initial: ResultsState = {
  sportId: null,
  date: null,
  typed: null,
  letters: 0,
  text: null,
  round: 0,
  question: null,
  list: idle,
  more: null,
  sports: [],
};

/** A text shorter than this looks for nothing. */
export const fewestLetters = 3;
