import type { Language } from "../feed/cards.ts";
import { freeWinMinor } from "../../src/events/money/freeBet.ts";
import { amountOf } from "../../src/events/money/minorUnits.ts";
import { toCoef } from "../money.ts";
import { currencyOf } from "../players/accounts.ts";
import { numberIn, numberOrNull, textIn } from "../store/columns.ts";
import type { Row, SqlValue, Store } from "../store/store.ts";
import { winMinor } from "../../src/events/money/winnings.ts";
import { advanceCard, missingOf } from "./advances.ts";
import { betCard, seconds } from "./betCard.ts";
import { keptBonus } from "./bonus.ts";
import { bonusCard } from "./bonusCard.ts";
import { legOf } from "./legs.ts";
import { payingCode } from "./couponPromo.ts";
import { sharedBets } from "./deadHeat.ts";
import { isVipCoupon, paidOfCoupon } from "./greatestPayout.ts";
import { standingHyper } from "./hyperBonus.ts";
import { possibleMinorOf, systemOf } from "./systems.ts";

export const sortings = {
  newest: { column: "id", isFalling: true },
  oldest: { column: "id", isFalling: false },
  amount: { column: "minor", isFalling: true },
  payout: { column: "COALESCE(payout_minor, 0)", isFalling: true },
} as const;

export type HistoryQuery = {
  readonly accountId: number;
  readonly limit: number;
  readonly sort: keyof typeof sortings;
  /** Sort value and id of the last coupon on the previous page. */
  readonly after: readonly [number, number] | null;
  /** Unix seconds, from inclusive, to exclusive. */
  readonly dateFrom: number | null;
  readonly dateTo: number | null;
  readonly statuses: readonly string[] | null;
  readonly typeId: number | null;
  readonly sportId: number | null;
  /** Part of a name, or a coupon id. */
  readonly text: string | null;
};

export type HistoryPage = {
  readonly rows: readonly Row[];
  readonly next: readonly [number, number] | null;
  readonly count: number;
  readonly minor: number;
  readonly payoutMinor: number;
};

/** A cleared coupon keeps its row, because its transactions must stay accounted for. */
const notCleared = "id NOT IN (SELECT coupon_id FROM cleared_coupons)";

/** Removes the settled coupons of these accounts from the history. [route-bets-003] */
export function clearHistory(store: Store, accountIds: readonly number[]): void {
  for (const accountId of accountIds) {
    store.run(
      `INSERT INTO cleared_coupons (coupon_id)
       SELECT id FROM coupons WHERE account_id = ? AND status <> 'open' AND ${notCleared}`,
      [accountId],
    );
  }
}

/** A coupon in a player's history; null if there is none with that id. */
export const couponInHistory = (store: Store, playerId: number, couponId: number): Row | null =>
  store.get(`SELECT * FROM coupons WHERE id = ? AND player_id = ? AND ${notCleared}`, [
    couponId,
    playerId,
  ]);

const sumOfSales = (column: "stake_minor" | "paid_minor"): string =>
  `(SELECT COALESCE(SUM(${column}), 0) FROM partial_sales WHERE coupon_id = coupons.id)`;

/** A page of a player's coupons and the totals over all pages. */
export function readHistory(store: Store, playerId: number, query: HistoryQuery): HistoryPage {
  const { where, values } = filterOf(playerId, query);
  const { column, isFalling } = sortings[query.sort];
  const [comparison, order] = isFalling ? ["<", "DESC"] : [">", "ASC"];
  const page = query.after ? `AND (${column}, id) ${comparison} (?, ?)` : "";
  const rows = store.all(
    `SELECT *, ${column} AS sort_value FROM coupons WHERE ${where} ${page}
     ORDER BY ${column} ${order}, id ${order} LIMIT ?`,
    [...values, ...(query.after ?? []), query.limit + 1],
  );
  // What was sold of a coupon was staked and paid out like the rest of it; what a promo code paid was staked by nobody,
  // and neither was what is paid in advance and not collected.
  const total = store.get(
    `SELECT COUNT(*) AS count,
       COALESCE(SUM(IIF(id IN (SELECT coupon_id FROM free_bets), 0, minor + ${sumOfSales("stake_minor")} - ${missingOf})), 0) AS minor,
       COALESCE(SUM(COALESCE(payout_minor, 0) + ${sumOfSales("paid_minor")}), 0) AS payout
     FROM coupons WHERE ${where}`,
    values,
  );
  const pageRows = rows.slice(0, query.limit);
  const last = pageRows.at(-1);
  return {
    rows: pageRows,
    next:
      last && rows.length > pageRows.length
        ? [numberIn(last, "sort_value"), numberIn(last, "id")]
        : null,
    count: total ? numberIn(total, "count") : 0,
    minor: total ? numberIn(total, "minor") : 0,
    payoutMinor: total ? numberIn(total, "payout") : 0,
  };
}

