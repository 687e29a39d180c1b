import { describe, expect, it } from "vitest";
import { BetsHistory, OpenedBets } from "../../src/events/bets/events.ts";
import { shownHistory } from "../../src/events/bets/index.ts";
import type { State } from "../../src/events/index.ts";
import { itemsOf } from "../../src/events/remoteList.ts";
import { placedEarlier } from "../kit/history.ts";
import { play } from "../kit/play.ts";
import { type Answer, answers, late, whenAsked } from "../kit/replies.ts";
import { account } from "../kit/site.ts";
import { lanesOf, type Timeline } from "../kit/timeline.ts";

const euros = account.id;
const dollars = 12;
/** The bets of each account; a page holds two. */
const betsOf: Readonly<Record<number, readonly number[]>> = { [euros]: [9, 7, 5], [dollars]: [8] };

/** A server with two accounts: a list is that of the account asked for, else of the one that is active by then. */
function twoAccounts(after: string, took = "0s"): Readonly<Record<string, Answer>> {
  let active = euros;
  const pageOf = (accountId: number | undefined, pageToken: string | null) => {
    const all = betsOf[accountId ?? active] ?? [];
    const items = pageToken === null ? all.slice(0, 2) : all.slice(2);
    return {
      items: items.map((id) => placedEarlier(id, { accountId: accountId ?? active })),
      nextPageToken: pageToken === null && all.length > 2 ? "more" : null,
      total: all.length,
      summary: { count: all.length, amount: 5, payout: 0, currencyIso: "EUR" },
    };
  };
  const accounts = () =>
    [account, { ...account, id: dollars, type: 9, iso: "USD", label: "Dollars" }].map((one) => ({
      ...one,
      isActive: one.id === active,
    }));
  return {
    Accounts: () => answers({ accounts: accounts(), all_accounts: accounts() }),
    SwitchAccount: () => {
      active = active === euros ? dollars : euros;
      return late(took, answers({ success: true, message: "" }));
    },
    BetsHistory: whenAsked(BetsHistory, ({ accountId, filter, pageToken }) =>
      late(after, answers(pageOf(filter?.accountId ?? accountId, pageToken))),
    ),
    OpenedBets: whenAsked(OpenedBets, ({ accountId, pageToken }) =>
      late(after, answers(pageOf(accountId, pageToken))),
    ),
  };
}

const shown = ({ bets }: State) => itemsOf(shownHistory(bets)).map(({ id }) => id);
const open = ({ bets }: State) => itemsOf(bets.opened).map(({ id }) => id);

/** Bets in a list of another account than their own. */
const strangers = ({ account: { accounts }, bets }: State) =>
  [...itemsOf(bets.history), ...itemsOf(bets.opened)]
    .filter(({ accountId }) => accounts.some(({ id, isActive }) => isActive && id !== accountId))
    .map(({ id }) => id);

/** Plays it; after no turn, which is when views look, may a bet be shown as one of another account. */
function played(timeline: Omit<Timeline, "expect">): State {
  const whole: Timeline = {
    isPlayer: true,
    expect: "",
    watch: "BetsHistoryAsked",
    for: "5m",
    ...timeline,
  };
  let before: State | null = null;
  const seen: number[] = [];
  const { state } = play(whole, lanesOf(whole), ({ entry, tab }, next) => {
    if (tab === 2) return;
    // What comes from outside begins a turn.
    if (entry.by === undefined && before !== null) seen.push(...strangers(before));
    before = next;
  });
  expect([...seen, ...strangers(state)]).toEqual([]);
  return state;
}

const history = "/en/office/history";
const openedBets = "/en/opened-bets";

describe("bets after a switch of the account [account-007]", () => {
  // Asked at 0, 13, 26 … s and answered 3 s later: the switch comes between two questions, or between question and answer.
  for (const [when, at] of [
    ["after the answer", "20s"],
    ["before the answer of the old one", "14s"],
  ] as const) {
    it(`are those of the new one in the history, ${when}`, () => {
      const user = `${at} SwitchAccount(12)`;
      const server = twoAccounts("3s");
      expect(shown(played({ path: history, user, server, for: "24s" }))).toEqual([8]);
    });
    it(`are those of the new one among the open bets, ${when}`, () => {
      const user = `${at} SwitchAccount(12)`;
      const state = played({ path: openedBets, user, server: twoAccounts("3s"), for: "24s" });
      expect(open(state)).toEqual([8]);
      expect(state.bets.openedCount).toBe(1);
    });
    it(`are counted for the bar on any other page, ${when}`, () => {
      const user = `${at} SwitchAccount(12)`;
      const server = twoAccounts("15s");
      expect(played({ user, server, for: "40s" }).bets.openedCount).toBe(1);
    });
  }
  it("are not loaded, not those of the other one, until the server has answered", () => {
    const user = "20s SwitchAccount(12)";
    const { bets } = played({ path: history, user, server: twoAccounts("3s"), for: "22s" });
    expect(bets).toMatchObject({ history: { tag: "loading" }, openedCount: null });
  });
  it("do not mix while the server has switched and this page does not know it yet", () => {
    const user = "8s SwitchAccount(12)";
    const server = twoAccounts("0s", "20s");
    expect(shown(played({ path: history, user, server, for: "1m" }))).toEqual([8]);
  });
  it("are not those of a later page of the old one", () => {
    const user = "10s LoadMoreBets 1s SwitchAccount(12)";
    expect(shown(played({ path: history, user, server: twoAccounts("3s") }))).toEqual([8]);
  });
  it("have their own next page, whatever of the old one is still under way", () => {
    const user =
      "10s LoadMoreOpenedBets 1s SwitchAccount(12) 5s SwitchAccount(11) 8s LoadMoreOpenedBets";
    const state = played({ path: openedBets, user, server: twoAccounts("3s"), for: "28s" });
    expect(open(state)).toEqual([9, 7, 5]);
  });
  it("keep their filter, and are asked for again with it", () => {
    const user = "10s FilterHistory(filter.typeId=0) 10s SwitchAccount(12)";
    const { bets } = played({ path: history, user, server: twoAccounts("3s") });
    expect(bets.found).toMatchObject({ filter: { typeId: 0 }, history: { tag: "ready" } });
    expect(itemsOf(bets.found?.history ?? { tag: "idle" }).map(({ id }) => id)).toEqual([8]);
  });
  it("are those of the new one in a tab beside the one that switched", () => {
    const tab2 = "2s open 20s SwitchAccount(12)";
    expect(shown(played({ path: history, tab2, server: twoAccounts("3s") }))).toEqual([8]);
  });
});
