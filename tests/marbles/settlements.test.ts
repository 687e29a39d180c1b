import { describe } from "vitest";
import type { HistoryCoupon } from "../../src/events/bets/events.ts";
import { placedEarlier } from "../kit/history.ts";
import { limitOf } from "../kit/limits.ts";
import { type Answer, answers, fails, inTurn, late, type Reply } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";

const opened = (...ids: readonly number[]) =>
  answers({
    items: ids.map((id) => placedEarlier(id)),
    nextPageToken: null,
    total: ids.length,
  });
const summary = { count: 1, amount: 5, payout: 0, currencyIso: "EUR" };
const history = (...items: readonly HistoryCoupon[]) =>
  answers({ items, nextPageToken: null, summary });
const settled = (id: number, status: string, payout: number) =>
  placedEarlier(id, { status, payout, settledAt: 2 });

const base = {
  path: "/en/section/line",
  isPlayer: true,
  watch: "OpenedBetsAsked BetsHistoryAsked NotificationShown NotificationClosed SettlementsTold",
  for: "100s",
};
const server = (opens: readonly [Reply, ...Reply[]], became: Answer) => ({
  OpenedBets: inTurn(...opens),
  BetsHistory: became,
});
const gone = [opened(7), opened()] as const;

describe("POLL: the notice about a bet that was settled", () => {
  rule("comes when the bet is no longer open, says what was paid, and is said once", {
    ...base,
    server: server(gone, history(settled(7, "won", 6))),
    expect: `OpenedBetsAsked 30s OpenedBetsAsked
      BetsHistoryAsked(ask.filter.accountId=11, ask.filter.dateFrom=1, ask.filter.dateTo=2)
      SettlementsTold
      NotificationShown(id=bet-settled-7, status=success, values.betStatus=won, values.payout=6)
      10s NotificationClosed`,
  });
  for (const [status, payout] of [
    ["lost", 0],
    ["returned", 5],
    ["cashed_out", 3],
  ] as const)
    rule(`says ${status}, and celebrates nothing`, {
      ...base,
      server: server(gone, history(settled(7, status, payout))),
      expect: `OpenedBetsAsked 30s OpenedBetsAsked BetsHistoryAsked SettlementsTold
        NotificationShown(status=info, values.betStatus=${status}, values.payout=${payout})
        10s NotificationClosed`,
    });
  rule("says what of it went to bets that were paid in advance", {
    ...base,
    server: server(gone, history({ ...settled(7, "won", 6), wentTo: { 8: 1.1, 9: 2.2 } })),
    expect: `OpenedBetsAsked 30s OpenedBetsAsked BetsHistoryAsked SettlementsTold
      NotificationShown(values.payout=6, values.went=3.3) 10s NotificationClosed`,
  });
  rule("celebrates no win that pays less than the stake", {
    ...base,
    server: server(gone, history(settled(7, "won", 4))),
    expect: `OpenedBetsAsked 30s OpenedBetsAsked BetsHistoryAsked SettlementsTold
      NotificationShown(status=info, values.betStatus=won) 10s NotificationClosed`,
  });
  rule("comes with the money, without waiting for the next question", {
    ...base,
    server: {
      ...server(gone, history(settled(7, "won", 6))),
      Balance: inTurn(
        answers({ accountId: 11, money: 95, points: 0, updatedAt: 0 }),
        answers({ accountId: 11, money: 101, points: 0, updatedAt: 0 }),
      ),
    },
    expect: `OpenedBetsAsked 20s OpenedBetsAsked BetsHistoryAsked SettlementsTold
      NotificationShown 10s NotificationClosed`,
  });
  rule("is one for more than two bets at once", {
    ...base,
    server: server(
      [opened(9, 8, 7), opened()],
      history(settled(9, "won", 6), settled(8, "lost", 0), settled(7, "lost", 0)),
    ),
    expect: `OpenedBetsAsked 30s OpenedBetsAsked BetsHistoryAsked SettlementsTold
      NotificationShown(text=betsSettled, values.count=3) 10s NotificationClosed`,
  });
  rule("is tried again when the history fails", {
    ...base,
    server: server([opened(8, 7), opened(8)], inTurn(fails(500), history(settled(7, "lost", 0)))),
    expect: `OpenedBetsAsked 30s OpenedBetsAsked BetsHistoryAsked
      30s OpenedBetsAsked BetsHistoryAsked SettlementsTold NotificationShown
      10s NotificationClosed 20s OpenedBetsAsked`,
    for: "95s",
  });
  rule("is none for a bet that the history still calls open, and it is not asked again", {
    ...base,
    server: server([opened(8, 7), opened(8)], history(placedEarlier(7))),
    expect: `OpenedBetsAsked 30s OpenedBetsAsked BetsHistoryAsked
      30s OpenedBetsAsked 30s OpenedBetsAsked`,
  });
  rule("waits while the tab is hidden, and comes when it is shown", {
    ...base,
    server: server([opened(7), opened(7), opened()], history(settled(7, "lost", 0))),
    tab: "5s hidden 2m visible",
    expect: `OpenedBetsAsked 30s OpenedBetsAsked 1m35s OpenedBetsAsked BetsHistoryAsked SettlementsTold
      NotificationShown 10s NotificationClosed`,
    for: "3m",
  });
  rule("waits while offline", {
    ...base,
    network: "5s offline 55s online",
    server: server(gone, history(settled(7, "lost", 0))),
    expect: `OpenedBetsAsked 1m OpenedBetsAsked BetsHistoryAsked SettlementsTold
      NotificationShown 10s NotificationClosed`,
  });
  rule("is not repeated after a reload", {
    ...base,
    server: server([opened(7), opened(), opened(7), opened()], history(settled(7, "lost", 0))),
    watch: "NotificationShown SettlementsFound",
    tab: "35s reload",
    expect: "30s NotificationShown 5s SettlementsFound",
  });
  const tabs = {
    ...base,
    server: server([opened(7), opened(7), opened()], history(settled(7, "lost", 0))),
    watch: "NotificationShown 2:NotificationShown SettlementsFound 2:SettlementsFound",
  };
  rule("is in the tab that is looked at, and the other one hears of it", {
    ...tabs,
    tab2: "1s open",
    expect: "31s 2:NotificationShown 1ms SettlementsFound",
  });
  rule("is not repeated in the tab that is looked at next", {
    ...tabs,
    tab: "40s hidden",
    tab2: "hidden 1s open 40s visible",
    expect: "30s NotificationShown 1ms 2:SettlementsFound",
  });
  rule("is none in a break that closes play, nor is anything asked for it", {
    ...base,
    server: {
      ...server(gone, history(settled(7, "lost", 0))),
      ClientLimits: late("20s", answers({ data: [limitOf(33, 1)] })),
    },
    expect: "OpenedBetsAsked",
  });
});