function filterOf(playerId: number, query: HistoryQuery): { where: string; values: SqlValue[] } {
  const conditions: [string, SqlValue[]][] = [
    ["player_id = ? AND account_id = ?", [playerId, query.accountId]],
    [notCleared, []],
  ];
  const { dateFrom, dateTo, statuses, typeId, sportId, text } = query;
  if (dateFrom !== null) conditions.push(["created_at >= ?", [dateFrom * 1000]]);
  if (dateTo !== null) conditions.push(["created_at < ?", [dateTo * 1000]]);
  if (statuses)
    conditions.push([`status IN (${statuses.map(() => "?").join(", ")})`, [...statuses]]);
  if (typeId !== null) conditions.push(["type_id = ?", [typeId]]);
  if (sportId !== null)
    conditions.push(["id IN (SELECT coupon_id FROM bets WHERE sport_id = ?)", [sportId]]);
  if (text !== null) {
    conditions.push([
      "(CAST(id AS TEXT) = ? OR id IN (SELECT coupon_id FROM bets WHERE instr(lower(words), lower(?)) > 0))",
      [text, text],
    ]);
  }
  return {
    where: conditions.map(([condition]) => condition).join(" AND "),
    values: conditions.flatMap(([, values]) => values),
  };
}

/** What is offered for a coupon now, in minor units. */
export type CardOffer = { readonly minor: number; readonly isPartialAllowed: boolean };

/** HistoryCoupon of the contract. */
export function historyCard(
  store: Store,
  row: Row,
  lng: Language,
  offer: CardOffer | null = null,
  isPowerBetAvailable = false,
) {
  const id = numberIn(row, "id");
  const settledAt = numberOrNull(row, "settled_at");
  const payoutMinor = numberOrNull(row, "payout_minor");
  const bets = store.all("SELECT * FROM bets WHERE coupon_id = ? ORDER BY position", [id]);
  const currencyIso = currencyOf(store, numberIn(row, "account_id"));
  const stakeMinor = numberIn(row, "minor");
  const system = systemOf(store, id);
  const shared = sharedBets(store, id);
  const bonusMilli = keptBonus(store, id);
  const sales = store.get(
    "SELECT SUM(stake_minor) AS stake, SUM(paid_minor) AS paid FROM partial_sales WHERE coupon_id = ?",
    [id],
  );
  const promoCode = payingCode(store, id);
  const returnMinor =
    numberIn(row, "type_id") === 4
      ? winMinor(stakeMinor, numberIn(row, "coef"))
      : possibleMinorOf(bets, system, stakeMinor, bonusMilli);
  // What was sold or lost has none.
  const hyper = ["open", "won"].includes(textIn(row, "status"))
    ? standingHyper(store, row, bets, returnMinor)
    : null;
  const soldMinor = (sales && numberOrNull(sales, "stake")) ?? 0;
  const soldForMinor = (sales && numberOrNull(sales, "paid")) ?? 0;
  return {
    id,
    accountId: numberIn(row, "account_id"),
    currencyIso,
    typeId: numberIn(row, "type_id"),
    ...(system === null ? {} : { systemValue: system.size }),
    ...(system?.blocks && {
      amountByBlockId: Object.fromEntries(
        [...system.blocks.minors].map(([id, minor]) => [id, amountOf(minor, currencyIso)]),
      ),
    }),
    createdAt: seconds(numberIn(row, "created_at")),
    settledAt: settledAt === null ? null : seconds(settledAt),
    amount: amountOf(stakeMinor, currencyIso),
    coef: toCoef(numberIn(row, "coef")),
    // The state of the legs counts: a returned leg is taken out of the possible win.
    possibleWin: amountOf(
      paidOfCoupon(
        store,
        row,
        promoCode === null ? returnMinor : freeWinMinor(returnMinor, stakeMinor),
      ) + (hyper?.minor ?? 0),
      currencyIso,
    ),
    payout: payoutMinor === null ? null : amountOf(payoutMinor, currencyIso),
    status: textIn(row, "status"),
    bets: [
      ...bets.map((bet) => betCard(bet, lng, system, shared.get(numberIn(bet, "position")))),
      ...(bonusMilli === null ? [] : [bonusCard(row, bets.map(legOf), bonusMilli, lng)]),
    ],
    cashOut: offer && {
      amount: amountOf(offer.minor, currencyIso),
      isPartialAllowed: offer.isPartialAllowed,
    },
    ...(soldMinor === 0
      ? {}
      : {
          cashedOut: {
            amount: amountOf(soldMinor, currencyIso),
            payout: amountOf(soldForMinor, currencyIso),
          },
        }),
    isPowerBetAvailable,
    ...(promoCode !== null && { promoCode }),
    ...(hyper !== null && {
      hyperBonus: { percent: hyper.percent, amount: amountOf(hyper.minor, currencyIso) },
    }),
    ...(isVipCoupon(store, row) && { isVip: true }),
    ...advanceCard(store, id, currencyIso),
  };
}
