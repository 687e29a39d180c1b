import { answered, asked, failed, keyOf } from "../content/index.ts";
import { createSlice } from "../slice.ts";
import { AppsBannerClosed, AppsBannerFound, Partitions } from "./events.ts";
import { initial } from "./state.ts";

export const layoutSlice = createSlice("layout", initial)
  .on(AppsBannerFound, (state, { isClosed }) => ({
    ...state,
    isAppsBannerClosed: state.isAppsBannerClosed === true || isClosed,
  }))
  .on(AppsBannerClosed, (state) => ({ ...state, isAppsBannerClosed: true }))
  .on(Partitions.asked, (state, { ask }) => ({
    ...state,
    partitions: asked(state.partitions, keyOf(ask)),
  }))
  // An answer without success holds nothing that could be shown.
  .on(Partitions.answered, (state, { ask, body }, { at }) => ({
    ...state,
    partitions: answered(
      state.partitions,
      keyOf(ask),
      body.success ? body.listAvailablePartitions : [],
      at,
    ),
  }))
  .on(Partitions.failed, (state, { ask, error }) => ({
    ...state,
    partitions: failed(state.partitions, keyOf(ask), error),
  }));
