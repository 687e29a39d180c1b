import { type HyperBonus, hyperBonusMinor } from "../../src/events/money/hyperBonus.ts";
import { amountOf, minorOf } from "../../src/events/money/minorUnits.ts";
import type { Leg } from "../../src/events/money/winnings.ts";
import { FieldReader } from "../http/body.ts";
import type { Fields } from "../json.ts";
import type { Account } from "../players/accounts.ts";
import { minorOfEuros } from "../players/currencies.ts";
import { numberIn, numberOrNull } from "../store/columns.ts";
import type { Row, Store } from "../store/store.ts";
import { sharedBets } from "./deadHeat.ts";
import { paidOfCoupon } from "./greatestPayout.ts";
import { legOf } from "./legs.ts";

/** This operator's percentages by the number of bets that carry it; more bets get the last one. */
const percents: readonly (readonly [bets: number, percent: number])[] = [
  [10, 25],
  [9, 20],
  [8, 15],
  [7, 12],
  [6, 8],
  [5, 6],
  [4, 4],
];
/** A bet below this price carries nothing, in thousandths. */
const leastLegMilli = 1_400;
/** In euros; other currencies use their round equivalents. */
const leastStakeEuros = 2;
const mostBonusEuros = 500;

const percentFor = (bets: number): number => percents.find(([least]) => bets >= least)?.[1] ?? 0;
const carries = (milli: number): boolean => milli >= leastLegMilli;

/** What is known of a coupon before its price is. */
type Asked = {
  readonly typeId: number;
  readonly isVipBet?: boolean;
  readonly promoCode?: string | undefined;
};

/**
 * What this operator adds to the winnings of these bets; null: nothing. Only an express that an account with money of the
 * player's own pays gets it. `isGiven`: the site and its pack allow it. `coefs` in thousandths.
 */
export function hyperBonusAt(
  { typeId, isVipBet, promoCode }: Asked,
  coefs: readonly number[],
  { type, currencyIso: iso }: Pick<Account, "type" | "currencyIso">,
  isGiven: boolean,
): HyperBonus | null {
  const isPossible = isGiven && typeId === 1 && type !== 4;
  if (!isPossible || isVipBet === true || promoCode !== undefined) return null;
  const percent = percentFor(coefs.filter(carries).length);
  if (percent === 0) return null;
  return {
    percent,
    leastMinor: minorOfEuros(leastStakeEuros, iso),
    mostMinor: minorOfEuros(mostBonusEuros, iso),
  };
}

/** As the contract has it: no bonus is one of 0 %. */
export const hyperFields = (bonus: HyperBonus | null, iso: string): Fields => ({
  hyperBonusPercent: bonus?.percent ?? 0,
  minHyperBonusBetLimit: amountOf(bonus?.leastMinor ?? 0, iso),
  maxHyperBonusLimit:
    bonus === null || bonus.mostMinor === null ? null : amountOf(bonus.mostMinor, iso),
});

/** What the player was shown; null: none. The limits may be finer than the currency: then nothing was promised below them. */
export function readHyperBonus(
  fields: Fields,
  iso: string,
  path: string,
): {
  readonly bonus: HyperBonus | null;
  readonly errors: FieldReader["errors"];
} {
  const reader = new FieldReader(fields, path);
  const value = (name: string): number => {
    const number = fields[name] === undefined ? 0 : reader.number(name);
    if (number < 0) reader.fail(name, "min", "not negative");
    return number;
  };
  const percent = value("hyperBonusPercent");
  const least = value("minHyperBonusBetLimit");
  const most = (fields["maxHyperBonusLimit"] ?? null) === null ? null : value("maxHyperBonusLimit");
  const bonus = {
    percent,
    leastMinor: minorOf(least, iso),
    mostMinor: most === null ? null : minorOf(most, iso),
  };
  return { bonus: percent === 0 ? null : bonus, errors: reader.errors };
}

/** Whether the player would get less than they were shown for this stake. */
export function isLess(
  own: HyperBonus | null,
  shown: HyperBonus | null | undefined,
  stakeMinor: number,
): boolean {
  // Below the least stake nothing was shown to be added.
  if (!shown || stakeMinor < shown.leastMinor) return false;
  const most = (bonus: HyperBonus): number => bonus.mostMinor ?? Infinity;
  return (
    own === null ||
    own.percent < shown.percent ||
    own.leastMinor > stakeMinor ||
    most(own) < most(shown)
  );
}

/** Keeps what a coupon was placed with, if its stake gets it. Call inside a transaction. */
export function keepHyperBonus(
  store: Store,
  couponId: number,
  bonus: HyperBonus | null | undefined,
  stakeMinor: number,
): void {
  if (!bonus || stakeMinor < bonus.leastMinor) return;
  store.run("INSERT INTO hyper_bonuses (coupon_id, percent, most_minor) VALUES (?, ?, ?)", [
    couponId,
    bonus.percent,
    bonus.mostMinor,
  ]);
}

/** `percent`: the one that counts by now; `minor`: what it adds. */
type StandingHyper = { readonly percent: number; readonly minor: number };

/**
 * What the bonus of a placed coupon adds to this return: only bets that won, half won or can still win carry it, and it is
 * never more than what the coupon was placed with; null: it was placed without. `bets` by position.
 */
export function standingHyper(
  store: Store,
  coupon: Row,
  bets: readonly Row[],
  returnMinor: number,
): StandingHyper | null {
  const id = numberIn(coupon, "id");
  const kept = store.get("SELECT percent, most_minor FROM hyper_bonuses WHERE coupon_id = ?", [id]);
  if (!kept) return null;
  const shared = sharedBets(store, id);
  // A dead heat lowers what a bet pays, not the price that it was placed at.
  const placedMilli = (leg: Leg, place: number): number => {
    const row = shared.get(place);
    return row === undefined ? leg.milli : numberIn(row, "coef");
  };
  const carrying = bets
    .map(legOf)
    .filter(
      (leg, place) =>
        ["open", "won", "half_won"].includes(leg.state) && carries(placedMilli(leg, place)),
    );
  const percent = Math.min(numberIn(kept, "percent"), percentFor(carrying.length));
  const mostMinor = numberOrNull(kept, "most_minor");
  const bonus = { percent, leastMinor: 0, mostMinor };
  const added = hyperBonusMinor(bonus, numberIn(coupon, "minor"), returnMinor);
  // The greatest payout of a bet is that of both together.
  const minor =
    paidOfCoupon(store, coupon, returnMinor + added) - paidOfCoupon(store, coupon, returnMinor);
  return { percent, minor };
}
