import type { Draft } from "../../src/events/define.ts";
import { type ClientLimit, ClientLimits } from "../../src/events/limits/events.ts";
import { RouteEntered } from "../../src/events/navigation/events.ts";
import {
  PowerBetCoupon,
  type PowerBetOffer,
  PowerBetOffers,
} from "../../src/events/powerBet/events.ts";
import { answered } from "./events.ts";
import { placedEarlier } from "./history.ts";

export const offer: PowerBetOffer = {
  offerId: "pb_1",
  marketId: 901,
  outcomeName: "Norrvik",
  coef: 2.1,
  minBetAmount: 0.5,
  maxBetAmount: 30,
};

/** The page of the power bets of coupon 77. */
export const onPowerBet: Draft = RouteEntered({ path: "/en/opened-bets/77/powerbet" });

/** Its answers: the coupon, and what is offered for it. */
export const offered = (...offers: readonly PowerBetOffer[]): readonly Draft[] => [
  answered(PowerBetCoupon, { couponId: 77 }, placedEarlier(77)),
  fallenTo(...(offers.length === 0 ? [offer] : offers)),
];

/** A later answer with other offers. */
export const fallenTo = (...offers: readonly PowerBetOffer[]): Draft =>
  answered(PowerBetOffers, { couponId: 77 }, { isAvailable: true, offers: [...offers] });

export const having = (...data: readonly ClientLimit[]): Draft =>
  answered(ClientLimits, {}, { data: [...data] });
