import { describe } from "vitest";
import { BetsHistory } from "../../src/events/bets/events.ts";
import { placedEarlier } from "../kit/history.ts";
import { answers, fails, type Reply, whenAsked } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";

const page = (id: number, nextPageToken: string | null): Reply =>
  answers({
    items: [placedEarlier(id)],
    nextPageToken,
    summary: { count: 3, amount: 15, payout: 0, currencyIso: "EUR" },
  });
/** Three pages of one bet; `second` is the answer to the request for the second. */
const pages = (second: Reply = page(2, "c")) => ({
  BetsHistory: whenAsked(BetsHistory, ({ pageToken, filter }) => {
    if (filter !== undefined) return page(9, null);
    return pageToken === null ? page(1, "b") : pageToken === "b" ? second : page(3, null);
  }),
});
const path = "/en/office/history";
const save = "SaveHistory(words.columns=[], words.kinds={}, words.statuses={}, words.yes=Yes)";
const watch =
  "BetsHistoryAsked(ask.pageToken=b) BetsHistoryAsked(ask.pageToken=c) HistoryFileReady HistoryPagesMissed HistoryPrintReady HistoryPrintMissed";

describe("the history as a file", () => {
  rule("is made when all pages have loaded, which are asked for one after the other", {
    path,
    isPlayer: true,
    server: pages(),
    user: `5s ${save}`,
    watch,
    expect: `5s BetsHistoryAsked(ask.pageToken=b) BetsHistoryAsked(ask.pageToken=c)
             HistoryFileReady(count=3, total=3)`,
    for: "8s",
  });
  rule("is not made when a page did not load", {
    path,
    isPlayer: true,
    server: pages(fails(503)),
    user: `5s ${save}`,
    watch,
    expect: "5s BetsHistoryAsked(ask.pageToken=b) HistoryPagesMissed",
    for: "8s",
  });
  rule("is given up for another list", {
    path,
    isPlayer: true,
    latency: "1s",
    server: pages(),
    user: `8s ${save} 500ms FilterHistory(filter.typeId=0)`,
    watch,
    expect: "8s BetsHistoryAsked(ask.pageToken=b)",
    for: "12s",
  });
});

describe("the history on paper", () => {
  rule("is printed when all pages have loaded", {
    path,
    isPlayer: true,
    server: pages(),
    user: "5s PrintHistory",
    watch,
    expect: `5s BetsHistoryAsked(ask.pageToken=b) BetsHistoryAsked(ask.pageToken=c) HistoryPrintReady`,
    for: "8s",
  });
  rule("is not printed when a page did not load", {
    path,
    isPlayer: true,
    server: pages(fails(503)),
    user: "5s PrintHistory",
    watch,
    expect: "5s BetsHistoryAsked(ask.pageToken=b) HistoryPrintMissed",
    for: "8s",
  });
});
