import { accept, refuse } from "../../../src/commands/decision.ts";
import { defineCommand } from "../../../src/commands/define.ts";
import { MatchNote, MatchNoteWritten } from "./events.ts";

/** Keeps what the player has written about a match. */
export const WriteMatchNote = defineCommand("WriteMatchNote", MatchNote, (note, { session }) =>
  session.tag === "player" ? accept(MatchNoteWritten(note)) : refuse("sign_in_needed"),
);
