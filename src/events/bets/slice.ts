import { ClearBetsHistory } from "../historyOrders/events.ts";
import { SessionClosed } from "../session/events.ts";
import { createSlice } from "../slice.ts";
import { BetsHistory } from "./events.ts";
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
  .on(BetsHistory.answered, (state, { ask, body }) => {
    const isFirstPage = ask.pageToken === null;
    // Asked for before the history was cleared.
    if (!isFirstPage && state.history === null) return state;
    const isWhole = isFirstPage && body.nextPageToken === null;
    const isDeeper = isFirstPage && (state.history?.length ?? 0) > body.items.length;
    return {
      ...state,
      history: isWhole ? body.items : merge(state.history ?? [], body.items, isFirstPage),
      nextPageToken: isDeeper && !isWhole ? state.nextPageToken : body.nextPageToken,
      summary: body.summary,
      hasFailed: false,
    };
  })
  .on(BetsHistory.failed, (state) => ({ ...state, hasFailed: true }))
  // What is here may be gone from the server: it is asked for anew when it is looked at. [route-bets-003]
  .on(ClearBetsHistory.answered, (state, { body }) => (body.success ? initial : state))
  .on(ClearBetsHistory.failed, (state, { error }) => (error.status === undefined ? initial : state))
  .on(SessionClosed, () => initial);
