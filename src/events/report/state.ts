import type { Sealed } from "../../codec/codec.ts";
import { createSlice } from "../slice.ts";
import {
  LogHealed,
  LogSaved,
  LogSaveFailed,
  LogSaveRequested,
  LogTroubled,
  MomentDescribed,
  MomentMarked,
} from "./events.ts";

export type ReportState = {
  readonly saving:
    | { readonly tag: "idle" | "saving" | "failed" }
    | { readonly tag: "saved"; readonly lines: number; readonly bytes: number };
  readonly trouble: string | null;
  /** The latest moments that the player marked, oldest first. */
  readonly marks: readonly Mark[];
};

/** `at` is Unix ms. */
type Mark = { readonly at: number; readonly note: Sealed | null };

const mostMarks = 20;

const initial: ReportState = { saving: { tag: "idle" }, trouble: null, marks: [] };

export const reportSlice = createSlice("report", initial)
  .on(LogSaveRequested, (state) => ({ ...state, saving: { tag: "saving" } }))
  .on(LogSaved, (state, { lines, bytes }) => ({ ...state, saving: { tag: "saved", lines, bytes } }))
  .on(LogSaveFailed, (state) => ({ ...state, saving: { tag: "failed" } }))
  .on(MomentMarked, (state, _data, { at }) => ({
    ...state,
    marks: [...state.marks, { at, note: null }].slice(-mostMarks),
  }))
  .on(MomentDescribed, (state, { note }) => ({
    ...state,
    marks: state.marks.map((mark, index) =>
      index === state.marks.length - 1 ? { ...mark, note } : mark,
    ),
  }))
  .on(LogTroubled, (state, { code }) => ({ ...state, trouble: code }))
  .on(LogHealed, (state) => ({ ...state, trouble: null }));
