import { ActiveAccountChanged } from "../account/events.ts";
import { CashOutDone } from "../cashOut/events.ts";
import { ClearBetsHistory } from "../historyOrders/events.ts";
import { PowerBetPlaced } from "../powerBet/events.ts";
import { RouteEntered } from "../navigation/events.ts";
import { answered, asked, bodyOf, unloaded, withBody } from "../remoteData.ts";
import type { PageAsk } from "../remoteList.ts";
import { SessionClosed } from "../session/events.ts";
import { createSlice } from "../slice.ts";
import { BetsHistory, type HistoryCoupon, HistoryFiltered, OpenedBets } from "./events.ts";
import {
  HistoryFileFailed,
  HistoryFileReady,
  HistoryFileSaved,
  HistoryFileWanted,
  HistoryPagesMissed,
} from "./fileEvents.ts";
import { filterKey, type HistoryFilter } from "./filter.ts";
import { endedBets, openedCount, openedPages, withEnds } from "./openedPages.ts";
import { HistoryPrintMissed, HistoryPrintReady, HistoryPrintWanted } from "./printEvents.ts";
import { type BetsState, type FoundBets, type History, initial } from "./state.ts";

function merge(loaded: History | null, ask: PageAsk, page: History): History | null {
  const pages = openedPages(loaded, ask, page);
  return pages && { ...pages, summary: page.summary };
}

type Asked = { readonly accountId?: number };

/** Requested for the account that was active before: nobody sees it here any more. */
const isOfOther = (state: BetsState, { accountId }: Asked): boolean =>
  state.accountId !== undefined && accountId !== state.accountId;

/** Changes the list that a request is about: all bets, or those of the current filter; an older one is over. */
function withHistory(
  state: BetsState,
  ask: Asked & { readonly filter?: HistoryFilter },
  change: (history: BetsState["history"]) => BetsState["history"],
): BetsState {
  if (isOfOther(state, ask)) return state;
  const { filter } = ask;
  if (filter === undefined) return { ...state, history: change(state.history) };
  const { found } = state;
  return found === null || filterKey(found.filter) !== filterKey(filter)
    ? state
    : { ...state, found: withLeft(found, change(found.history)) };
}

/** Of the filters, only that of the open bets has bets leave its list by themselves. */
function withLeft(found: FoundBets, history: FoundBets["history"]): FoundBets {
  const pages = bodyOf(history);
  if (found.filter.status !== "open" || pages === null) return { ...found, history };
  return { ...found, history, ended: endedBets(found.ended ?? [], bodyOf(found.history), pages) };
}

/** What the history says of a bet holds in each list that has it: a poll renews only the first page of one. */
function withTold(state: BetsState, told: readonly HistoryCoupon[]): BetsState {
  const inPages = (pages: History): History => ({ ...pages, items: withEnds(pages.items, told) });
  const { ended, found, history } = state;
  return {
    ...state,
    history: withBody(history, inPages),
    ended: withEnds(ended, told),
    found: found && {
      ...found,
      history: withBody(found.history, inPages),
      ...(found.ended && { ended: withEnds(found.ended, told) }),
    },
  };
}

const withCoupon = <P extends { readonly items: readonly HistoryCoupon[] }>(
  pages: P,
  coupon: HistoryCoupon,
): P => ({ ...pages, items: pages.items.map((item) => (item.id === coupon.id ? coupon : item)) });

/** The file and the paper were of another list. */
const withoutCopies = (state: BetsState): BetsState => ({
  ...state,
  ...(state.file && { file: { tag: "none" } }),
  ...(state.printing && { printing: "none" }),
});

