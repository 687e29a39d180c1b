import { Accounts, Balance } from "../../events/account/events.ts";
import { BetsHistory } from "../../events/bets/events.ts";
import type { State } from "../../events/index.ts";
import { isSelfExcluded } from "../../events/limits/index.ts";
import { itemsOf } from "../../events/remoteList.ts";
import { pollEpic } from "../sports/poll.ts";
import { every, list, type Poll } from "../sports/polls.ts";

const balance: Poll = {
  key: "balance",
  everyMs: every("defaultMs"),
  ask: (deps) =>
    deps.state().account.accounts.length === 0 ? deps.call(Accounts, {}) : deps.call(Balance, {}),
};

const history: Poll = {
  key: "history",
  everyMs: every("defaultMs"),
  ask: (deps) => deps.call(BetsHistory, { status: null, pageToken: null }),
};

/** An open bet may be on a match that is being played now: its clock and score are in the live list. */
const hasLiveBet = ({ bets, navigation }: State): boolean =>
  navigation.route.name === "history" &&
  itemsOf(bets.history).some(({ status }) => status === "open");

/**
 * Polls the player's data: their bets while the history is open, and their balance, which is shared with
 * other tabs.
 */
export const pollPlayer = pollEpic("bets/poll", (state) => {
  if (state.session.tag !== "player") return [];
  return [
    ...(state.navigation.route.name === "history" ? [history] : []),
    ...(hasLiveBet(state) ? [list("live", null, false)] : []),
    ...(state.tabs.isLeader && !isSelfExcluded(state) ? [balance] : []),
  ];
});
