import { amountOf, exactMinor } from "../../src/events/money/minorUnits.ts";
import type { FieldReader } from "../http/body.ts";
import type { Service } from "../http/environment.ts";
import { type Account, moveMoney } from "../players/accounts.ts";
import { minorOfEuros } from "../players/currencies.ts";
import { numberIn } from "../store/columns.ts";
import type { Row, Store } from "../store/store.ts";
import { prepaidPercent } from "./allowed.ts";
import type { CouponToPlace } from "./request.ts";

/** No account has more in advance at a time, in euros. */
const mostEuros = 500;

/** What is paid of a bet in advance, and which open bets stand for it. */
export type Advance = {
  readonly minor: number;
  readonly availableMinor: number;
  readonly standing: readonly number[];
};
/** The advance of this many minor units on a coupon with bets on these matches. */
export type AdvanceOn = (permanentIds: readonly number[], minor: number) => Advance;

export const noAdvance: AdvanceOn = (_permanentIds, minor) => ({
  minor,
  availableMinor: 0,
  standing: [],
});

/** What a coupon asks to pay in advance, in minor units; 0: nothing. */
export function prepaidIn(
  reader: FieldReader,
  asked: unknown,
  { amountMinor, iso }: { readonly amountMinor: number; readonly iso: string },
): number {
  if (asked === undefined) return 0;
  const minor = typeof asked === "number" ? exactMinor(asked, iso) : null;
  if (minor === null || minor < 0 || minor > amountMinor)
    reader.fail(
      "options.prepaidAmount",
      "range",
      "a part of the amount, no finer than the currency",
    );
  return minor ?? 0;
}

/** Singles, expresses and systems that the account pays for as a whole. */
export const isAdvancePossible = (coupon: CouponToPlace): boolean =>
  coupon.prepaidMinor === undefined ||
  (advancedTypes.has(coupon.typeId) &&
    coupon.blockMinors.length === 0 &&
    coupon.promoCode === undefined &&
    !coupon.isVipBet &&
    !coupon.isOneClick);
const advancedTypes: ReadonlySet<number> = new Set([0, 1, 2]);

/** The coupon's, while it is open: what was paid in advance and is not collected. For queries on `coupons`. */
export const missingOf = `IIF(status = 'open', (SELECT COALESCE(SUM(advances.minor - collected_minor), 0)
  FROM advances WHERE coupon_id = coupons.id), 0)`;

/** What of a coupon with bets on these matches may be paid in advance from the open bets of an account now, in minor units. */
export const availableMinor = (
  service: Service,
  account: Account,
  permanentIds: readonly number[],
): number => advanceOn(service, account)(permanentIds, 0).availableMinor;

/**
 * A share of the stakes of the account's open bets, less what others have in advance on them. A bet on one of the same
 * matches does not stand for the coupon: its result would say something about this one.
 */
export const advanceOn =
  (service: Service, { currencyIso, id, type }: Account): AdvanceOn =>
  (permanentIds, minor) => {
    const { store } = service;
    const percent = type === 4 ? 0 : prepaidPercent(service);
    if (percent === 0) return noAdvance(permanentIds, minor);
    const rows = store.all(
      `SELECT id, minor FROM coupons WHERE account_id = ? AND status = 'open'
         AND id NOT IN (SELECT coupon_id FROM free_bets) AND id NOT IN (SELECT coupon_id FROM advances)
         AND id NOT IN (SELECT coupon_id FROM bets WHERE game_permanent_id IN (${permanentIds.map(() => "?").join(", ")}))
       ORDER BY id`,
      [id, ...permanentIds],
    );
    const staked = rows.reduce((sum, row) => sum + numberIn(row, "minor"), 0);
    const share = Math.floor((staked * percent) / 100);
    const most = Math.min(share, minorOfEuros(mostEuros, currencyIso));
    return {
      minor,
      availableMinor: Math.max(0, most - reservedMinor(store, id)),
      standing: rows.map((row) => numberIn(row, "id")),
    };
  };

/** What open bets may still have to bring in for advances of this account. */
function reservedMinor(store: Store, accountId: number): number {
  const row = store.get(
    `SELECT SUM(advances.minor - advances.collected_minor) AS minor
     FROM advances JOIN coupons ON coupons.id = advances.coupon_id
     WHERE account_id = ? AND status = 'open' AND EXISTS (
       SELECT 1 FROM standing_bets JOIN coupons AS standing ON standing.id = standing_bets.coupon_id
       WHERE advance_id = advances.coupon_id AND standing.status = 'open')`,
    [accountId],
  );
  return Number(row?.["minor"] ?? 0);
}

/**
 * Takes the stake of an accepted coupon, and keeps what is paid of it in advance: its movements add up to nothing once the
 * bet is settled. Call inside a transaction.
 */
