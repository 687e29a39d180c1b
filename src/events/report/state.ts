import { createSlice } from "../slice.ts";
import { LogSaved, LogSaveRequested, LogTroubled } from "./events.ts";

export type ReportState = {
  readonly saving:
    | { readonly tag: "idle" }
    | { readonly tag: "saving" }
    | { readonly tag: "saved"; readonly lines: number; readonly bytes: number };
  readonly trouble: string | null;
};

const initial: ReportState = { saving: { tag: "idle" }, trouble: null };

export const reportSlice = createSlice("report", initial)
  .on(LogSaveRequested, (state) => ({ ...state, saving: { tag: "saving" } }))
  .on(LogSaved, (state, { lines, bytes }) => ({ ...state, saving: { tag: "saved", lines, bytes } }))
  .on(LogTroubled, (state, { code }) => ({ ...state, trouble: code }));
