import { right } from "fp-ts/lib/Either.js";
import { of } from "rxjs";
import { Accounts, Balance } from "../../events/account/events.ts";
import { BetsHistory, type HistoryCoupon, OpenedBets } from "../../events/bets/events.ts";
import { type BetsState, filterKey, shownHistory } from "../../events/bets/index.ts";
import type { State } from "../../events/index.ts";
import { isSelfExcluded, isSilent } from "../../events/limits/index.ts";
import { itemsOf } from "../../events/remoteList.ts";
import { pollEpic } from "../sports/poll.ts";
import { historyAsk, openedAsk } from "./asks.ts";
import { every, list, type Poll } from "../sports/polls.ts";

/** Once there are accounts, where the site says that its server can hold the balance back. */
const isHeld = ({ account, shell }: State): boolean =>
  account.accounts.length > 0 && shell.config?.polling?.isBalanceHeld === true;

/**
 * A held balance is answered when it changes, or when the session is ended elsewhere, such as by an exclusion: that
 * closes play here within a second.
 */
const balance: Poll = {
  key: "balance",
  everyMs: (state) => every(isHeld(state) ? "gapMs" : "defaultMs")(state),
  ask: (deps) => {
    const state = deps.state();
    if (state.account.accounts.length === 0) return deps.call(Accounts, {});
    return deps.call(Balance, isHeld(state) ? { waitMs: every("defaultMs")(state) } : {});
  },
};

/** Since the player has switched to another account, each poll is one of that account: it starts over. */
const keyOf = (key: string, { accountId }: BetsState): string =>
  accountId === undefined ? key : `${key}:${accountId}`;

/** Another filter is another list, requested at once. */
const history = ({ bets }: State): Poll => ({
  key: keyOf(bets.found === null ? "history" : `history:${filterKey(bets.found.filter)}`, bets),
  everyMs: every("defaultMs"),
  ask: (deps) => deps.call(BetsHistory, historyAsk(deps.state(), null)),
});

const opened = ({ bets }: State): Poll => ({
  key: keyOf("opened", bets),
  everyMs: every("liveMs"),
  ask: (deps) => deps.call(OpenedBets, openedAsk(deps.state(), null)),
});

/** A third of the balance's pace: a bet that lost changes no balance, and its end is told all the same. */
const COUNTED_PACE = 3;

/** The open bets on any other page, for their number in the bar and for the notice when one is settled. */
const counted = ({ bets }: State): Poll => ({
  key: keyOf("counted", bets),
  everyMs: (state) => COUNTED_PACE * every("defaultMs")(state),
  // The answer that said there are some is fresh.
  ask: (deps, isQuiet) => {
    const { opened } = deps.state().bets;
    const isFresh =
      "at" in opened &&
      deps.clock.now() - opened.at < COUNTED_PACE * every("defaultMs")(deps.state());
    return isQuiet && isFresh
      ? of(right({}))
      : deps.call(OpenedBets, openedAsk(deps.state(), null));
  },
});

/** The open coupons on the screen. */
function shownOpen({ bets, navigation }: State): readonly HistoryCoupon[] {
  switch (navigation.route.name) {
    case "history":
      return itemsOf(shownHistory(bets)).filter(({ status }) => status === "open");
    case "openedBets":
      return itemsOf(bets.opened);
    default:
      return [];
  }
}

/**
 * The lists with the matches of the open bets: a match that is being played now is in the live list, with its
 * clock and score; one that is still to come is in the line of its sport.
 */
function matches(state: State): readonly Poll[] {
  const coupons = shownOpen(state);
  if (coupons.length === 0) return [];
  const sportIds = coupons.flatMap((coupon) =>
    coupon.bets.flatMap(({ isLive, sportId, status }) =>
      status === "open" && !isLive && sportId !== undefined ? [sportId] : [],
    ),
  );
  const isOpenedBets = state.navigation.route.name === "openedBets";
  return [
    list("live", null, false),
    ...(isOpenedBets
      ? [...new Set(sportIds)].sort((a, b) => a - b).map((id) => list("line", id, false))
      : []),
  ];
}

/**
 * Polls the player's data: their bets while the history or the open bets are
 * open, how many are open, and their balance, which is shared with
 * other tabs.
 */
export const pollPlayer = pollEpic("bets/poll", (state) => {
  if (state.session.tag !== "player") return [];
  // Somebody who may not play still sees their money.
  const isMoneyWanted = state.account.accounts.length === 0 || !isSelfExcluded(state);
  const hasOpen = (state.bets.openedCount ?? 0) > 0;
  return [
    ...(state.navigation.route.name === "history" ? [history(state)] : []),
    ...(state.navigation.route.name === "openedBets" ? [opened(state)] : []),
    ...(state.navigation.route.name !== "openedBets" &&
    hasOpen &&
    state.tabs.isLeader &&
    !isSilent(state)
      ? [counted(state)]
      : []),
    ...matches(state),
    ...(state.tabs.isLeader && isMoneyWanted ? [balance] : []),
  ];
});
