import { answered, asked, idle, unloaded } from "../remoteData.ts";
import { createSlice } from "../slice.ts";
import { ExpressDay, ExpressesWatched } from "./events.ts";
import { type ExpressDayState, initial } from "./state.ts";

export const expressDaySlice = createSlice<"expressDay", ExpressDayState>("expressDay", initial)
  .on(ExpressDay.asked, (state, { ask: { feed } }) => ({
    ...state,
    [feed]: asked(state[feed] ?? idle),
  }))
  .on(ExpressDay.answered, (state, { ask: { feed }, body }, { at }) => ({
    ...state,
    [feed]: answered(body.items, at),
  }))
  .on(ExpressDay.failed, (state, { ask: { feed }, error }) => ({
    ...state,
    [feed]: unloaded(state[feed] ?? idle, error),
  }))
  .on(ExpressesWatched, (state, { isWatched }) => ({ ...state, isWatched }));
