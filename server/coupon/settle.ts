import { freeWinMinor } from "../../src/events/money/freeBet.ts";
import type { Result, Settled } from "../feed/source.ts";
import type { Service } from "../http/environment.ts";
import { paidMilli } from "../money.ts";
import { moveMoney } from "../players/accounts.ts";
import { numberIn, textIn } from "../store/columns.ts";
import type { Row, Store } from "../store/store.ts";
import { advancesOn, collect, missingMinor, openStanding, writeOff } from "./advances.ts";
import { decideAntiExpress, keptChances, standingMilli } from "./antiExpress.ts";
import { keptBonus, withBonus } from "./bonus.ts";
import { giveBack, payingCode } from "./couponPromo.ts";
import { shareOdds, sharedBets } from "./deadHeat.ts";
import { paidOfCoupon } from "./greatestPayout.ts";
import { standingHyper } from "./hyperBonus.ts";
import { legOf } from "./legs.ts";
import { decide, systemOf } from "./systems.ts";

/** Settles every open bet whose outcome is decided, and the coupons decided by them. */
export function settleBets(service: Service): void {
  const { store, source, feedNumber } = service;
  const keys = store.all(
    "SELECT DISTINCT outcome_key FROM bets WHERE status = 'open' AND feed_number = ?",
    [feedNumber],
  );
  for (const row of keys) {
    const key = textIn(row, "outcome_key");
    const settled = source.settled(key, service.now());
    if (settled) settleOutcome(service, key, feedNumber, settled);
  }
  returnAbandoned(service);
}

/** How long the bets of a feed that does not run wait for it, from then or from the start of their match. */
const ABANDONED_MS = 24 * 60 * 60_000;

/**
 * Returns the bets of feeds that have not run for a day: nobody would settle them. A feed that comes back before that
 * settles its own.
 */
function returnAbandoned(service: Service): void {
  const { store, feedNumber } = service;
  const now = service.now();
  store.run("DELETE FROM absent_feeds WHERE number = ?", [feedNumber]);
  store.run(
    `INSERT INTO absent_feeds (number, since)
     SELECT DISTINCT feed_number, ? FROM bets WHERE status = 'open' AND feed_number <> ?
     ON CONFLICT (number) DO NOTHING`,
    [now, feedNumber],
  );
  const keys = store.all(
    `SELECT DISTINCT outcome_key, feed_number FROM bets JOIN absent_feeds ON number = feed_number
     WHERE status = 'open' AND MAX(since, starts_at) <= ?`,
    [now - ABANDONED_MS],
  );
  for (const row of keys)
    settleOutcome(service, textIn(row, "outcome_key"), numberIn(row, "feed_number"), {
      result: "returned",
      score: null,
    });
}

/** Gives all open bets on a game the same result, regardless of the source. */
export function settleGame(service: Service, permanentId: number, result: Result): void {
  const keys = service.store.all(
    "SELECT DISTINCT outcome_key FROM bets WHERE status = 'open' AND game_permanent_id = ?",
    [permanentId],
  );
  for (const row of keys)
    settleOutcome(service, textIn(row, "outcome_key"), service.feedNumber, {
      ...result,
      score: null,
    });
}

/** Settles each coupon separately: one that fails is retried on the next step and blocks no other. */
function settleOutcome(
  service: Service,
  key: string,
  feedNumber: number,
  { result, deadHeat, score }: Settled,
): void {
  const { store } = service;
  const where = "outcome_key = ? AND feed_number = ? AND status = 'open'";
  const coupons = store.all(`SELECT DISTINCT coupon_id FROM bets WHERE ${where}`, [
    key,
    feedNumber,
  ]);
  for (const row of coupons) {
    const couponId = numberIn(row, "coupon_id");
    try {
      store.transaction(() => {
        if (deadHeat) shareOdds(store, { couponId, key, feedNumber }, deadHeat);
        store.run(
          `UPDATE bets SET status = ?, score = COALESCE(?, score) WHERE ${where} AND coupon_id = ?`,
          [result, score?.formatted ?? null, key, feedNumber, couponId],
        );
        settleCoupon(service, couponId);
      });
    } catch (error) {
      console.error(error);
    }
  }
}

function settleCoupon(service: Service, couponId: number): void {
  const { store } = service;
  const coupon = store.get("SELECT * FROM coupons WHERE id = ? AND status = 'open'", [couponId]);
  if (!coupon) return;
  const bets = store.all("SELECT status, coef FROM bets WHERE coupon_id = ? ORDER BY position", [
    couponId,
  ]);
  const stakeMinor = numberIn(coupon, "minor");
  const chances = keptChances(store, couponId);
  const bonusMilli = keptBonus(store, couponId);
  if (chances !== null) keepPrice(store, couponId, standingMilli(bets, chances));
  else if (sharedBets(store, couponId).size > 0)
    keepPrice(store, couponId, paidMilli(withBonus(bets.map(legOf), bonusMilli)));
  const decided = (minor: number) =>
    chances === null
      ? decide(bets, systemOf(store, couponId), minor, bonusMilli)
      : decideAntiExpress(bets, chances, minor);
  const decision = decided(stakeMinor);
  if (!decision) return;
  const missing = missingMinor(store, couponId);
  const isVoid = decision.status === "returned" && decision.payoutMinor === stakeMinor;
  // Whatever its result is, its stake is what its standing bets bring in; only a void bet has no use for it.
  if (missing > 0 && !isVoid && openStanding(store, couponId).length > 0) return;
  const now = service.now();
  const isFree = payingCode(store, couponId) !== null;
  if (isFree && bets.every(isReturned)) giveBack(store, couponId);
  const staked = stakeMinor - missing;
  // As if it had been staked so: a part of a payout that was rounded before would be rounded twice.
  const paid = decided(staked)?.payoutMinor ?? 0;
  const hyperMinor = standingHyper(store, { ...coupon, minor: staked }, bets, paid)?.minor ?? 0;
  const paidMinor = paidOfCoupon(store, coupon, isFree ? freeWinMinor(paid, stakeMinor) : paid);
  const minor = paidMinor + hyperMinor;
  if (missing > 0) writeOff(service, coupon, missing);
  store.run("UPDATE coupons SET status = ?, payout_minor = ?, settled_at = ? WHERE id = ?", [
    missing === stakeMinor ? "returned" : decision.status,
    minor,
    now,
    couponId,
  ]);
  payOut(service, coupon, "payout", minor);
}

/**
 * Pays for a bet that was settled, or sold whole or in part. What other bets were paid in advance for it is collected from
 * that first; they are settled if they waited for nothing else. Call inside a transaction.
 */
export function payOut(
  service: Service,
  coupon: Row,
  kind: "payout" | "cash_out",
  minor: number,
): void {
  const { store } = service;
  const [accountId, couponId] = [numberIn(coupon, "account_id"), numberIn(coupon, "id")];
  if (minor > 0) moveMoney(store, { accountId, couponId, kind, minor }, service.now());
  collect(service, couponId, minor);
  for (const advanceId of advancesOn(store, couponId)) settleCoupon(service, advanceId);
}

/** A returned pick changes the price of an anti-express, a dead heat that of an express; null: all picks were returned, 0: one lost. */
function keepPrice(store: Store, couponId: number, milli: number | null): void {
  if (milli !== null && milli > 0)
    store.run("UPDATE coupons SET coef = ? WHERE id = ?", [milli, couponId]);
}

const isReturned = (bet: Row): boolean => ["returned", "cancelled"].includes(textIn(bet, "status"));
