import type { Texts } from "../feed/types.ts";
import type { Service } from "../http/environment.ts";
import { amountOf } from "../../src/events/money/minorUnits.ts";
import { toCoef } from "../money.ts";
import type { Account } from "../players/accounts.ts";
import { minorOfEuros } from "../players/currencies.ts";
import { numberIn, numberOrNull, textIn, textOrNull } from "../store/columns.ts";
import type { Row, Store } from "../store/store.ts";
import type { AskedCoupon, CouponToPlace } from "./request.ts";

/** A code that pays the stake of one coupon. Money in minor units, coefs in thousandths, times in Unix ms. */
export type CouponPromo = {
  /** In capitals, for comparison. */
  readonly code: string;
  readonly title: Texts;
  readonly minor: number;
  readonly currencyIso: string;
  /** Null: it never expires. */
  readonly expiresAt: number | null;
  /** The least coef of each bet. Null: any. */
  readonly leastMilli: number | null;
  /** The least number of bets. Null: any. */
  readonly leastBets: number | null;
  /** The coupon types that it pays for. Null: any but 9. */
  readonly typeIds: readonly number[] | null;
};

const day = 24 * 60 * 60_000;
export const freeBet: Texts = { en: "Free bet", ru: "Фрибет" };
const freeExpress: Texts = { en: "Free express", ru: "Фрибет на экспресс" };

/** The two codes that each new player has. */
export function giveFirstCodes(store: Store, playerId: number, iso: string, now: number): void {
  const common = { currencyIso: iso, expiresAt: now + 30 * day };
  giveCode(store, playerId, {
    ...common,
    code: "FREEBET",
    title: freeBet,
    minor: minorOfEuros(5, iso),
    leastMilli: 1_300,
    leastBets: null,
    typeIds: [0, 1],
  });
  giveCode(store, playerId, {
    ...common,
    code: "TRIPLE",
    title: freeExpress,
    minor: minorOfEuros(2, iso),
    leastMilli: 1_200,
    leastBets: 3,
    typeIds: [1],
  });
}

/** A code given anew has new conditions; whether it was spent stays as it is. */
export function giveCode(store: Store, playerId: number, given: CouponPromo): void {
  const { code, title, minor, currencyIso, expiresAt, leastMilli, leastBets, typeIds } = given;
  store.run("INSERT OR REPLACE INTO coupon_promos VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", [
    playerId,
    code.toUpperCase(),
    JSON.stringify(title),
    minor,
    currencyIso,
    expiresAt,
    leastMilli,
    leastBets,
    typeIds && JSON.stringify(typeIds),
  ]);
}

const unspent = `NOT EXISTS (SELECT 1 FROM free_bets
  WHERE free_bets.player_id = coupon_promos.player_id AND free_bets.code = coupon_promos.code AND is_given_back = 0)`;

/** The codes that this player can still use, the one that expires first in front. */
export const usableCodes = (store: Store, playerId: number, now: number): readonly CouponPromo[] =>
  store
    .all(
      `SELECT * FROM coupon_promos WHERE player_id = ? AND ${unspent} AND (expires_at IS NULL OR expires_at > ?)
       ORDER BY COALESCE(expires_at, 9e15), code`,
      [playerId, now],
    )
    .map(codeIn);

/** A code as this player has it. Null: they have no such code. */
export function codeNamed(store: Store, playerId: number, typed: string): CouponPromo | null {
  const row = store.get("SELECT * FROM coupon_promos WHERE player_id = ? AND code = ?", [
    playerId,
    typed.trim().toUpperCase(),
  ]);
  return row && codeIn(row);
}

function codeIn(row: Row): CouponPromo {
  const typeIds = textOrNull(row, "type_ids");
  return {
    code: textIn(row, "code"),
    title: JSON.parse(textIn(row, "title")) as Texts,
    minor: numberIn(row, "minor"),
    currencyIso: textIn(row, "currency_iso"),
    expiresAt: numberOrNull(row, "expires_at"),
    leastMilli: numberOrNull(row, "least_milli"),
    leastBets: numberOrNull(row, "least_bets"),
    typeIds: typeIds === null ? null : (JSON.parse(typeIds) as number[]),
  };
}

