import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Accounts } from "../../src/events/account/events.ts";
import type { HistoryCoupon } from "../../src/events/bets/events.ts";
import { CouponPlaced } from "../../src/events/coupon/events.ts";
import type { Draft } from "../../src/events/define.ts";
import {
  LoginSessions,
  type PlacedHere,
  PlacedHereFound,
  SessionBets,
} from "../../src/events/loginSessions/events.ts";
import { sessionLedger } from "../../src/events/loginSessions/index.ts";
import { SessionClosed } from "../../src/events/session/events.ts";
import { TabMessageReceived } from "../../src/events/tabs/events.ts";
import { answered, signedIn } from "../kit/events.ts";
import { account } from "../kit/site.ts";
import { stateOf } from "../kit/spec.ts";
import { START_AT } from "../kit/world.ts";

const began = START_AT / 1000 - 600;
const session = (isCurrent: boolean) => ({
  id: isCurrent ? "here" : "there",
  startedAt: began,
  lastActiveAt: began,
  device: "iPhone",
  browser: "Safari 19",
  ip: "203.0.113.8",
  countryCode: null,
  isCurrent,
  isActive: true,
});
const listed = (...items: readonly ReturnType<typeof session>[]) =>
  answered(LoginSessions, { pageToken: null }, { items, nextPageToken: null });

const coupon = (id: number, amount: number, over: Partial<HistoryCoupon> = {}): HistoryCoupon => ({
  id,
  accountId: account.id,
  currencyIso: "EUR",
  typeId: 0,
  createdAt: began + id,
  settledAt: null,
  amount,
  coef: 2,
  possibleWin: amount * 2,
  payout: null,
  status: "open",
  bets: [],
  ...over,
});
const sumOf = (amounts: readonly number[]) =>
  amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100;
const told = (
  items: readonly HistoryCoupon[],
  { summary = {}, pageToken = null, nextPageToken = null }: Page = {},
) =>
  answered(
    SessionBets,
    { accountId: account.id, dateFrom: began, pageToken },
    {
      items: [...items],
      nextPageToken,
      summary: {
        count: items.length,
        amount: sumOf(items.map(({ amount }) => amount)),
        payout: sumOf(items.map(({ payout }) => payout ?? 0)),
        currencyIso: "EUR",
        ...summary,
      },
    },
  );
type Page = {
  readonly summary?: { readonly amount?: number; readonly payout?: number };
  readonly pageToken?: string | null;
  readonly nextPageToken?: string | null;
};
const placed = (couponId: number, amount: number, accountId = account.id) =>
  CouponPlaced({
    key: `k${couponId}`,
    couponId,
    accountId,
    coef: 2,
    amount,
    possibleWin: amount * 2,
    balance: null,
  });
const accounts = answered(Accounts, {}, { accounts: [account], all_accounts: [account] });
const ledgerOf = (...events: readonly Draft[]) =>
  sessionLedger(stateOf(signedIn, accounts, listed(session(false), session(true)), ...events));

