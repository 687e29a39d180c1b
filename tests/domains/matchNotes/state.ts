import { createSlice } from "../../../src/events/slice.ts";
import { MatchNoteKeeping, type MatchNote, MatchNoteWritten } from "./events.ts";

/** Notes by the match; `isKept`: the server has it. */
export type MatchNotesState = Readonly<
  Record<number, { readonly text: MatchNote["text"]; readonly isKept: boolean }>
>;

const initial: MatchNotesState = {};

export const matchNotesSlice = createSlice("matchNotes", initial)
  .on(MatchNoteWritten, (_before = initial, { gameId, text }) => ({
    ..._before,
    [gameId]: { text, isKept: false },
  }))
  .on(MatchNoteKeeping.answered, (state = initial, { ask: { gameId, text } }) => ({
    ...state,
    // What was written meanwhile is not what the server has.
    [gameId]: { text: state[gameId]?.text ?? text, isKept: state[gameId]?.text === text },
  }));
