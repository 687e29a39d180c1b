import { randomInt } from "node:crypto";
import type { Language } from "../feed/cards.ts";
import { outcomeState } from "../feed/outcomeState.ts";
import type { Service } from "../http/environment.ts";
import { type Fields, isFields } from "../json.ts";
import { toCoef } from "../money.ts";
import { numberIn, textIn } from "../store/columns.ts";
import { refreshedBets } from "./refresh.ts";
import type { AskedBet, AskedCoupon } from "./request.ts";

/** How long a code is good for. */
const keptMs = 7 * 24 * 60 * 60_000;
/** Anybody may save a coupon, so that there is a bound for all of them: the oldest ones go. */
const mostKept = 50_000;

/** Letters and digits that nobody mixes up when the code is read aloud or copied by hand. */
const characters = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const codeLength = 6;

const newCode = (): string =>
  Array.from({ length: codeLength }, () => characters[randomInt(characters.length)]).join("");

/** Keeps the bets, not the amount; `expiresAt` in Unix ms. [coupon-044] */
export function saveCoupon(service: Service, coupon: AskedCoupon) {
  const { store, feedNumber } = service;
  const now = service.now();
  const code = newCode();
  const bets = JSON.stringify(coupon.bets);
  store.run("DELETE FROM saved_coupons WHERE created_at < ? OR code = ?", [now - keptMs, code]);
  store.run(
    `DELETE FROM saved_coupons WHERE code IN
      (SELECT code FROM saved_coupons ORDER BY created_at DESC LIMIT -1 OFFSET ?)`,
    [mostKept - 1],
  );
  store.run("INSERT INTO saved_coupons VALUES (?, ?, ?, ?, ?, ?)", [
    code,
    feedNumber,
    coupon.typeId,
    coupon.systemValue,
    bets,
    now,
  ]);
  return { code, expiresAt: now + keptMs };
}

/**
 * The coupon behind a code: bets whose match is still to be bet on, under the ids of today and at the prices that they
 * were saved with. `goneCount`: those that are over. Null: there is no such code, or it has expired. [coupon-044]
 */
export function savedCoupon(service: Service, typed: string, lng: Language): Fields | null {
  const { book, store, feedNumber } = service;
  const code = typed.toUpperCase();
  const row = store.get("SELECT * FROM saved_coupons WHERE code = ? AND created_at >= ?", [
    code,
    service.now() - keptMs,
  ]);
  if (row === null) return null;
  const saved: readonly AskedBet[] = JSON.parse(textIn(row, "bets"));
  const isThisFeed = numberIn(row, "feed_number") === feedNumber;
  const bets = saved.filter(({ outcomeId }) => {
    const outcome = isThisFeed ? book.currentOutcome(outcomeId) : undefined;
    const game = outcome === undefined ? undefined : book.game(outcome.gameId);
    return outcome !== undefined && outcome.state !== outcomeState.gone && game?.status !== 4;
  });
  const typeId = numberIn(row, "type_id");
  const coupon: AskedCoupon = {
    typeId: typeId === 2 || typeId === 4 || typeId === 9 ? typeId : bets.length > 1 ? 1 : 0,
    systemValue: numberIn(row, "size"),
    bets,
  };
  return {
    code,
    typeId: coupon.typeId,
    systemValue: coupon.systemValue,
    goneCount: saved.length - bets.length,
    bets: refreshedBets(service, coupon, [], lng).map((bet, index) => ({
      ...bet,
      isBanker: bets[index]?.isBanker === true,
      blockId: bets[index]?.blockId ?? 0,
      market: { ...marketIn(bet), coef: toCoef(bets[index]?.coefMilli ?? 1000) },
    })),
  };
}

const marketIn = (bet: Fields): Fields => (isFields(bet["market"]) ? bet["market"] : {});
