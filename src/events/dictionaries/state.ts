import type { Media } from "./events.ts";

export type DictionariesState = {
  /** Language of everything loaded; another language starts over. */
  readonly lng: string | null;
  /** Texts by dictionary and key; a dictionary that the server does not know is empty. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly media: Readonly<Record<string, readonly Media[]>>;
  /** When each was last asked for (Unix ms); see `mediaRefresh`. */
  readonly mediaAskedAt?: Readonly<Record<string, number>>;
};

export const initial: DictionariesState = { lng: null, texts: {}, media: {} };
