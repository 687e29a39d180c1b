import { soldStakeMinor } from "../../src/events/money/soldStake.ts";
import { winMinor } from "../../src/events/money/winnings.ts";
import { outcomeState } from "../feed/outcomeState.ts";
import type { Service } from "../http/environment.ts";
import { paidMilli, toMilli } from "../money.ts";
import { currencyOf } from "../players/accounts.ts";
import { minorOfEuros } from "../players/currencies.ts";
import { numberIn, textIn } from "../store/columns.ts";
import type { Row, Store } from "../store/store.ts";
import { isHeld, missingMinor } from "./advances.ts";
import { cashOutMinor } from "./cashOutValue.ts";
import { legOf } from "./legs.ts";
import { paidOfCoupon } from "./greatestPayout.ts";
import { payingCode } from "./couponPromo.ts";
import { payOut } from "./settle.ts";

/** The smallest part that can be sold, in euros. */
const leastPartEuros = 0.5;

/** Singles and expresses; the value of a system is not computed. */
const soldTypes: ReadonlySet<number> = new Set([0, 1]);

const betsOf = (store: Store, coupon: Row): Row[] =>
  store.all("SELECT * FROM bets WHERE coupon_id = ? ORDER BY position", [numberIn(coupon, "id")]);

/**
 * Whether coupons such as this are ever sold: not a system, not what a promo code has paid for, and not
 * before what was paid in advance is collected.
 */
export const isSold = (store: Store, coupon: Row): boolean =>
  soldTypes.has(numberIn(coupon, "type_id")) &&
  payingCode(store, numberIn(coupon, "id")) === null &&
  missingMinor(store, numberIn(coupon, "id")) === 0;

/**
 * What this operator pays for a coupon now, in minor units. Null: it is settled or sold, never sold, or one of
 * its open bets cannot be valued: its market is suspended or closed, its match over, its result known, or it is
 * from a feed that does not run. Nor is one sold that stands for a bet paid in advance that has begun.
 */
export function offeredMinor(service: Service, coupon: Row): number | null {
  if (textIn(coupon, "status") !== "open" || !isSold(service.store, coupon)) return null;
  if (isHeld(service, numberIn(coupon, "id"))) return null;
  const bets = betsOf(service.store, coupon);
  const current = bets
    .filter((bet) => textIn(bet, "status") === "open")
    .map((bet) => currentMilli(service, bet));
  const prices = current.flatMap((milli) => milli ?? []);
  if (prices.length < current.length) return null;
  const worth = cashOutMinor(numberIn(coupon, "minor"), bets.map(legOf), prices);
  const minor = worth === null ? 0 : paidOfCoupon(service.store, coupon, worth);
  return minor <= 0 ? null : minor;
}

function currentMilli({ book, source, feedNumber, now }: Service, bet: Row): number | null {
  if (numberIn(bet, "feed_number") !== feedNumber) return null;
  if (source.settled(textIn(bet, "outcome_key"), now()) !== null) return null;
  const outcome = book.currentOutcome(numberIn(bet, "outcome_id"));
  const game = outcome && book.game(outcome.gameId);
  if (!outcome || !game || game.status === 4 || outcome.state !== outcomeState.open) return null;
  return toMilli(outcome.coef) ?? Math.floor(outcome.coef * 1000);
}

/** The smallest part of a coupon that can be sold, in minor units. */
export const leastPartMinor = (store: Store, coupon: Row): number =>
  minorOfEuros(leastPartEuros, currencyOf(store, numberIn(coupon, "account_id")));

/** Whether an offer is large enough for a part of it to be sold and a part to stay. */
export const isDivisible = (store: Store, coupon: Row, offerMinor: number): boolean =>
  offerMinor >= 2 * leastPartMinor(store, coupon);

/** What the coupon pays without its bonus bet if all its open bets win, in minor units: the bonus is never sold. */
export const possibleMinor = (store: Store, coupon: Row): number =>
  paidOfCoupon(
    store,
    coupon,
    winMinor(numberIn(coupon, "minor"), paidMilli(betsOf(store, coupon).map(legOf))),
  );

/** Sells a whole coupon. Call inside a transaction. @throws Error if it is not open. */
export function sellWhole(service: Service, coupon: Row, paidMinor: number): void {
  const { store } = service;
  const couponId = numberIn(coupon, "id");
  const { changes } = store.run(
    "UPDATE coupons SET status = 'cashed_out', payout_minor = ?, settled_at = ? WHERE id = ? AND status = 'open'",
    [paidMinor, service.now(), couponId],
  );
  if (changes !== 1) throw new Error(`coupon ${couponId} is not open`);
  store.run("DELETE FROM auto_cash_outs WHERE coupon_id = ?", [couponId]);
  payOut(service, coupon, "cash_out", paidMinor);
}

/**
 * Sells a part of a coupon: its stake shrinks in proportion, the rest stays open. Call inside a transaction.
 * Returns false if the part is too small to sell, or nothing would stay.
 */
export function sellPart(
  service: Service,
  coupon: Row,
  part: { readonly paidMinor: number; readonly offerMinor: number },
): boolean {
  const { store } = service;
  const couponId = numberIn(coupon, "id");
  const sold = soldStakeMinor(numberIn(coupon, "minor"), part.paidMinor, part.offerMinor);
  if (sold === null) return false;
  const { changes } = store.run(
    "UPDATE coupons SET minor = minor - ?1 WHERE id = ?2 AND status = 'open' AND minor > ?1",
    [sold, couponId],
  );
  if (changes !== 1) throw new Error(`coupon ${couponId} is not open`);
  store.run(
    "INSERT INTO partial_sales (coupon_id, stake_minor, paid_minor, at) VALUES (?, ?, ?, ?)",
    [couponId, sold, part.paidMinor, service.now()],
  );
  const rest = store.get("SELECT * FROM coupons WHERE id = ?", [couponId]);
  const mostMinor = rest ? possibleMinor(store, rest) : 0;
  store.run("UPDATE coupons SET possible_minor = ? WHERE id = ?", [mostMinor, couponId]);
  // An amount that the rest can never reach would wait forever.
  store.run("DELETE FROM auto_cash_outs WHERE coupon_id = ? AND minor >= ?", [couponId, mostMinor]);
  payOut(service, coupon, "cash_out", part.paidMinor);
  return true;
}

/** The amount at which a coupon is sold automatically, in minor units; null: at none. */
export function autoMinor(store: Store, couponId: number): number | null {
  const row = store.get("SELECT minor FROM auto_cash_outs WHERE coupon_id = ?", [couponId]);
  return row && numberIn(row, "minor");
}

/** Sells every coupon whose offer has reached the amount that its player set. */
export function sellReached(service: Service): void {
  const { store } = service;
  store.run(
    "DELETE FROM auto_cash_outs WHERE coupon_id IN (SELECT id FROM coupons WHERE status <> 'open')",
  );
  const rows = store.all(
    "SELECT coupons.*, auto_cash_outs.minor AS auto_minor FROM auto_cash_outs JOIN coupons ON id = coupon_id",
  );
  for (const row of rows) {
    try {
      const offer = offeredMinor(service, row);
      if (offer !== null && offer >= numberIn(row, "auto_minor"))
        store.transaction(() => sellWhole(service, row, offer));
    } catch (error) {
      // It is tried again on the next step and must not block the others.
      console.error(error);
    }
  }
}
