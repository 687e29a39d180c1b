import { answered, asked, failed, keyOf } from "../content/piece.ts";
import { createSlice } from "../slice.ts";
import { LoadApps, LoadInstruction, LoadQr } from "./events.ts";
import { type AppsState, initial } from "./state.ts";

export const appsSlice = createSlice<"apps", AppsState>("apps", initial)
  .on(LoadApps.asked, (state, { ask }) => ({ ...state, lists: asked(state.lists, keyOf(ask)) }))
  .on(LoadApps.answered, (state, { ask, body }, { at }) => ({
    ...state,
    lists: answered(state.lists, keyOf(ask), body.items, at),
  }))
  .on(LoadApps.failed, (state, { ask, error }) => ({
    ...state,
    lists: failed(state.lists, keyOf(ask), error),
  }))
  .on(LoadInstruction.asked, (state, { ask }) => ({
    ...state,
    instructions: asked(state.instructions, keyOf(ask)),
  }))
  .on(LoadInstruction.answered, (state, { ask, body }, { at }) => ({
    ...state,
    instructions: answered(state.instructions, keyOf(ask), body, at),
  }))
  .on(LoadInstruction.failed, (state, { ask, error }) => ({
    ...state,
    instructions: failed(state.instructions, keyOf(ask), error),
  }))
  .on(LoadQr.asked, (state, { ask }) => ({ ...state, qrCodes: asked(state.qrCodes, keyOf(ask)) }))
  .on(LoadQr.answered, (state, { ask, body }, { at }) => ({
    ...state,
    qrCodes: answered(state.qrCodes, keyOf(ask), body, at),
  }))
  .on(LoadQr.failed, (state, { ask, error }) => ({
    ...state,
    qrCodes: failed(state.qrCodes, keyOf(ask), error),
  }));