export function takeStake(
  { now, store }: Service,
  taken: {
    readonly accountId: number;
    readonly couponId: number;
    readonly amountMinor: number;
    readonly advance?: Advance;
  },
): void {
  const { accountId, advance, amountMinor, couponId } = taken;
  if (advance !== undefined) {
    store.run("INSERT INTO advances (coupon_id, minor, collected_minor) VALUES (?, ?, 0)", [
      couponId,
      advance.minor,
    ]);
    for (const id of advance.standing)
      store.run(
        "INSERT INTO standing_bets (advance_id, coupon_id, collected_minor) VALUES (?, ?, 0)",
        [couponId, id],
      );
    moveMoney(store, { accountId, couponId, kind: "advance", minor: advance.minor }, now());
  }
  moveMoney(store, { accountId, couponId, kind: "stake", minor: -amountMinor }, now());
}

/** What was paid of an open coupon in advance and is not collected, in minor units. */
export function missingMinor(store: Store, couponId: number): number {
  const row = store.get(`SELECT ${missingOf} AS minor FROM coupons WHERE id = ?`, [couponId]);
  return row === null ? 0 : numberIn(row, "minor");
}

/** The open bets that stand for a coupon. */
export const openStanding = (store: Store, couponId: number): readonly number[] =>
  store
    .all(
      `SELECT id FROM standing_bets JOIN coupons ON id = coupon_id
       WHERE advance_id = ? AND status = 'open' ORDER BY id`,
      [couponId],
    )
    .map((row) => numberIn(row, "id"));

/** The open bets paid in advance that this one stands for, the oldest first. */
export const advancesOn = (store: Store, couponId: number): readonly number[] =>
  store
    .all(
      `SELECT id FROM standing_bets JOIN coupons ON id = advance_id
       WHERE coupon_id = ? AND status = 'open' ORDER BY id`,
      [couponId],
    )
    .map((row) => numberIn(row, "id"));

/** Of what a bet was paid, collects what is missing of the advances that it stands for. Call inside a transaction. */
export function collect({ now, store }: Service, couponId: number, paidMinor: number): void {
  let left = paidMinor;
  for (const advanceId of advancesOn(store, couponId)) {
    const minor = Math.min(left, missingMinor(store, advanceId));
    if (minor === 0) continue;
    left -= minor;
    const accountId = accountIdOf(store, advanceId);
    store.run("UPDATE advances SET collected_minor = collected_minor + ? WHERE coupon_id = ?", [
      minor,
      advanceId,
    ]);
    store.run(
      `UPDATE standing_bets SET collected_minor = collected_minor + ?
       WHERE advance_id = ? AND coupon_id = ?`,
      [minor, advanceId, couponId],
    );
    moveMoney(store, { accountId, couponId: advanceId, kind: "advance", minor: -minor }, now());
  }
}

const accountIdOf = (store: Store, couponId: number): number => {
  const row = store.get("SELECT account_id FROM coupons WHERE id = ?", [couponId]);
  if (row === null) throw new Error(`coupon ${couponId} is not in the database`);
  return numberIn(row, "account_id");
};

/** What was not collected was never staked. Call inside a transaction, when the coupon is settled. */
export function writeOff({ now, store }: Service, coupon: Row, minor: number): void {
  const [accountId, couponId] = [numberIn(coupon, "account_id"), numberIn(coupon, "id")];
  store.run("UPDATE coupons SET minor = minor - ? WHERE id = ?", [minor, couponId]);
  moveMoney(store, { accountId, couponId, kind: "uncollected", minor }, now());
  moveMoney(store, { accountId, couponId, kind: "advance", minor: -minor }, now());
}

/**
 * Whether a bet is not for sale because it stands for a bet paid in advance that has begun: who knows how that one goes
 * would choose by it whether to collect.
 */
export const isHeld = ({ now, store }: Service, couponId: number): boolean =>
  advancesOn(store, couponId).some(
    (advanceId) =>
      missingMinor(store, advanceId) > 0 &&
      store.get(
        "SELECT 1 FROM bets WHERE coupon_id = ? AND (is_live = 1 OR starts_at <= ? OR status <> 'open')",
        [advanceId, now()],
      ) !== null,
  );

/** What HistoryCoupon of the contract says of advances: of its own, and of those that it stands for. */
export function advanceCard(store: Store, couponId: number, iso: string) {
  const own = store.get("SELECT minor, collected_minor FROM advances WHERE coupon_id = ?", [
    couponId,
  ]);
  const others = store.all(
    "SELECT advance_id, collected_minor FROM standing_bets WHERE coupon_id = ? ORDER BY advance_id",
    [couponId],
  );
  const sums = (minorOf: (row: Row) => number) => {
    const entries = others.map((row) => [numberIn(row, "advance_id"), minorOf(row)] as const);
    return Object.fromEntries(
      entries.flatMap(([id, minor]) => (minor > 0 ? [[id, amountOf(minor, iso)]] : [])),
    );
  };
  const standsFor = sums((row) => missingMinor(store, numberIn(row, "advance_id")));
  const wentTo = sums((row) => numberIn(row, "collected_minor"));
  return {
    ...(own !== null && {
      prepaid: {
        amount: amountOf(numberIn(own, "minor"), iso),
        collected: amountOf(numberIn(own, "collected_minor"), iso),
        open: missingMinor(store, couponId) > 0 ? openStanding(store, couponId).length : 0,
      },
    }),
    ...(Object.keys(standsFor).length > 0 && { standsFor }),
    ...(Object.keys(wentTo).length > 0 && { wentTo }),
  };
}
