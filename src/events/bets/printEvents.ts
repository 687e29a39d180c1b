import { shape } from "../../codec/codec.ts";
import { defineEvent } from "../define.ts";

/** The player wants the bets that the history shows, all pages of them, on paper. */
export const HistoryPrintWanted = defineEvent("HistoryPrintWanted", 1, shape({}));
/** All pages are there: the browser may print once they are on screen. */
export const HistoryPrintReady = defineEvent("HistoryPrintReady", 1, shape({}));
/** Not all pages have loaded: nothing is printed, rather than a list that looks whole. */
export const HistoryPrintMissed = defineEvent("HistoryPrintMissed", 1, shape({}));
