import { createSlice } from "../slice.ts";
import { FurtherConfigRead } from "./events.ts";
import { initial } from "./state.ts";

export const furtherConfigSlice = createSlice("furtherConfig", initial).on(
  FurtherConfigRead,
  (_state, { config }) => config,
);
