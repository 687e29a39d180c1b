import { answered, asked, failed, keyOf } from "../content/index.ts";
import { createSlice } from "../slice.ts";
import { Apps, AppInstruction, AppQr } from "./events.ts";
import { type AppsState, initial } from "./state.ts";

export const appsSlice = createSlice<"apps", AppsState>("apps", initial)
  .on(Apps.asked, (state, { ask }) => ({ ...state, lists: asked(state.lists, keyOf(ask)) }))
  .on(Apps.answered, (state, { ask, body }, { at }) => ({
    ...state,
    lists: answered(state.lists, keyOf(ask), body.items, at),
  }))
  .on(Apps.failed, (state, { ask, error }) => ({
    ...state,
    lists: failed(state.lists, keyOf(ask), error),
  }))
  .on(AppInstruction.asked, (state, { ask }) => ({
    ...state,
    instructions: asked(state.instructions, keyOf(ask)),
  }))
  .on(AppInstruction.answered, (state, { ask, body }, { at }) => ({
    ...state,
    instructions: answered(state.instructions, keyOf(ask), body, at),
  }))
  .on(AppInstruction.failed, (state, { ask, error }) => ({
    ...state,
    instructions: failed(state.instructions, keyOf(ask), error),
  }))
  .on(AppQr.asked, (state, { ask }) => ({ ...state, qrCodes: asked(state.qrCodes, keyOf(ask)) }))
  .on(AppQr.answered, (state, { ask, body }, { at }) => ({
    ...state,
    qrCodes: answered(state.qrCodes, keyOf(ask), body, at),
  }))
  .on(AppQr.failed, (state, { ask, error }) => ({
    ...state,
    qrCodes: failed(state.qrCodes, keyOf(ask), error),
  }));
