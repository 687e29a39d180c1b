import { createSlice } from "../slice.ts";
import { ConfigGroupKept, ConfigGroups } from "./events.ts";
import { initial } from "./state.ts";

export const configGroupsSlice = createSlice("configGroups", initial)
  .on(ConfigGroups.asked, (state, { ask }) => ({ ...state, asked: ask.groups }))
  .on(ConfigGroups.answered, (state, { body }) => ({
    ...state,
    experiments: body.experiments ?? state.experiments,
  }))
  .on(ConfigGroupKept, (state, { group, until }, { at }) => ({
    ...state,
    asked: state.asked.filter((name) => name !== group),
    keptByGroup: { ...state.keptByGroup, [group]: { at, until } },
  }));
