import { type HyperBonus, hyperBonusMinor } from "../money/hyperBonus.ts";
import { amountOf, minorOf } from "../money/minorUnits.ts";
import type { Bet } from "./bet.ts";
import { bonusToSend, pickedBets } from "./bonus.ts";
import { couponTypes } from "./bet.ts";
import { promoToSend } from "./promoStake.ts";
import { wonOf } from "./promo.ts";
import { typeIdOf } from "./selectors.ts";
import { placedStake } from "./settings.ts";
import { boundsContent, type CouponDetails, couponAccount } from "./stake.ts";
import { betsToSend, systemOf } from "./system.ts";
import { isVipOn } from "./vip.ts";

/**
 * What the server said of the hyper bonus of these bets. `content`: what it is of, see `hyperBonusContent`; `accountId`:
 * whose currency the limits are in, null: they were not told. Field names follow the product's list. [coupon-001]
 */
export type HyperBonusOffer = {
  readonly content: string;
  readonly accountId: number | null;
  readonly hyperBonusPercent: number;
  readonly minHyperBonusBetLimit: number;
  /** Null: it adds any sum. */
  readonly maxHyperBonusLimit: number | null;
};

/** What the offer depends on besides the account, of a coupon as it is sent. */
export function hyperBonusContent(sent: {
  readonly typeId: number;
  readonly systemValue: number;
  readonly bets: readonly Bet[];
  readonly isVipBet?: boolean | undefined;
}): string {
  const bets = pickedBets(sent.bets);
  const content = boundsContent({ ...sent, bets });
  return bets.length < sent.bets.length ? `${content} bonus` : content;
}

/**
 * The offer for the coupon as it is now; null: it has none, or the server has not said. That of other bets, of another
 * account or of another kind of bet is none of this one. [coupon-053]
 */
function hyperBonusOf(state: CouponDetails): HyperBonusOffer | null {
  const { coupon } = state;
  const { hyperBonus: offer } = coupon;
  if (offer === undefined || offer.hyperBonusPercent === 0) return null;
  if (typeIdOf(coupon) !== couponTypes.express || promoToSend(coupon) !== null) return null;
  if (offer.accountId !== (couponAccount(state)?.id ?? null)) return null;
  const content = hyperBonusContent({
    typeId: couponTypes.express,
    systemValue: systemOf(coupon).size,
    bets: [...betsToSend(coupon), ...bonusToSend(state)],
    isVipBet: isVipOn(state),
  });
  return offer.content === content ? offer : null;
}

/** The three fields as they are sent: what the player saw. [coupon-007] */
export function hyperBonusToSend(state: CouponDetails) {
  const offer = hyperBonusOf(state);
  const { hyperBonusPercent, minHyperBonusBetLimit, maxHyperBonusLimit } =
    offer === null || offer.accountId === null ? noHyperBonus : offer;
  return { hyperBonusPercent, minHyperBonusBetLimit, maxHyperBonusLimit };
}

/** Of a bet that can have none. */
export const noHyperBonus = {
  hyperBonusPercent: 0,
  minHyperBonusBetLimit: 0,
  maxHyperBonusLimit: null,
};

/** In minor units of a currency; a least stake that is finer than it is reached by the next unit. */
function inMinor(offer: HyperBonusOffer, iso: string): HyperBonus {
  const { hyperBonusPercent, minHyperBonusBetLimit: least, maxHyperBonusLimit: most } = offer;
  const leastMinor = minorOf(least, iso);
  return {
    percent: hyperBonusPercent,
    leastMinor: amountOf(leastMinor, iso) < least ? leastMinor + 1 : leastMinor,
    mostMinor: most === null ? null : minorOf(most, iso),
  };
}

/** The hyper bonus at the stake of now. In major units of `iso`. */
type StandingHyperBonus = {
  readonly percent: number;
  /** What it adds to the win; null: the server has not told its limits. */
  readonly added: number | null;
  /** The smallest stake that gets it, while the stake is below; null: it is not. */
  readonly from: number | null;
  /** It adds the most that it can. */
  readonly isCapped: boolean;
};

/** What it adds to this return, within the greatest payout; null: there is none. */
export function standingHyperBonus(
  state: CouponDetails,
  returned: number,
  iso: string,
): StandingHyperBonus | null {
  const offer = hyperBonusOf(state);
  if (offer === null) return null;
  const { hyperBonusPercent: percent } = offer;
  if (offer.accountId === null) return { percent, added: null, from: null, isCapped: false };
  const bonus = inMinor(offer, iso);
  const stakeMinor = minorOf(placedStake(state), iso);
  const isBelow = stakeMinor < bonus.leastMinor;
  const minor = hyperBonusMinor(bonus, stakeMinor, minorOf(returned, iso));
  const whole = amountOf(minorOf(returned, iso) + minor, iso);
  const added = minorOf(wonOf(state, whole, iso), iso) - minorOf(wonOf(state, returned, iso), iso);
  return {
    percent,
    added: amountOf(added, iso),
    from: isBelow ? amountOf(bonus.leastMinor, iso) : null,
    isCapped: !isBelow && (minor === bonus.mostMinor || added < minor),
  };
}

/** What the coupon wins of this return with its hyper bonus, in major units. */
export const wonWithHyperBonus = (state: CouponDetails, returned: number, iso: string): number =>
  amountOf(
    minorOf(wonOf(state, returned, iso), iso) +
      minorOf(standingHyperBonus(state, returned, iso)?.added ?? 0, iso),
    iso,
  );
