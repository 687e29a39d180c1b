import { couponTypes, isBonusBet } from "../coupon/index.ts";
import { minorDigits } from "../money/minorUnits.ts";
import { placedCoef } from "./asPlaced.ts";
import type { HistoryCoupon } from "./events.ts";
import type { HistoryFileWords } from "./fileEvents.ts";
import { standingOf } from "./standing.ts";

/**
 * Bets as a table, one line each, for a spreadsheet (RFC 4180): amounts and odds with a dot, times in UTC (ISO 8601),
 * words in the language of the player. It starts with a byte order mark, by which spreadsheets know UTF-8.
 */
export const historyFile = (coupons: readonly HistoryCoupon[], words: HistoryFileWords): string =>
  `\uFEFF${csvOf([words.columns, ...coupons.map((coupon) => cellsOf(coupon, words))])}`;

/** Lines of cells by RFC 4180; a cell that a spreadsheet would take for a formula begins with an apostrophe. */
export const csvOf = (lines: readonly (readonly string[])[]): string =>
  lines.map((cells) => `${cells.map(quoted).join(",")}\r\n`).join("");

function quoted(cell: string): string {
  const safe = /^[=+\-@\t\r]/.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** In the order of `historyColumns`. */
function cellsOf(coupon: HistoryCoupon, words: HistoryFileWords): readonly string[] {
  const { cashedOut, currencyIso, payout, promoCode, settledAt, systemValue, typeId } = coupon;
  const money = (amount: number | null | undefined): string =>
    amount === null || amount === undefined ? "" : amount.toFixed(minorDigits(currencyIso));
  const picks = coupon.bets.filter((bet) => !isBonusBet(bet));
  const kind = typeId === couponTypes.express && picks.length === 1 ? couponTypes.single : typeId;
  const { coef, possibleWin } = standingOf(coupon);
  return [
    String(coupon.id),
    timeOf(coupon.createdAt),
    settledAt === null ? "" : timeOf(settledAt),
    named(words.kinds, String(kind)),
    systemValue === undefined ? "" : String(systemValue),
    named(words.statuses, coupon.status),
    money(coupon.amount),
    currencyIso,
    promoCode === undefined ? "" : words.yes,
    // A system has no total odds.
    typeId === couponTypes.system ? "" : String(coef),
    money(coupon.hyperBonus?.amount),
    coupon.status === "open" ? money(possibleWin) : "",
    money(payout),
    money(cashedOut?.amount),
    money(cashedOut?.payout),
    String(picks.length),
    picks.map((pick) => pickText(pick, typeId, words)).join("; "),
  ];
}

type Pick = HistoryCoupon["bets"][number];

const pickText = (pick: Pick, typeId: number, words: HistoryFileWords): string =>
  [
    pick.sportName,
    pick.champName,
    pick.opponents.join(" – "),
    timeOf(pick.startTime),
    `${pick.marketName}: ${pick.outcomeName}`,
    // Those that it was placed at; what it counts with is said beside.
    String(placedCoef(pick)),
    ...statusText(pick, typeId, words),
    pick.formattedScore,
  ]
    .filter((part) => part !== "")
    .join(", ");

/** What became of a pick, and how it counts if not at its odds. */
function statusText(
  { coef, deadHeat, status }: Pick,
  typeId: number,
  words: HistoryFileWords,
): readonly string[] {
  const { counts = {}, statuses } = words;
  // What it says of the price of a pick is not so of an anti-express.
  if (typeId === couponTypes.antiExpress) return [named(statuses, status)];
  if (deadHeat === undefined)
    return [named(Object.hasOwn(counts, status) ? counts : statuses, status).replace(/\.$/, "")];
  const text = (words.deadHeat ?? "")
    .replace("{places}", String(deadHeat.places))
    .replace("{winners}", String(deadHeat.winners))
    .replace("{odds}", String(coef));
  return [named(statuses, status), text.replace(/\.$/, "")];
}

/** What the words lack is named as the server does. */
const named = (words: Readonly<Record<string, string>>, name: string): string =>
  Object.hasOwn(words, name) ? (words[name] ?? name) : name;

/** "2026-11-25T18:14:05Z"; a time that is none stays empty. */
function timeOf(seconds: number): string {
  const time = new Date(seconds * 1000);
  return Number.isNaN(time.getTime()) ? "" : time.toISOString().replace(".000Z", "Z");
}
