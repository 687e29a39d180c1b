import { couponTypes, milliOf, possibleWin } from "../coupon/index.ts";
import { type Leg, legFactors, type LegState, totalMilli } from "../money/winnings.ts";
import type { HistoryCoupon } from "./events.ts";

/** Total odds and possible win of a placed coupon as its bets stand now. */
export type Standing = { readonly coef: number; readonly possibleWin: number };

/**
 * While every bet counts as it was placed, the server's figures stand. Where one was returned, or came to half, they may
 * still be those of the day of placing, so they follow from the bets.
 */
export function standingOf(coupon: HistoryCoupon): Standing {
  const { amount, bets, coef, currencyIso, status, typeId } = coupon;
  const isProduct = typeId === couponTypes.single || typeId === couponTypes.express;
  if (!isProduct || status === "lost" || !bets.some(({ status: leg }) => !counts.has(leg)))
    return { coef, possibleWin: coupon.possibleWin };
  // What the server means by a status of its own, only the server can reckon.
  const known = bets.filter(isKnown);
  if (known.length < bets.length) return { coef, possibleWin: coupon.possibleWin };
  const now = totalMilli(known.flatMap(legOf)) / 1000;
  // A server that has reckoned anew may also know a bound that the bets do not tell.
  const win = Math.min(coupon.possibleWin, possibleWin(amount, now, currencyIso));
  return { coef: now, possibleWin: win };
}

type Bet = HistoryCoupon["bets"][number];

/** Counts with its whole price, or may still. A sold bet was sold with its coupon. */
const counts: ReadonlySet<Bet["status"]> = new Set(["open", "won", "cashed_out"]);

type Known = Bet & { readonly status: LegState | "cashed_out" };

const isKnown = (bet: Bet): bet is Known =>
  bet.status === "cashed_out" || Object.hasOwn(legFactors, bet.status);

const legOf = ({ coef, status }: Known): Leg[] =>
  status === "cashed_out" ? [] : [{ milli: milliOf(coef), state: status }];
