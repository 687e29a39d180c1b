import type { Service } from "../http/environment.ts";
import { numberIn } from "../store/columns.ts";
import type { Store } from "../store/store.ts";
import { keepAntiExpress } from "./antiExpress.ts";
import { keepBonus } from "./bonus.ts";
import type { Taken } from "./check.ts";
import { keepHyperBonus } from "./hyperBonus.ts";
import type { CouponToPlace } from "./request.ts";
import { keepSystem } from "./systems.ts";
import { textsOf } from "./texts.ts";

/** Stores an accepted coupon and its bets; returns its id. Call inside a transaction. */
export function keepCoupon(
  service: Service,
  playerId: number,
  coupon: CouponToPlace,
  taken: Taken,
): number {
  const { store, book, source, feedNumber } = service;
  const { totalMilli, amountMinor, possibleMinor } = taken;
  const values = [
    playerId,
    coupon.accountId,
    coupon.typeId,
    amountMinor,
    totalMilli,
    possibleMinor,
    service.now(),
  ];
  const isFirst = store.get("SELECT 1 FROM coupons LIMIT 1") === null;
  const { lastId: couponId } = store.run(
    `INSERT INTO coupons (id, player_id, account_id, type_id, minor, coef, possible_minor, created_at, status)
     VALUES (${isFirst ? "8001001" : "NULL"}, ?, ?, ?, ?, ?, ?, ?, 'open')`,
    values,
  );
  for (const [position, { outcome, game, coefMilli }] of taken.bets.entries()) {
    store.run(
      `INSERT INTO bets (coupon_id, position, feed_number, outcome_key, outcome_id, game_permanent_id, sport_id,
         champ_id, coef, status, is_live, starts_at, score, words)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 'open', ?, ?, ?, ?)`,
      [
        couponId,
        position,
        feedNumber,
        outcome.key,
        outcome.id,
        game.permanentId,
        game.sportId,
        game.champId,
        coefMilli,
        game.feed === "live" ? 1 : 0,
        game.startTime * 1000,
        game.score?.formatted ?? "",
        JSON.stringify(textsOf(outcome, game, book, source)),
      ],
    );
  }
  if (taken.isForTrader) store.run("INSERT INTO vip_bets (coupon_id) VALUES (?)", [couponId]);
  keepSystem(store, couponId, coupon);
  keepBonus(store, couponId, taken.bonusMilli);
  keepHyperBonus(store, couponId, taken.hyperBonus, amountMinor);
  keepReferrer(store, couponId, coupon.refId);
  keepAntiExpress(store, couponId, taken.antiExpress);
  return couponId;
}

/** The referrer that the player came by, as the client says it. [coupon-007] */
function keepReferrer(store: Store, couponId: number, refId: number | null | undefined): void {
  if (refId !== null && refId !== undefined)
    store.run("INSERT INTO coupon_referrers (coupon_id, ref_id) VALUES (?, ?)", [couponId, refId]);
}

/** Null: none was told. */
export function referrerOf(store: Store, couponId: number): number | null {
  const row = store.get("SELECT ref_id FROM coupon_referrers WHERE coupon_id = ?", [couponId]);
  return row && numberIn(row, "ref_id");
}
