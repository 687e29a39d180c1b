import { AppStarted } from "../shell/events.ts";
import { createSlice } from "../slice.ts";
import { initial } from "./state.ts";

export const sessionEndSlice = createSlice("sessionEnd", initial).on(
  AppStarted,
  (_state, { stored }) => ({
    unreported: [
      ...(stored.isIdleLogoff === true ? (["idle"] as const) : []),
      ...(stored.isSessionLimitEnded === true ? (["sessionLimit"] as const) : []),
    ],
  }),
);
