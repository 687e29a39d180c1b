import { couponTypes, milliOf, possibleWin } from "../coupon/index.ts";
import { freeWinMinor } from "../money/freeBet.ts";
import { hyperBonusMinor } from "../money/hyperBonus.ts";
import { amountOf, minorOf } from "../money/minorUnits.ts";
import { type Leg, legFactors, type LegState, totalMilli, winMinor } from "../money/winnings.ts";
import type { HistoryCoupon } from "./events.ts";

/** Current total odds and possible win of a placed coupon. */
export type Standing = { readonly coef: number; readonly possibleWin: number };

/**
 * While every bet counts as placed, the figures of the server apply. Once a bet is returned, half won or half
 * lost, they may still be those from the time of placing, so they are computed from the bets.
 */
export function standingOf(coupon: HistoryCoupon): Standing {
  const { amount, bets, coef, currencyIso, status, typeId } = coupon;
  const isProduct = typeId === couponTypes.single || typeId === couponTypes.express;
  if (
    !isProduct ||
    status === "lost" ||
    !bets.some(({ status: betStatus }) => !fullPriceStatuses.has(betStatus))
  )
    return { coef, possibleWin: coupon.possibleWin };
  // Only the server can evaluate a status that the app does not know.
  const knownBets = bets.filter(isKnown);
  if (knownBets.length < bets.length) return { coef, possibleWin: coupon.possibleWin };
  const currentCoef = totalMilli(knownBets.flatMap(legOf)) / 1000;
  // A server that has recalculated may also apply a cap that the bets do not show.
  const returned = minorOf(possibleWin(amount, currentCoef, currencyIso), currencyIso);
  const isFree = coupon.promoCode !== undefined;
  const won = isFree ? freeWinMinor(returned, minorOf(amount, currencyIso)) : returned;
  const win = Math.min(coupon.possibleWin, amountOf(won + hyperMinor(coupon, won), currencyIso));
  return { coef: currentCoef, possibleWin: win };
}

/**
 * What is possible with a part of the stake, in minor units. The odds say it exactly, up to what the whole stake may be paid;
 * where a bonus, a promo code or combinations count too, it is a share.
 */
export function winOfPart(coupon: HistoryCoupon, partMinor: number): number {
  const { amount, currencyIso: iso, promoCode, typeId } = coupon;
  const { coef, possibleWin: win } = standingOf(coupon);
  const [stakeMinor, wholeMinor] = [minorOf(amount, iso), minorOf(win, iso)];
  const isByOdds =
    typeId !== couponTypes.system &&
    promoCode === undefined &&
    winMinor(stakeMinor, milliOf(coef)) >= wholeMinor;
  return isByOdds
    ? Math.min(winMinor(partMinor, milliOf(coef)), wholeMinor)
    : Math.floor((wholeMinor * partMinor) / stakeMinor);
}

/** What its hyper bonus adds to this return: its percentage, but no more than the server says. */
function hyperMinor({ amount, currencyIso: iso, hyperBonus }: HistoryCoupon, won: number): number {
  if (hyperBonus === undefined) return 0;
  const mostMinor = minorOf(hyperBonus.amount, iso);
  const bonus = { percent: hyperBonus.percent, leastMinor: 0, mostMinor };
  return hyperBonusMinor(bonus, minorOf(amount, iso), won);
}

type Bet = HistoryCoupon["bets"][number];

/** Bets that count with their full price, or still may. A cashed-out bet was sold with its coupon. */
const fullPriceStatuses: ReadonlySet<Bet["status"]> = new Set(["open", "won", "cashed_out"]);

type KnownBet = Bet & { readonly status: LegState | "cashed_out" };

const isKnown = (bet: Bet): bet is KnownBet =>
  bet.status === "cashed_out" || Object.hasOwn(legFactors, bet.status);

const legOf = ({ coef, status }: KnownBet): Leg[] =>
  status === "cashed_out" ? [] : [{ milli: milliOf(coef), state: status }];
