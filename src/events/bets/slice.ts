import { SessionClosed } from "../session/events.ts";
import { createSlice } from "../slice.ts";
import { LoadBetsHistory, LoadOpenBets } from "./events.ts";
import type { HistoryCoupon } from "./events.ts";
import { initial } from "./state.ts";

/** A poll brings page one anew; the pages after it stay, less what has moved up. */
const merge = (
  known: readonly HistoryCoupon[],
  fresh: readonly HistoryCoupon[],
  isFirstPage: boolean,
) => {
  const ids = new Set(fresh.map(({ id }) => id));
  const rest = known.filter(({ id }) => !ids.has(id));
  return isFirstPage ? [...fresh, ...rest] : [...rest, ...fresh];
};

export const betsSlice = createSlice("bets", initial)
  .on(LoadBetsHistory.answered, (state, { ask, body }) => {
    const isFirstPage = ask.pageToken === null;
    const isDeeper = isFirstPage && (state.history?.length ?? 0) > body.items.length;
    return {
      ...state,
      history: merge(state.history ?? [], body.items, isFirstPage),
      nextPageToken: isDeeper ? state.nextPageToken : body.nextPageToken,
      summary: body.summary,
      hasFailed: false,
    };
  })
  .on(LoadBetsHistory.failed, (state) => ({ ...state, hasFailed: true }))
  .on(LoadOpenBets.answered, (state, { body }) => ({
    ...state,
    open: body.items,
    hasFailed: false,
  }))
  .on(LoadOpenBets.failed, (state) => ({ ...state, hasFailed: true }))
  .on(SessionClosed, () => initial);
