import type { Sealed } from "../../codec/codec.ts";
import type { RemoteData } from "../remoteData.ts";
import type { SearchBody } from "./events.ts";

export type SearchState = {
  /** The text in the field; null: none. */
  readonly typed: Sealed | null;
  /** Its length in characters. */
  readonly letters: number;
  /** The text of the last request, whose answer counts; null: none. */
  readonly asked: Sealed | null;
  readonly results: RemoteData<SearchBody>;
  /** Earlier searches, newest first. */
  readonly recent: readonly Sealed[];
};

export const initial: SearchState = {
  typed: null,
  letters: 0,
  asked: null,
  results: { tag: "idle" },
  recent: [],
};

/** A search begins with this many characters (contract, searchEvents). */
export const fewestLetters = 3;
/** This many earlier searches are kept. */
export const mostRecent = 8;