export const betsSlice = createSlice("bets", initial)
  // Nothing of the account before is shown as of this one; the filter stays, of which all is asked again.
  .on(ActiveAccountChanged, (state, { id }) => ({
    ...withoutCopies(state),
    ...initial,
    accountId: id,
    found: state.found && { ...state.found, history: initial.history },
  }))
  // The server may have removed these bets: they are loaded again when the history is opened.
  // [route-bets-003]
  .on(ClearBetsHistory.answered, (state, { body }) =>
    body.success ? { ...state, history: initial.history, found: null } : state,
  )
  .on(ClearBetsHistory.failed, (state, { error }) =>
    error.status === undefined ? { ...state, history: initial.history, found: null } : state,
  )
  .on(BetsHistory.asked, (state, { ask }) => withHistory(state, ask, asked))
  .on(BetsHistory.answered, (state, { ask, body }, { at }) =>
    withHistory(withTold(state, body.items), ask, (history) => {
      const pages = merge(bodyOf(history), ask, body);
      return pages === null ? history : answered(pages, at);
    }),
  )
  .on(BetsHistory.failed, (state, { ask, error }) =>
    withHistory(state, ask, (history) => unloaded(history, error)),
  )
  .on(HistoryPrintWanted, (state) => ({ ...state, printing: "loading" }))
  .on(HistoryPrintReady, (state) => ({ ...state, printing: "none" }))
  .on(HistoryPrintMissed, (state) => ({ ...state, printing: "pagesMissed" }))
  .on(HistoryFileWanted, (state) => ({ ...state, file: { tag: "loading" } }))
  .on(HistoryFileReady, (state, { count, total }) => ({
    ...state,
    file: { tag: "making", count, total },
  }))
  .on(HistoryFileSaved, (state) =>
    state.file?.tag === "making" ? { ...state, file: { ...state.file, tag: "saved" } } : state,
  )
  .on(HistoryPagesMissed, (state) => ({ ...state, file: { tag: "pagesMissed" } }))
  .on(HistoryFileFailed, (state) =>
    state.file?.tag === "making" ? { ...state, file: { tag: "failed" } } : state,
  )
  .on(HistoryFiltered, (state, { filter }) => ({
    ...withoutCopies(state),
    found: filter === null ? null : { filter, history: initial.history },
  }))
  .on(OpenedBets.asked, (state, { ask }) =>
    isOfOther(state, ask) ? state : { ...state, opened: asked(state.opened) },
  )
  .on(OpenedBets.answered, (state, { ask, body }, { at }) => {
    const before = bodyOf(state.opened);
    const pages = isOfOther(state, ask) ? null : openedPages(before, ask, body);
    if (pages === null) return state;
    return {
      ...state,
      ended: endedBets(state.ended, before, pages),
      opened: answered(pages, at),
      openedCount: openedCount(ask, body),
    };
  })
  .on(OpenedBets.failed, (state, { ask, error }) =>
    isOfOther(state, ask) ? state : { ...state, opened: unloaded(state.opened, error) },
  )
  .on(CashOutDone, (state, { coupon }) => {
    const opened = withBody(state.opened, (pages) => {
      const { items, ...others } = withCoupon(pages, coupon);
      return { ...others, items: items.filter(({ status }) => status === "open") };
    });
    const isSold = coupon.status !== "open" && !isOfOther(state, coupon);
    return {
      ...state,
      history: withBody(state.history, (history) => withCoupon(history, coupon)),
      found: state.found && {
        ...state.found,
        history: withBody(state.found.history, (history) => withCoupon(history, coupon)),
      },
      opened,
      ended: withEnds(endedBets(state.ended, bodyOf(state.opened), bodyOf(opened)), [coupon]),
      openedCount:
        isSold && state.openedCount !== null
          ? Math.max(0, state.openedCount - 1)
          : state.openedCount,
    };
  })
  // One for each bet; the server's next answer says the same.
  .on(PowerBetPlaced, (state, { wish }) => {
    const withoutOffer = <P extends { readonly items: readonly HistoryCoupon[] }>(pages: P): P => ({
      ...pages,
      items: pages.items.map((item) =>
        item.id === wish.couponId ? { ...item, isPowerBetAvailable: false } : item,
      ),
    });
    return {
      ...state,
      history: withBody(state.history, withoutOffer),
      found: state.found && {
        ...state.found,
        history: withBody(state.found.history, withoutOffer),
      },
      opened: withBody(state.opened, withoutOffer),
      openedCount:
        state.openedCount === null || isOfOther(state, wish)
          ? state.openedCount
          : state.openedCount + 1,
    };
  })
  .on(RouteEntered, (state) => {
    const { ended, found } = state;
    return ended.length === 0 && !found?.ended?.length
      ? state
      : { ...state, ended: [], found: found && { ...found, ended: [] } };
  })
  .on(SessionClosed, () => initial);
