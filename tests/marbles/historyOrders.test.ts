import { describe } from "vitest";
import { account } from "../kit/site.ts";
import { answers, fails, inTurn, timesOut } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";

const two = { all_accounts: [account, { ...account, id: 12, isActive: false }], accounts: [] };
const history = { items: [], nextPageToken: null };
const summary = { count: 0, amount: 0, payout: 0, currencyIso: "EUR" };
const server = {
  Accounts: answers(two),
  BetsHistory: answers({ ...history, summary }),
  MailBetsHistory: answers({ success: true, message: "Sent to a***@example.com" }),
  MailCasinoHistory: answers({ success: true, message: "" }),
  ClearBetsHistory: answers({ success: true, message: "" }),
};
const mail = "MailHistory(bets, 12, 2026-01-09, 2026-01-15)";

describe("commands about the bets history", () => {
  rule("send an email once for each command [route-bets-003]", {
    path: "/en/office/history-mail",
    isPlayer: true,
    server,
    latency: "2s",
    user: `10s ${mail} 1s ${mail} 10s ${mail}`,
    watch: "MailBetsHistoryAsked MailBetsHistoryAnswered CommandRefused",
    expect: `10s MailBetsHistoryAsked(ask.accountId=12) 1s CommandRefused(command=MailHistory)
             1s MailBetsHistoryAnswered 9s MailBetsHistoryAsked 2s MailBetsHistoryAnswered`,
    for: "1m",
  });
  rule("are never repeated automatically [route-bets-003]", {
    path: "/en/office/history-mail",
    isPlayer: true,
    server: { ...server, MailBetsHistory: inTurn(timesOut(), fails(503), server.MailBetsHistory) },
    user: `10s ${mail} 1m ${mail}`,
    network: "30s offline 5s online",
    watch: "MailBetsHistoryAsked MailBetsHistoryFailed MailBetsHistoryAnswered",
    expect: `10s MailBetsHistoryAsked 15s MailBetsHistoryFailed(error.tag=timeout)
             45s MailBetsHistoryAsked MailBetsHistoryFailed(error.status=503)`,
    for: "3m",
  });
  rule("have their own calls for the casino [route-bets-003]", {
    path: "/en/office/history-casino-mail",
    isPlayer: true,
    server,
    user: `10s MailHistory(casino, null, 2026-01-09, 2026-01-15)`,
    watch: "MailBetsHistoryAsked MailCasinoHistoryAsked",
    expect: "10s MailCasinoHistoryAsked",
    for: "1m",
  });
  rule("clear it, and then it is requested again when the player opens it [route-bets-003]", {
    path: "/en/office/history",
    isPlayer: true,
    server,
    user: `5s GoTo(/en/office/history-clear) 5s ClearHistory(11) 2s GoTo(/en/office/history)`,
    watch: "ClearBetsHistoryAsked BetsHistoryAsked",
    expect: "BetsHistoryAsked 10s ClearBetsHistoryAsked(ask.accountId=11) 2s BetsHistoryAsked",
    for: "13s",
  });
  rule("are not open to visitors", {
    path: "/en/support/email",
    server: { SupportTopics: answers({ items: [] }) },
    user: `10s ${mail} 1s ClearHistory(null)`,
    watch: "CommandRefused ClearBetsHistoryAsked MailBetsHistoryAsked",
    expect: "10s CommandRefused(command=MailHistory) 1s CommandRefused(command=ClearHistory)",
    for: "30s",
  });
});
