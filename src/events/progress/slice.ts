import { createSlice } from "../slice.ts";
import { PageProgressed, PageProgressEnded } from "./events.ts";
import { initial } from "./state.ts";

export const progressSlice = createSlice("progress", initial)
  .on(PageProgressed, (state, { share }, { at }) => {
    if (share >= 1) return initial;
    if (state.ranOutAt !== null && share >= state.ranOutAt) return { ...state, ranOutAt: share };
    const isNext = state.share === null || share < state.share;
    return { share, since: isNext ? at : state.since, ranOutAt: null };
  })
  .on(PageProgressEnded, ({ share }) => ({ ...initial, ranOutAt: share }));
