import { foldCall } from "../remoteData.ts";
import { createSlice } from "../slice.ts";
import { AppsBannerClosed, AppsBannerFound, type Partition, Partitions } from "./events.ts";
import { initial } from "./state.ts";

export const layoutSlice = createSlice("layout", initial)
  .on(AppsBannerFound, (state, { isClosed }) => ({
    ...state,
    isAppsBannerClosed: state.isAppsBannerClosed === true || isClosed,
  }))
  .on(AppsBannerClosed, (state) => ({ ...state, isAppsBannerClosed: true }));

// An answer without success has nothing to show.
foldCall(
  layoutSlice,
  "partitions",
  Partitions,
  ({ success, listAvailablePartitions }): readonly Partition[] =>
    success ? listAvailablePartitions : [],
);
