import * as t from "io-ts";
import { byNumber, finite, nullable, shape } from "../../codec/codec.ts";
import { list, looseShape } from "../../codec/tolerant.ts";
import { defineCall, defineSessionCall } from "../define.ts";
import { Bet, CouponTypeId } from "../coupon/events.ts";

/** Sizes of a system of the bets asked about. `offset`: how many of them are bankers. [coupon-008] */
const systemValues = list(
  shape({ value: finite, offset: finite, minBetAmount: finite, combo: finite }),
);
const boundsById = byNumber(shape({ minBetAmount: finite, maxBetAmount: nullable(finite) }));

/** A percentage that can be meant. */
const percent = t.refinement(finite, (value) => value >= 0 && value <= 1_000, "a percentage");
const limit = t.refinement(finite, (value) => value >= 0, "a limit");

const couponAsk = { typeId: CouponTypeId, systemValue: finite, bets: t.array(Bet) };

/** POST /web-api/coupon/refresh: locks and totals after the set of bets changed. `antiExpressCoef`:
 * price of their anti-express, whatever was asked about; null: none. [coupon-015] */
export const RefreshCoupon = defineCall(
  "RefreshCoupon",
  1,
  shape({ ...couponAsk, coefViewId: finite }),
  looseShape(
    {
      bets: list(
        looseShape(
          { market: shape({ id: finite, coef: finite }) },
          {
            isBlocked: t.boolean,
            isDepend: t.boolean,
            isBannedExpress: t.boolean,
            isDisabledBanker: t.boolean,
          },
        ),
      ),
      coef: finite,
      pollAfterMs: finite,
    },
    { systemValues, antiExpressCoef: nullable(finite), hyperBonusPercent: percent },
  ),
);
/** POST /web-api/coupon/limits: bounds of the amount, those of a Vip bet if it is one; null: no bound. */
export const CouponLimits = defineSessionCall(
  "CouponLimits",
  1,
  shape({ ...couponAsk, accountId: finite }, { isVipBet: t.boolean }),
  // What else is odd must not cost the player the bounds.
  looseShape(
    {
      minBetAmount: finite,
      maxBetAmount: nullable(finite),
      maxPayout: nullable(finite),
      amountStep: finite,
      initialAmount: finite,
    },
    {
      boundsByBetId: boundsById,
      /** Of a system in blocks. [coupon-045] */
      boundsByBlockId: boundsById,
      /** With amounts in the currency of the account. */
      systemValues,
      /** Of an express: what is added to its winnings, 0: nothing. [coupon-001] */
      hyperBonusPercent: percent,
      minHyperBonusBetLimit: limit,
      maxHyperBonusLimit: nullable(limit),
    },
  ),
);
