import { answered, asked, unloaded } from "../remoteData.ts";
import { createSlice } from "../slice.ts";
import { Recommendations } from "./events.ts";
import { initial, type RecommendationsState } from "./state.ts";

export const recommendationsSlice = createSlice<"recommendations", RecommendationsState>(
  "recommendations",
  initial,
)
  .on(Recommendations.asked, (state) => asked(state))
  .on(Recommendations.answered, (_state, { body }, { at }) => answered(body.items, at))
  .on(Recommendations.failed, (state, { error }) => unloaded(state, error));
