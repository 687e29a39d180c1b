import { PrepaidAmount } from "../../src/events/account/events.ts";
import { BetAdded } from "../../src/events/coupon/events.ts";
import type { Draft } from "../../src/events/define.ts";
import { CouponRejected, PlacementRequested } from "../../src/events/placement/events.ts";
import { PlacementOpened } from "../../src/events/placement/openEvents.ts";
import { CouponPrepaid, PrepaidTurned } from "../../src/events/placement/prepaidEvents.ts";
import { bet } from "./bets.ts";
import { anna, answered, readyToPlace } from "./events.ts";
import { placedCoupon } from "./placed.ts";
import { account } from "./site.ts";

/** What the server says of the account as a whole. */
export const available = (availablePrepaidAmount: number, more: object = {}): Draft =>
  answered(PrepaidAmount, { accountId: account.id }, { availablePrepaidAmount, ...more });
export const ofMatches = (...permanentIds: number[]) => ({ accountId: account.id, permanentIds });
/** The server is asked about these matches. */
export const asks = (...permanentIds: number[]): Draft =>
  CouponPrepaid.asked({ call: 1, ask: ofMatches(...permanentIds) });
export const told = (availablePrepaidAmount: number, ...permanentIds: number[]): Draft =>
  answered(CouponPrepaid, ofMatches(...permanentIds), { availablePrepaidAmount });
/** It is asked, and answers so. */
export const onMatches = (amount: number, ...permanentIds: number[]): readonly Draft[] => [
  asks(...permanentIds),
  told(amount, ...permanentIds),
];
/** A bet on another match than the first. */
export const otherMatch = BetAdded({
  bet: bet(911, { game: { ...bet(911).game, permanentId: 10_502 } }),
});
export const on = PrepaidTurned({ isOn: true });
export const prepaidCoupon = { ...placedCoupon(), options: { prepaidAmount: 6 } };
/** A coupon of ten euros with six in advance, sent. */
export const sent = [
  ...readyToPlace,
  available(6),
  on,
  PlacementRequested({ coupon: prepaidCoupon }),
  PlacementOpened({ key: "k-1", userId: anna, coupon: prepaidCoupon }),
];
export const refused = CouponRejected({
  key: "k-1",
  code: 2006,
  changed: [],
  message: "Not enough",
});
