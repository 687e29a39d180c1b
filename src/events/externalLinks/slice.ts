import { RouteEntered } from "../navigation/events.ts";
import { createSlice } from "../slice.ts";
import { LeaveAnswered, LeaveAsked } from "./events.ts";
import { initial } from "./state.ts";

export const externalLinksSlice = createSlice("externalLinks", initial)
  .on(LeaveAsked, (_state, asked) => ({ asked }))
  .on(LeaveAnswered, () => initial)
  .on(RouteEntered, () => initial);
