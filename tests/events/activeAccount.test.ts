import { expect, it } from "vitest";
import type { Sealed } from "../../src/codec/codec.ts";
import { Accounts, ActiveAccountChanged, PrepaidAmount } from "../../src/events/account/events.ts";
import { OpenedBets } from "../../src/events/bets/events.ts";
import { HistoryFileWanted } from "../../src/events/bets/fileEvents.ts";
import { CashOutDone, CashOutShown } from "../../src/events/cashOut/events.ts";
import type { Draft } from "../../src/events/define.ts";
import { SessionBets, SessionDeposits } from "../../src/events/loginSessions/events.ts";
import { PowerBetPlaced } from "../../src/events/powerBet/events.ts";
import { SessionOpened } from "../../src/events/session/events.ts";
import { answered } from "../kit/events.ts";
import { placedEarlier } from "../kit/history.ts";
import { account } from "../kit/site.ts";
import { stateOf } from "../kit/spec.ts";

const switched = ActiveAccountChanged({ id: 12 });
const back = ActiveAccountChanged({ id: 11 });
const open = (accountId: number | null, ...ids: readonly number[]): Draft =>
  answered(
    OpenedBets,
    { pageToken: null, ...(accountId === null ? {} : { accountId }) },
    {
      items: ids.map((id) => placedEarlier(id, { accountId: accountId ?? 11 })),
      nextPageToken: null,
      total: ids.length,
    },
  );
const after = (...events: readonly Draft[]) =>
  stateOf(
    SessionOpened({ userId: "#4711" as Sealed }),
    answered(Accounts, {}, { accounts: [], all_accounts: [account] }),
    ...events,
  );

it("an answer that was asked for before the switch counts for nothing after it", () => {
  for (const old of [open(11, 7), open(null, 7)])
    expect(after(open(11, 7), switched, old).bets).toMatchObject({
      opened: { tag: "idle" },
      openedCount: null,
    });
  expect(after(open(11, 7), switched, open(12, 8)).bets.openedCount).toBe(1);
  expect(after(open(11, 7), switched, open(12, 8), back, open(11, 7)).bets.openedCount).toBe(1);
});

it("a bet of the other account that is sold or powered changes no number of this one", () => {
  const sold = (accountId: number) =>
    CashOutDone({
      key: "k",
      coupon: placedEarlier(7, { accountId, status: "cashed_out", payout: 5 }),
      balance: 1,
    });
  expect(after(switched, open(12, 8, 9), sold(11)).bets.openedCount).toBe(2);
  expect(after(switched, open(12, 8, 9), sold(12)).bets.openedCount).toBe(1);
  const powered = (accountId: number) =>
    PowerBetPlaced({
      key: "k",
      wish: {
        couponId: 7,
        offerId: "o",
        marketId: 1,
        coef: 2,
        amount: 5,
        accountId,
        currencyIso: "EUR",
      },
      placedId: 10,
      possibleWin: 10,
      balance: null,
    });
  expect(after(switched, open(12, 8, 9), powered(11)).bets.openedCount).toBe(2);
  expect(after(switched, open(12, 8, 9), powered(12)).bets.openedCount).toBe(3);
});

it("the offer, the file, the prepaid amount and the session's bets of the account before are gone", () => {
  const ask = { accountId: 11, dateFrom: 1, pageToken: null };
  const summary = { count: 1, amount: 5, payout: 0, currencyIso: "EUR" };
  const words = { columns: [], kinds: {}, statuses: {}, yes: "Yes" };
  const {
    account: money,
    bets,
    cashOut,
    loginSessions,
  } = after(
    CashOutShown({ couponId: 7 }),
    HistoryFileWanted({ words }),
    answered(PrepaidAmount, { accountId: 11 }, { availablePrepaidAmount: 5 }),
    answered(SessionBets, ask, { items: [placedEarlier(7)], nextPageToken: null, summary }),
    answered(SessionDeposits, ask, { items: [], nextPageToken: null }),
    switched,
  );
  expect(cashOut.shown).toBeNull();
  expect(bets.file).toEqual({ tag: "none" });
  expect(money.availablePrepaidAmount).toBeNull();
  expect(loginSessions.bets).toEqual({ tag: "idle" });
  expect(loginSessions.deposits).toBeUndefined();
});

it("what becomes of the bets of the other account is waited for until it is active again", () => {
  const { bets } = after(open(11, 7), switched, open(12));
  expect(bets.settlements).toMatchObject({ known: [{ id: 7 }], gone: [] });
  const later = after(open(11, 7), switched, open(12), back, open(11)).bets;
  expect(later.settlements).toMatchObject({ known: [], gone: [{ id: 7 }] });
});