/** CouponPromoCode of the contract. */
export const promoOf = (code: CouponPromo, lng: keyof Texts) => ({
  promoCode: code.code,
  title: code.title[lng],
  amount: amountOf(code.minor, code.currencyIso),
  currencyIso: code.currencyIso,
  expiresAt: code.expiresAt === null ? null : Math.floor(code.expiresAt / 1000),
  ...(code.leastMilli === null ? {} : { minCoef: toCoef(code.leastMilli) }),
  ...(code.leastBets === null ? {} : { minBets: code.leastBets }),
  ...(code.typeIds === null ? {} : { typeIds: code.typeIds }),
});

const isSpent = (store: Store, playerId: number, code: string): boolean =>
  store.get("SELECT 1 FROM free_bets WHERE player_id = ? AND code = ? AND is_given_back = 0", [
    playerId,
    code,
  ]) !== null;

/**
 * Why the code cannot pay for a coupon with these coefs; null: it can. [coupon-040]
 * @param coefs current coef of each bet in thousandths
 */
export function reasonAgainst(
  store: Store,
  playerId: number,
  code: CouponPromo,
  { typeId, bets }: Pick<AskedCoupon, "typeId" | "bets">,
  coefs: readonly number[],
  now: number,
): Texts | null {
  const { expiresAt, leastBets, leastMilli, typeIds } = code;
  if (isSpent(store, playerId, code.code)) return reasons.spent;
  if (expiresAt !== null && expiresAt <= now) return reasons.expired;
  if (typeId === 4 || typeId === 9 || (typeIds !== null && !typeIds.includes(typeId)))
    return reasons.type;
  if (leastBets !== null && bets.length < leastBets) return reasons.bets(leastBets);
  if (leastMilli !== null && coefs.some((milli) => milli < leastMilli))
    return reasons.coef(toCoef(leastMilli));
  return null;
}

/** The code that a coupon names, as its player has it, and why it cannot pay for bets at these coefs. */
export type AskedCode = {
  readonly code: CouponPromo;
  readonly reasonAt: (coefs: readonly number[]) => Texts | null;
};

/** Null: the coupon names none, or one that its player does not have. */
export function askedCode(
  { now, store }: Service,
  playerId: number,
  coupon: CouponToPlace,
): AskedCode | null {
  if (coupon.promoCode === undefined) return null;
  const code = codeNamed(store, playerId, coupon.promoCode);
  return (
    code && {
      code,
      reasonAt: (coefs) => reasonAgainst(store, playerId, code, coupon, coefs, now()),
    }
  );
}

/** What only the whole coupon tells: who pays, and with what else. */
export const isPayable = (
  code: CouponPromo,
  account: Pick<Account, "type" | "currencyIso">,
  coupon: {
    readonly amountMinor: number;
    readonly isVipBet: boolean;
    readonly isOneClick: boolean;
  },
): boolean =>
  account.type !== 4 &&
  account.currencyIso === code.currencyIso &&
  coupon.amountMinor === code.minor &&
  !coupon.isVipBet &&
  !coupon.isOneClick;

export const reasons = {
  unknown: {
    en: "You have no such code. Check each letter",
    ru: "У вас нет такого кода. Проверьте каждую букву",
  },
  spent: { en: "This code has been used", ru: "Этот код уже использован" },
  expired: { en: "This code has expired", ru: "Срок кода истёк" },
  type: { en: "This code is for another type of coupon", ru: "Код для купона другого типа" },
  bets: (count: number): Texts => ({
    en: `This code needs at least ${count} bets`,
    ru: `Для этого кода в купоне должно быть ставок: не меньше ${count}`,
  }),
  coef: (coef: number): Texts => ({
    en: `This code needs odds of at least ${coef} in each bet`,
    ru: `Для этого кода коэффициент каждой ставки не ниже ${coef}`,
  }),
} as const;

/** The coupon was paid for by a code: the code is spent. Call inside a transaction. @throws Error if it was before. */
export function spendCode(store: Store, playerId: number, code: string, couponId: number): void {
  store.run(
    "INSERT INTO free_bets (coupon_id, player_id, code, is_given_back) VALUES (?, ?, ?, 0)",
    [couponId, playerId, code],
  );
}

/** The code that paid for the coupon. Null: the player did. */
export function payingCode(store: Store, couponId: number): string | null {
  const row = store.get("SELECT code FROM free_bets WHERE coupon_id = ?", [couponId]);
  return row && textIn(row, "code");
}

/** All bets were returned: the code is as good as before, until it expires. */
export function giveBack(store: Store, couponId: number): void {
  store.run("UPDATE free_bets SET is_given_back = 1 WHERE coupon_id = ?", [couponId]);
}
