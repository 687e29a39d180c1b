import { createSlice } from "../slice.ts";
import {
  CountersLoaded,
  HeadDescribed,
  SeoIsoCodes,
  SeoContent,
  SeoPageData,
  SeoPageVisual,
  SeoSports,
} from "./events.ts";
import { pageKey } from "./selectors.ts";
import { sportsMapOf } from "./sportsMap.ts";
import { initial, type SeoPage, type SeoState } from "./state.ts";

/** Number of pages whose texts are kept for navigating back. */
const MAX_PAGES = 12;

const emptyPage: SeoPage = { data: null, content: null, visual: null };

function withAnswer(
  state: SeoState,
  ask: { readonly lng: string; readonly url: string },
  answer: Partial<SeoPage>,
): SeoState {
  const key = pageKey(ask);
  const others = Object.entries(state.pages).filter(([otherKey]) => otherKey !== key);
  const page = { ...(state.pages[key] ?? emptyPage), ...answer };
  return { ...state, pages: Object.fromEntries([...others.slice(1 - MAX_PAGES), [key, page]]) };
}

export const seoSlice = createSlice("seo", initial)
  .on(SeoPageData.answered, (state, { ask, body }) => withAnswer(state, ask, { data: body }))
  .on(SeoContent.answered, (state, { ask, body }) => withAnswer(state, ask, { content: body }))
  .on(SeoPageVisual.answered, (state, { ask, body }) => withAnswer(state, ask, { visual: body }))
  .on(SeoIsoCodes.answered, (state, { body }) => ({ ...state, isoCodes: body.codes }))
  .on(SeoSports.answered, (state, { body }) => ({ ...state, sports: sportsMapOf(body.items) }))
  .on(HeadDescribed, (state, head) => ({ ...state, head }))
  .on(CountersLoaded, (state, { counters }) => ({ ...state, counters }));
