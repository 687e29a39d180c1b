import { BridgeEnded, PageTitled, PartsHidden } from "../sections/bridgeEvents.ts";
import { createSlice } from "../slice.ts";
import { type LayoutState, type Wish, initial } from "../layout/index.ts";

/** The latest request is last and wins. */
function wishing(state: LayoutState, instance: string, wish: Wish): LayoutState {
  const { [instance]: before, ...others } = state.wishes ?? {};
  return { ...state, wishes: { ...others, [instance]: { ...before, ...wish } } };
}

/** What remote sections want of the page round them, as long as they stand. */
export const wishesSlice = createSlice("layout", initial)
  .on(PageTitled, (state, { instance, path, title }) =>
    wishing(state, instance, { title: { path, text: title } }),
  )
  .on(PartsHidden, (state, { instance, parts }) => wishing(state, instance, { parts }))
  .on(BridgeEnded, (state, { instance }) => {
    const { [instance]: ended, ...wishes } = state.wishes ?? {};
    return ended === undefined ? state : { ...state, wishes };
  });
