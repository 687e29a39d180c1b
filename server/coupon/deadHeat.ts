import type { DeadHeat } from "../feed/source.ts";
import { numberIn } from "../store/columns.ts";
import type { Row, Store } from "../store/store.ts";

/**
 * The price that a dead heat pays on the whole stake, in thousandths, rounded half up: the stake is divided by the winners,
 * its part for each place is paid at full odds and the rest is lost. A price of a history has no more decimals, so
 * the product of the prices shown is the total paid. May be below 1.
 */
export const sharedMilli = (milli: number, { places, winners }: DeadHeat): number => {
  const divisor = 2n * BigInt(winners);
  return Number((2n * BigInt(milli) * BigInt(places) + BigInt(winners)) / divisor);
};

/** The open bets of a coupon on an outcome. */
type Bets = { readonly couponId: number; readonly key: string; readonly feedNumber: number };

/**
 * From now on these bets count at their part of a dead heat; the price that they were placed at is kept beside it. Call
 * inside a transaction, while they are open.
 */
export function shareOdds(store: Store, bets: Bets, deadHeat: DeadHeat): void {
  const rows = store.all(
    `SELECT position, coef FROM bets
     WHERE coupon_id = ? AND outcome_key = ? AND feed_number = ? AND status = 'open'`,
    [bets.couponId, bets.key, bets.feedNumber],
  );
  for (const row of rows) {
    const where = [bets.couponId, numberIn(row, "position")];
    const milli = numberIn(row, "coef");
    store.run(
      "INSERT INTO dead_heats (coupon_id, position, coef, places, winners) VALUES (?, ?, ?, ?, ?)",
      [...where, milli, deadHeat.places, deadHeat.winners],
    );
    store.run("UPDATE bets SET coef = ? WHERE coupon_id = ? AND position = ?", [
      sharedMilli(milli, deadHeat),
      ...where,
    ]);
  }
}

/** The bets of a coupon that shared their places, with the prices they were placed at, by position. */
export const sharedBets = (store: Store, couponId: number): ReadonlyMap<number, Row> =>
  new Map(
    store
      .all("SELECT * FROM dead_heats WHERE coupon_id = ?", [couponId])
      .map((row) => [numberIn(row, "position"), row]),
  );
