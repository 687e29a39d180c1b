import * as t from "io-ts";
import { finite, shape } from "../../codec/codec.ts";
import { BetRemoved, CouponTypeChosen } from "../../events/coupon/events.ts";
import {
  couponTypes,
  hasBlocks,
  isAntiExpressOffered,
  isPlacing,
  stakeOf,
  typeIdOf,
  wholeAmount,
  withoutCode,
} from "../../events/coupon/index.ts";
import { BlockAmountsChanged } from "../../events/placement/blocksEvents.ts";
import { PlacementClosed } from "../../events/placement/events.ts";
import { fittingAmounts, fittingBlocks, offeredAction } from "../../events/placement/index.ts";
import { BetAmountsChanged } from "../../events/placement/singlesEvents.ts";
import { accept, refuse } from "../decision.ts";
import { defineCommand } from "../define.ts";
import { onButton } from "../placement.ts";

/**
 * What several bets make: an express (1), a system (2), an anti-express (4), which the server has to offer, or a set of
 * singles (9). [coupon-014] [coupon-015] [coupon-016]
 */
export const ChooseCouponType = defineCommand(
  "ChooseCouponType",
  shape({ typeId: t.union([t.literal(1), t.literal(2), t.literal(4), t.literal(9)]) }),
  ({ typeId }, { coupon }) => {
    if (isPlacing(coupon)) return refuse("placement_running");
    const isOffered = typeId !== couponTypes.antiExpress || isAntiExpressOffered(coupon);
    return !isOffered || coupon.bets.length < (typeId === 2 ? 3 : 2) || typeIdOf(coupon) === typeId
      ? refuse("nothing_to_do")
      : accept(CouponTypeChosen({ typeId }));
  },
);

/** The amount of one single; bounds are checked when placing, so that any amount can be typed. */
export const SetBetAmount = defineCommand(
  "SetBetAmount",
  shape({ betId: finite, amount: finite }),
  ({ betId, amount }, state) => {
    if (isPlacing(state.coupon)) return refuse("placement_running");
    if (!state.coupon.bets.some(({ market }) => market.id === betId)) return refuse("outcome_gone");
    const { iso } = stakeOf(state);
    const wholeSum = wholeAmount(amount, iso);
    return wholeSum === null
      ? refuse("amount_missing")
      : accept(BetAmountsChanged({ amounts: [{ betId, amount: wholeSum }], iso }));
  },
);

/** Sets the amounts that the coupon proposes: if the account has too little for any, those within the other bounds. */
export const FitBetAmounts = defineCommand(
  "FitBetAmounts",
  shape({}),
  onButton((_data, state) => {
    const { iso } = stakeOf(state);
    if (offeredAction(state, "fit_amounts") === undefined) return refuse("nothing_to_do");
    if (hasBlocks(state.coupon)) {
      // A code that pays is about to go.
      const paying = withoutCode(state);
      const blocks = fittingBlocks(paying) ?? fittingBlocks(paying, false) ?? [];
      const amounts = blocks.map(({ amount, part }) => ({ blockId: part.blockId, amount }));
      return accept(BlockAmountsChanged({ amounts, iso }));
    }
    const singles = fittingAmounts(state) ?? fittingAmounts(state, false) ?? [];
    const amounts = singles.map(({ amount, part }) => ({ betId: part.bet.market.id, amount }));
    return accept(BetAmountsChanged({ amounts, iso }));
  }),
);

/** Closes the report on a set of singles and removes the refused ones, which otherwise stay in the coupon. */
export const DropRefusedSingles = defineCommand(
  "DropRefusedSingles",
  shape({}),
  onButton((_data, { coupon }) => {
    const refused = coupon.singlesResultCoupons
      .filter(({ answer }) => answer?.tag === "refused")
      .flatMap((single) => single.coupon.bets.map(({ market }) => market.id));
    const inCoupon = coupon.bets.filter(({ market }) => refused.includes(market.id));
    return coupon.placement.tag !== "singlesAnswered" || inCoupon.length === 0
      ? refuse("nothing_to_do")
      : accept(
          ...inCoupon.map(({ market }) => BetRemoved({ betId: market.id })),
          PlacementClosed({}),
        );
  }),
);
