import * as t from "io-ts";
import { defineEvent, defineSessionCall } from "../../../src/events/define.ts";
import { finite, personal, shape } from "../../../src/codec/codec.ts";

/** A note on a match, for the player alone. */
export const MatchNote = shape({ gameId: finite, text: personal(t.string) });
export type MatchNote = t.TypeOf<typeof MatchNote>;

/** POST /web-api/match-notes/{gameId} */
export const MatchNoteKeeping = defineSessionCall("MatchNoteKeeping", 1, MatchNote, shape({}));
/** The player has written a note. */
export const MatchNoteWritten = defineEvent("MatchNoteWritten", 1, MatchNote);
