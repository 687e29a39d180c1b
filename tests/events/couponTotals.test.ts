import Big from "big.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isLocked } from "../../src/events/coupon/bet.ts";
import { BetAdded } from "../../src/events/coupon/events.ts";
import { AmountChanged } from "../../src/events/placement/events.ts";
import {
  betView,
  lockedBets,
  movedBets,
  possibleWin,
  productOfCoefs,
} from "../../src/events/coupon/selectors.ts";
import { totalCoefOf } from "../../src/events/coupon/bonus.ts";
import { obstacles as obstaclesOf } from "../../src/events/placement/obstacles.ts";
import { SessionClosed } from "../../src/events/session/events.ts";
import { Prices } from "../../src/events/sports/events.ts";
import { bet } from "../kit/bets.ts";
import {
  added,
  answered,
  limits,
  liveFeed,
  prices,
  signedIn,
  site,
  withMoney,
} from "../kit/events.ts";
import { pricesAnswer } from "../kit/siteFeed.ts";
import { stateOf } from "../kit/spec.ts";

/** A price as feeds send it: at most 3 decimals. */
const coefUpTo = (most: number) =>
  fc.integer({ min: 1_001, max: most * 1_000 }).map((milli) => milli / 1_000);
const amount = fc.integer({ min: 1, max: 100_000_000 }).map((cents) => cents / 100);

const exactProduct = (coefs: readonly number[]): number =>
  Number(coefs.reduce((total, coef) => total.times(coef), new Big(1)).round(3, Big.roundHalfUp));

describe("total price", () => {
  it("is the exact product, rounded once to 3 decimals [coupon-010] [coupon-013]", () => {
    fc.assert(
      fc.property(fc.array(coefUpTo(50), { minLength: 1, maxLength: 6 }), (coefs) => {
        expect(productOfCoefs(coefs)).toBe(exactProduct(coefs));
      }),
      { numRuns: 2_000 },
    );
  });

  it("stays exact over many bets of small prices [coupon-010] [coupon-013]", () => {
    fc.assert(
      fc.property(fc.array(coefUpTo(1.4), { minLength: 20, maxLength: 60 }), (coefs) => {
        expect(productOfCoefs(coefs)).toBe(exactProduct(coefs));
      }),
      { numRuns: 500 },
    );
  });

  it("shows no floating-point noise and does not depend on the order [coupon-010]", () => {
    fc.assert(
      fc.property(fc.array(coefUpTo(30), { minLength: 1, maxLength: 7 }), (coefs) => {
        expect(String(productOfCoefs(coefs))).toMatch(/^\d+(\.\d{1,3})?$/);
        expect(productOfCoefs(coefs.toReversed())).toBe(productOfCoefs(coefs));
      }),
    );
  });

  it("of a single is its price, of an express the product, of nothing 0 [coupon-013]", () => {
    expect(totalCoefOf(stateOf())).toBe(0);
    expect(totalCoefOf(stateOf(...added(901)))).toBe(1.85);
    expect(totalCoefOf(stateOf(...added(901, 902)))).toBe(6.29);
  });

  it("goes with the newest prices", () => {
    const state = stateOf(liveFeed, ...added(901, 902), prices([2, 3.4, 4.25]));
    expect(totalCoefOf(state)).toBe(6.8);
    expect(movedBets(state.coupon)).toEqual([
      { bet: bet(901), coef: 2, agreedCoef: 1.85, lock: null },
    ]);
  });
});

describe("possible win", () => {
  it("is stake times price in whole cents, rounded half up as the server does", () => {
    fc.assert(
      fc.property(amount, coefUpTo(1_000), (stake, coef) => {
        const exact = new Big(stake).times(coef);
        expect(possibleWin(stake, coef, "EUR")).toBe(Number(exact.round(2, Big.roundHalfUp)));
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("locks", () => {
  it("a bet is locked when blocked, dependent or banned from an express, and not otherwise [bets-007]", () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        (isBlocked, isDepend, isBannedExpress, isDisabledBanker) => {
          const one = bet(901, { isBlocked, isDepend, isBannedExpress, isDisabledBanker });
          const isOut = isBlocked || isDepend || isBannedExpress;
          expect(isLocked(one)).toBe(isOut);
          const { coupon } = stateOf(BetAdded({ bet: one }));
          expect(lockedBets(coupon)).toEqual(isOut ? [one] : []);
          expect(betView(coupon, one).lock).toBe(
            isDepend
              ? "dependent"
              : isBannedExpress
                ? "not_in_express"
                : isBlocked
                  ? "suspended"
                  : null,
          );
        },
      ),
    );
  });

  it("a suspended or gone outcome, or one of an unknown state, locks its bet until it is open again", () => {
    const lockAfter = (...states: readonly number[]) => {
      const { coupon } = stateOf(
        liveFeed,
        ...added(901),
        ...states.map((state) => prices([1.85, 3.4, 4.25], [state, 0, 0])),
      );
      return betView(coupon, bet(901)).lock;
    };
    const locks = [lockAfter(0), lockAfter(1), lockAfter(2), lockAfter(7), lockAfter(1, 0)];
    expect(locks).toEqual([null, "suspended", "gone", "suspended", null]);
  });

  it("an outcome that the server misses is gone", () => {
    const ask = { feed: "live", ids: [901] };
    const missing = answered(Prices, ask, pricesAnswer({ ids: [], coefs: [], states: [] }, [901]));
    const { coupon } = stateOf(liveFeed, ...added(901), missing);
    expect(betView(coupon, bet(901))).toMatchObject({ lock: "gone", coef: 1.85 });
  });
});

describe("obstacles", () => {
  const obstacles = (state: Parameters<typeof obstaclesOf>[0]) =>
    obstaclesOf(state).map(({ code }) => code);
  it("are all reported at once", () => {
    const events = [
      site,
      signedIn,
      withMoney(5),
      BetAdded({ bet: bet(901, { isBlocked: true }) }),
      limits(1, 20),
      AmountChanged({ amount: 50 }),
    ];
    expect(obstacles(stateOf(...events))).toEqual([
      "coupon_locked",
      "amount_above_maximum",
      "not_enough_money",
    ]);
    const left = SessionClosed({ reason: "start" });
    expect(obstacles(stateOf(...events, left))).toEqual(["coupon_locked", "sign_in_needed"]);
  });

  it("a maximum that is not given bounds nothing; the defaults [coupon-002] [coupon-005]", () => {
    const state = stateOf(
      site,
      signedIn,
      withMoney(1e9),
      ...added(901),
      limits(1, null),
      AmountChanged({ amount: 1e8 }),
    );
    expect(obstacles(state)).toEqual([]);
    expect(stateOf().coupon).toMatchObject({
      maxBetAmount: null,
      systemValue: 2,
      changeCoefAction: 2,
    });
  });
});