describe("the ledger of a session", () => {
  it("adds up stakes, returns and what is open, and finds no gap where both sides agree", () => {
    const ledger = ledgerOf(
      placed(1, 5),
      placed(2, 2.5),
      placed(3, 10),
      told([
        coupon(3, 10),
        coupon(2, 2.5, { status: "lost", payout: 0 }),
        coupon(1, 5, { status: "won", payout: 9.99 }),
      ]),
    );
    expect(ledger).toMatchObject({
      iso: "EUR",
      staked: 1750,
      returned: 999,
      open: 1000,
      here: { count: 3, staked: 1750 },
      gaps: [],
    });
    expect(ledger?.bets.map(({ id }) => id)).toEqual([3, 2, 1]);
  });

  it("counts a part that was cashed out as staked and returned", () => {
    const sold = coupon(1, 6, { cashedOut: { amount: 4, payout: 3.5 } });
    expect(
      ledgerOf(placed(1, 10), told([sold], { summary: { amount: 10, payout: 3.5 } })),
    ).toMatchObject({
      staked: 1000,
      returned: 350,
      open: 600,
      gaps: [],
    });
  });

  it("names bets that are not from this device, and bets of it that the server lacks", () => {
    expect(
      ledgerOf(placed(1, 5), placed(4, 7), told([coupon(1, 5), coupon(2, 3), coupon(3, 1)]))?.gaps,
    ).toEqual([
      { kind: "elsewhere", count: 2, minor: 400 },
      { kind: "missing", couponId: 4, minor: 700 },
    ]);
  });

  it("names another stake, and totals that are not those of the bets", () => {
    const summary = { amount: 9, payout: 1 };
    expect(ledgerOf(placed(1, 5), told([coupon(1, 4)], { summary }))?.gaps).toEqual([
      { kind: "stake", couponId: 1, here: 500, there: 400 },
      { kind: "stakes", told: 900, counted: 400 },
      { kind: "returns", told: 100, counted: 0 },
    ]);
  });

  it("is made of all pages, and of none before the last has come", () => {
    const first = told([coupon(2, 5)], { nextPageToken: "p2", summary: { amount: 8 } });
    const second = told([coupon(1, 3)], { pageToken: "p2", summary: { amount: 8 } });
    expect(ledgerOf(placed(1, 3), placed(2, 5), first)).toBeNull();
    expect(ledgerOf(placed(1, 3), placed(2, 5), first, second)).toMatchObject({
      staked: 800,
      gaps: [],
    });
  });

  it("is not made of what cannot be added or told apart", () => {
    expect(ledgerOf(told([coupon(1, 5, { currencyIso: "USD" })]))).toBeNull();
    expect(ledgerOf(listed(session(false)), told([coupon(1, 5)]))).toBeNull();
    expect(ledgerOf()).toBeNull();
  });

  it("counts each bet of this device once, of the account that is shown, in whichever tab", () => {
    const inTab = (bet: { couponId: number; accountId: number; amount: number }) =>
      TabMessageReceived({ tab: "b", message: { kind: "placed", bet } });
    const ledger = ledgerOf(
      placed(1, 5),
      inTab({ couponId: 1, accountId: account.id, amount: 5 }),
      inTab({ couponId: 2, accountId: account.id, amount: 2 }),
      placed(3, 50, account.id + 1),
      told([coupon(1, 5), coupon(2, 2)]),
    );
    expect(ledger).toMatchObject({ here: { count: 2, staked: 700 }, gaps: [] });
  });

  it("knows what earlier pages placed, and leaves out what an earlier session did", () => {
    const kept = (couponId: number, at: number): PlacedHere => ({
      couponId,
      accountId: account.id,
      amount: 5,
      at,
    });
    // A minute of difference between the clocks is borne.
    const bets = [kept(8, (began - 61) * 1000), kept(9, (began - 59) * 1000)];
    expect(ledgerOf(PlacedHereFound({ bets }), told([]))?.gaps).toEqual([
      { kind: "missing", couponId: 9, minor: 500 },
    ]);
  });

  it("goes with the player", () => {
    const { loginSessions } = stateOf(signedIn, placed(1, 5), SessionClosed({ reason: "player" }));
    expect(loginSessions.placedHere).toEqual([]);
  });

  it("has equal sums on both sides for any bets placed here, and a gap for any wrong figure", () => {
    const cents = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(
        fc.array(fc.record({ stake: cents, win: fc.option(cents) }), {
          minLength: 1,
          maxLength: 20,
        }),
        fc.integer({ min: 1, max: 1_000 }),
        (made, wrongBy) => {
          const coupons = made.map(({ stake, win }, index) =>
            coupon(index + 1, stake / 100, {
              status: win === null ? "open" : "won",
              payout: win === null ? null : win / 100,
            }),
          );
          const here = coupons.map(({ id, amount }) => placed(id, amount));
          const right = ledgerOf(...here, told(coupons));
          expect(right?.gaps).toEqual([]);
          expect(right?.here.staked).toBe(right?.staked);
          const amount = sumOf([...coupons.map((made) => made.amount), wrongBy / 100]);
          expect(ledgerOf(...here, told(coupons, { summary: { amount } }))?.gaps).toEqual([
            { kind: "stakes", told: (right?.staked ?? 0) + wrongBy, counted: right?.staked },
          ]);
        },
      ),
      { numRuns: 30 },
    );
  });
});
