// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { Accounts } from "../../src/events/account/events.ts";
import { BetsHistory } from "../../src/events/bets/events.ts";
import { SessionOpened } from "../../src/events/session/events.ts";
import HistoryOrders from "../../src/views/sections/historyOrders/index.tsx";
import { answered } from "../kit/events.ts";
import { account } from "../kit/site.ts";
import { texts } from "./contentScreen.tsx";
import { fakeClient } from "./fakeClient.ts";
import { config, show, userId } from "./player.tsx";

const other = { ...account, id: 12, label: "Dollars", isActive: false };

/** What can be pressed below the choice of the account, where the active one has bets that were settled at these times. */
function offered(
  settled: readonly (number | null)[],
  { accountId, nextPageToken = null }: { accountId?: string; nextPageToken?: string | null } = {},
) {
  const fake = fakeClient({
    path: "/en/office/history-clear",
    query: accountId === undefined ? {} : { accountId },
  });
  const items = settled.map((settledAt, at) => ({
    id: at + 1,
    accountId: account.id,
    currencyIso: "EUR",
    typeId: 0,
    createdAt: 1,
    settledAt,
    amount: 5,
    coef: 2,
    possibleWin: 10,
    payout: null,
    status: settledAt === null ? "open" : "lost",
    bets: [],
  }));
  const summary = { count: items.length, amount: 5, payout: 0, currencyIso: "EUR" };
  fake.emit(
    config,
    SessionOpened({ userId }),
    answered(Accounts, {}, { accounts: [], all_accounts: [account, other] }),
    answered(BetsHistory, { status: null, pageToken: null }, { items, nextPageToken, summary }),
  );
  return texts(show(fake, <HistoryOrders />), "main button").slice(1);
}

it("clearing is not offered for an account that has no settled bet", () => {
  expect(offered([null, null])).toEqual([]);
  expect(offered([null, 1_763_000_000])).toEqual(["Clear the history"]);
  expect(offered([null], { nextPageToken: "more" })).toEqual(["Clear the history"]);
  expect(offered([])).toEqual([]);
  // The history is that of the active account: of another one nothing is known.
  expect(offered([], { accountId: "12" })).toEqual(["Clear the history"]);
  expect(offered([null], { accountId: "12" })).toEqual(["Clear the history"]);
});
