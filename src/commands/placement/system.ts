import * as t from "io-ts";
import { finite, shape } from "../../codec/codec.ts";
import { CouponTypeChosen } from "../../events/coupon/events.ts";
import {
  bankersOf,
  isPlacing,
  isSystem,
  mostBankers,
  nearestSize,
  sizesOf,
  systemOf,
} from "../../events/coupon/index.ts";
import { accept, refuse } from "../decision.ts";
import { defineCommand } from "../define.ts";

/** How many bets each combination has, bankers included: at least 2, and one less than all. [coupon-024] */
export const ChooseSystemSize = defineCommand(
  "ChooseSystemSize",
  shape({ systemValue: finite }),
  ({ systemValue }, { coupon }) => {
    if (isPlacing(coupon)) return refuse("placement_running");
    if (!isSystem(coupon) || !sizesOf(coupon).some(({ size }) => size === systemValue))
      return refuse("system_size");
    return systemOf(coupon).size === systemValue && coupon.systemValue === systemValue
      ? refuse("nothing_to_do")
      : accept(CouponTypeChosen({ typeId: 2, systemValue }));
  },
);

/**
 * Puts a bet into every combination, or takes it out. As many other bets are chosen as before: 2 of 4 becomes
 * 2 of 3 and a banker. At least two bets have to vary, and the server forbids some bets. [coupon-014]
 */
export const MarkBanker = defineCommand(
  "MarkBanker",
  shape({ betId: finite, isBanker: t.boolean }),
  ({ betId, isBanker }, { coupon }) => {
    if (isPlacing(coupon)) return refuse("placement_running");
    const bet = coupon.bets.find(({ market }) => market.id === betId);
    if (bet === undefined) return refuse("outcome_gone");
    if (!isSystem(coupon)) return refuse("system_size");
    const { bankers, size } = systemOf(coupon);
    if (bankers.includes(betId) === isBanker) return refuse("nothing_to_do");
    if (isBanker && bet.isDisabledBanker) return refuse("banker_forbidden");
    if (isBanker && bankers.length >= mostBankers(coupon)) return refuse("banker_too_many");
    const bankerIds = isBanker ? [...bankers, betId] : bankers.filter((id) => id !== betId);
    const marked = coupon.bets.map((one) => ({
      ...one,
      isBanker: bankerIds.includes(one.market.id),
    }));
    const wanted = isBanker ? size + 1 : size - 1;
    const { size: systemValue } = nearestSize({ bets: marked }, wanted);
    return accept(
      CouponTypeChosen({ typeId: 2, systemValue, bankerIds: [...bankersOf({ bets: marked })] }),
    );
  },
);
