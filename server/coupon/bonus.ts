import { bonusMilliOf, standingBonusMilli } from "../../src/events/money/bonusBet.ts";
import type { Leg } from "../../src/events/money/winnings.ts";
import type { Service } from "../http/environment.ts";
import { type Fields, isFields } from "../json.ts";
import { toCoef } from "../money.ts";
import { numberIn } from "../store/columns.ts";
import type { Store } from "../store/store.ts";
import { allowedOn } from "./allowed.ts";
import type { AskedCoupon } from "./request.ts";

/** A bonus bet as the client asked for it. */
export type AskedBonus = { readonly outcomeId: number; readonly coefMilli: number };

/** A bonus bet has no sport or a bonus type (contract, Bet). [bets-006] */
export function isBonusBet(bet: unknown): boolean {
  if (!isFields(bet)) return false;
  const market = isFields(bet["market"]) ? bet["market"] : {};
  const type = bet["additionalType"];
  return market["sportId"] === 0 || (type !== undefined && type !== null);
}

/** The coupon without the bonus bet that this site does not add. */
export const withAllowedBonus = (service: Service, coupon: AskedCoupon): AskedCoupon =>
  allowedOn(service).isBonusAllowed ? coupon : { ...coupon, bonus: undefined };

/**
 * This operator's own price of the bonus bet that a coupon asks for, in thousandths; null: it asks for none, or
 * gets none. What the client takes it for counts for nothing. `coefs` in thousandths, `kinds` in the same order.
 */
export function bonusMilliAt(
  { bonus, typeId }: AskedCoupon,
  coefs: readonly number[],
  kinds: readonly number[] = [],
): number | null {
  if (bonus === undefined || typeId !== 1) return null;
  return bonusMilliOf(coefs.map((milli, place) => ({ milli, kind: kinds[place] ?? 0 })));
}

/** The bonus bet of a refreshed coupon: with the server's price, blocked if the coupon gets none. */
export const refreshedBonus = (sent: Fields, milli: number | null): Fields => ({
  ...sent,
  market: {
    ...(isFields(sent["market"]) ? sent["market"] : {}),
    coef: milli === null ? 1 : toCoef(milli),
  },
  isBlocked: milli === null,
});

/** Keeps that a coupon was placed with a bonus bet. Call inside a transaction. */
export function keepBonus(store: Store, couponId: number, milli: number | null): void {
  if (milli !== null)
    store.run("INSERT INTO bonus_bets (coupon_id, coef) VALUES (?, ?)", [couponId, milli]);
}

/** The price at which the coupon got a bonus bet, in thousandths; null: it has none. */
export function keptBonus(store: Store, couponId: number): number | null {
  const row = store.get("SELECT coef FROM bonus_bets WHERE coupon_id = ?", [couponId]);
  return row && numberIn(row, "coef");
}

/** The legs, and as one more what the bonus bet counts by their results. It never grows. */
export function withBonus(legs: readonly Leg[], keptMilli: number | null): readonly Leg[] {
  if (keptMilli === null) return legs;
  return [...legs, { milli: Math.min(keptMilli, standingBonusMilli(legs)), state: "open" }];
}
