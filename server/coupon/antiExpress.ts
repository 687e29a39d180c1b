import { winMinor } from "../../src/events/money/winnings.ts";
import type { Book } from "../feed/book.ts";
import { outcomeState } from "../feed/outcomeState.ts";
import type { Outcome } from "../feed/types.ts";
import { highestTotalMilli, toMilli } from "../money.ts";
import { numberIn, textIn } from "../store/columns.ts";
import type { Row, Store } from "../store/store.ts";
import type { Decision } from "./systems.ts";

/** Share of the fair price that is paid, in thousandths: this operator's margin on an anti-express is 6 %. */
const paidShareMilli = 940n;
/** No lower price is offered, in thousandths. */
const leastMilli = 1010;
/** A chance of 1: fair chances are whole billionths, so that a product of them is exact. */
const whole = 1_000_000_000n;

/** An anti-express at a moment: the fair chance of each pick in billionths, and the price in thousandths. [coupon-015] */
export type AntiExpress = { readonly fairs: readonly number[]; readonly milli: number };

/**
 * The fair chance of an outcome in billionths: its part of the chances that the open prices of its market imply. Null: they
 * do not add up to one market without margin, because they leave out an outcome or overlap, as in a double chance.
 * @param coefs of all open outcomes of the market, in thousandths
 */
export function fairChance(coefMilli: number, coefs: readonly number[]): number | null {
  const product = coefs.reduce((total, milli) => total * BigInt(milli), 1n);
  const implied = coefs.reduce((sum, milli) => sum + product / BigInt(milli), 0n);
  const isMarket = implied * 1000n >= product && implied * 2000n < product * 3n;
  if (!isMarket) return null;
  const own = product / BigInt(coefMilli);
  return Number((2n * own * whole + implied) / (2n * implied));
}

/**
 * The price of the bet that not all picks with these fair chances win, in thousandths: the paid share of the fair one,
 * rounded down. Null: there is no pick, or no chance that one loses.
 */
export function antiExpressMilli(fairs: readonly number[]): number | null {
  const all = whole ** BigInt(fairs.length);
  const losing = all - fairs.reduce((product, fair) => product * BigInt(fair), 1n);
  if (losing <= 0n) return null;
  const milli = (paidShareMilli * all) / losing;
  return milli > BigInt(highestTotalMilli) ? highestTotalMilli : Number(milli);
}

/** The anti-express of these outcomes now; null: none is offered. They have to be of different matches. */
export function antiExpressOf(book: Book, outcomes: readonly Outcome[]): AntiExpress | null {
  const fairs = outcomes.flatMap((outcome) => chanceOf(book, outcome) ?? []);
  if (fairs.length < Math.max(2, outcomes.length)) return null;
  const milli = antiExpressMilli(fairs);
  return milli === null || milli < leastMilli ? null : { fairs, milli };
}

function chanceOf(book: Book, outcome: Outcome): number | null {
  const open = book
    .outcomesOf(outcome.marketId)
    .filter(({ state }) => state === outcomeState.open)
    .map(({ coef }) => toMilli(coef) ?? 0);
  const own = toMilli(outcome.coef);
  const isPriced = own !== null && open.every((milli) => milli >= 1000);
  return isPriced && outcome.state === outcomeState.open ? fairChance(own, open) : null;
}

/** Keeps the chances that the price of a placed anti-express was made of. Call inside a transaction. */
export function keepAntiExpress(store: Store, couponId: number, bet: AntiExpress | null): void {
  for (const [position, fair] of (bet?.fairs ?? []).entries())
    store.run("INSERT INTO anti_express_bets (coupon_id, position, fair) VALUES (?, ?, ?)", [
      couponId,
      position,
      fair,
    ]);
}

/** The chances kept with a coupon, by position; null: it is no anti-express. */
export function keptChances(store: Store, couponId: number): readonly number[] | null {
  const rows = store.all(
    "SELECT fair FROM anti_express_bets WHERE coupon_id = ? ORDER BY position",
    [couponId],
  );
  return rows.length === 0 ? null : rows.map((row) => numberIn(row, "fair"));
}

const statesOf = (bets: readonly Row[]): readonly string[] =>
  bets.map((bet) => textIn(bet, "status"));
const isVoid = (state: string): boolean => state === "returned" || state === "cancelled";
const isLost = (state: string): boolean => state === "lost" || state === "half_lost";

/** The price without the picks that were returned, in thousandths; null: all of them were. `bets` by position. */
export const standingMilli = (bets: readonly Row[], fairs: readonly number[]): number | null => {
  const states = statesOf(bets);
  return antiExpressMilli(fairs.filter((_, place) => !isVoid(states[place] ?? "")));
};

/**
 * The result of an anti-express; null while it depends on an open pick. The first pick that loses wins it, half lost
 * counting as lost, half won and a dead heat as won: the chances were those of the two sides. [coupon-015]
 */
export function decideAntiExpress(
  bets: readonly Row[],
  fairs: readonly number[],
  stakeMinor: number,
): Decision | null {
  const states = statesOf(bets);
  const milli = standingMilli(bets, fairs);
  if (milli === null) return { status: "returned", payoutMinor: stakeMinor };
  if (states.some(isLost)) return { status: "won", payoutMinor: winMinor(stakeMinor, milli) };
  return states.includes("open") ? null : { status: "lost", payoutMinor: 0 };
}
