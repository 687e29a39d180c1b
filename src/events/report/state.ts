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
  .on(LogSaveRequested, (draft) => {
    draft.saving = { tag: "saving" };
  })
  .on(LogSaved, (draft, { lines, bytes }) => {
    draft.saving = { tag: "saved", lines, bytes };
  })
  .on(LogTroubled, (draft, { code }) => {
    draft.trouble = code;
  });
