import { AppStarted } from "../shell/events.ts";
import { createSlice } from "../slice.ts";
import { initial } from "./state.ts";

export const farewellSlice = createSlice("farewell", initial).on(
  AppStarted,
  (_state, { stored }) => ({
    untold: [
      ...(stored.isIdleLogoff === true ? (["idle"] as const) : []),
      ...(stored.isSessionLimitEnded === true ? (["sessionLimit"] as const) : []),
    ],
  }),
);
