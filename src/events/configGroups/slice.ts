import { createSlice } from "../slice.ts";
import { ConfigGroupKept, LoadConfigGroups } from "./events.ts";
import { initial } from "./state.ts";

export const configGroupsSlice = createSlice("configGroups", initial)
  .on(LoadConfigGroups.asked, (state, { ask }) => ({ ...state, asked: ask.groups }))
  .on(LoadConfigGroups.answered, (state, { body }) => ({
    ...state,
    experiments: body.experiments ?? state.experiments,
  }))
  .on(ConfigGroupKept, (state, { group, until }, { at }) => ({
    ...state,
    asked: state.asked.filter((one) => one !== group),
    keptByGroup: { ...state.keptByGroup, [group]: { at, until } },
  }));
