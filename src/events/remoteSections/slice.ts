import {
  BridgeEnded,
  PageTitled,
  PartsHidden,
  SectionMediaPlaying,
} from "../sections/bridgeEvents.ts";
import { createSlice } from "../slice.ts";
import { type LayoutState, type PageRequest, initial } from "../layout/index.ts";

/** The latest request is last and wins. */
function withRequest(state: LayoutState, instance: string, request: PageRequest): LayoutState {
  const { [instance]: before, ...others } = state.pageRequests ?? {};
  return { ...state, pageRequests: { ...others, [instance]: { ...before, ...request } } };
}

/** What remote sections request of the surrounding page, and say about themselves, while they are mounted. */
export const pageRequestsSlice = createSlice("layout", initial)
  .on(PageTitled, (state, { instance, path, title }) =>
    withRequest(state, instance, { title: { path, text: title } }),
  )
  .on(PartsHidden, (state, { instance, parts }) => withRequest(state, instance, { parts }))
  .on(SectionMediaPlaying, (state, { instance, isPlaying }) =>
    withRequest(state, instance, { isPlaying }),
  )
  .on(BridgeEnded, (state, { instance }) => {
    const { [instance]: ended, ...pageRequests } = state.pageRequests ?? {};
    return ended === undefined ? state : { ...state, pageRequests };
  });
