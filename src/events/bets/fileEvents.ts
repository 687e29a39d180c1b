import * as t from "io-ts";
import { finite, openString, shape } from "../../codec/codec.ts";
import { defineEvent, defineInput } from "../define.ts";

/**
 * The words of the file in the language of the player: its columns, kinds of coupons by type, statuses, "yes". `counts`: how a
 * status changes the odds; `deadHeat`: the same of a dead heat, with the figures as `{places}`, `{winners}` and `{odds}`.
 */
export const HistoryFileWords = shape(
  {
    columns: t.array(openString),
    kinds: t.record(openString, openString),
    statuses: t.record(openString, openString),
    yes: openString,
  },
  { counts: t.record(openString, openString), deadHeat: openString },
);
export type HistoryFileWords = t.TypeOf<typeof HistoryFileWords>;

/** The player wants the bets that the history shows, all pages of them, as a file. */
export const HistoryFileWanted = defineEvent(
  "HistoryFileWanted",
  1,
  shape({ words: HistoryFileWords }),
);
/**
 * All pages are there: the file is made of the bets of the state, which are as many as `count`. By the server's own count
 * there are `total`. What the bets are is not repeated here.
 */
export const HistoryFileReady = defineEvent(
  "HistoryFileReady",
  1,
  shape({ words: HistoryFileWords, count: finite, total: finite }),
);
/** The browser has been given the file. */
export const HistoryFileSaved = defineInput("HistoryFileSaved", 1, shape({}));
/** The file could not be made. */
export const HistoryFileFailed = defineInput("HistoryFileFailed", 1, shape({}));
/** Not all pages have loaded: there is no file, rather than one that looks whole. */
export const HistoryPagesMissed = defineEvent("HistoryPagesMissed", 1, shape({}));
