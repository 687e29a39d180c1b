import type { Language } from "../feed/cards.ts";
import type { Texts } from "../feed/types.ts";
import type { Account } from "../players/accounts.ts";
import type { Store } from "../store/store.ts";
import { historyCard, readHistory } from "./history.ts";
import { amountOf, minorDigits } from "../../src/events/money/minorUnits.ts";

/** How many entries per account an email lists; the others are only counted. */
export const maxListed = 100;

/** Unix seconds, from inclusive, to exclusive. */
export type Span = { readonly dateFrom: number; readonly dateTo: number };

type Words = {
  readonly title: Texts;
  readonly none: Texts;
  readonly bets: Texts;
  readonly staked: Texts;
  readonly paid: Texts;
  readonly more: Texts;
  readonly hyper: Texts;
};
/** By coupon type. */
const kinds: Readonly<Record<number, Texts>> = {
  0: { en: "single", ru: "ординар" },
  1: { en: "express", ru: "экспресс" },
  2: { en: "system", ru: "система" },
  4: { en: "anti-express", ru: "антиэкспресс" },
};
const texts: Words = {
  title: { en: "Your bets", ru: "Ваши ставки" },
  none: { en: "none", ru: "нет" },
  bets: { en: "bets", ru: "ставок" },
  staked: { en: "staked", ru: "поставлено" },
  paid: { en: "paid out", ru: "выплачено" },
  more: { en: "not listed", ru: "не показано" },
  hyper: { en: "hyper bonus", ru: "гипербонус" },
};
const statuses: Readonly<Record<string, Texts>> = {
  open: { en: "open", ru: "открыта" },
  won: { en: "won", ru: "выигрыш" },
  lost: { en: "lost", ru: "проигрыш" },
  returned: { en: "returned", ru: "возврат" },
  cancelled: { en: "cancelled", ru: "отменена" },
  cashed_out: { en: "cashed out", ru: "выкуп" },
};

/** The email with the bets of these accounts, placed within a period. */
export function betsLetter(
  store: Store,
  query: { readonly playerId: number; readonly accounts: readonly Account[]; readonly span: Span },
  lng: Language,
): string {
  const sections = query.accounts.flatMap(({ id, currencyIso }) => {
    const page = readHistory(store, query.playerId, {
      ...everything,
      ...query.span,
      accountId: id,
    });
    const { count, minor, payoutMinor } = page;
    const head = `${id} ${currencyIso}: `;
    if (count === 0) return [head + texts.none[lng]];
    const staked = `${texts.staked[lng]} ${sum(minor, currencyIso)}`;
    const paid = `${texts.paid[lng]} ${sum(payoutMinor, currencyIso)}`;
    const lines = page.rows.map((row) => line(historyCard(store, row, lng), lng));
    const omitted = count - lines.length;
    return [
      `${head}${texts.bets[lng]} ${count}, ${staked}, ${paid}`,
      ...lines,
      ...(omitted === 0 ? [] : [`${texts.more[lng]}: ${omitted}`]),
    ];
  });
  return [`${texts.title[lng]}, ${spanText(query.span)}`, ...sections].join("\n");
}

export const sum = (minor: number, iso: string): string =>
  amountOf(minor, iso).toFixed(minorDigits(iso));

const everything = {
  limit: maxListed,
  sort: "newest",
  after: null,
  statuses: null,
  typeId: null,
  sportId: null,
  text: null,
} as const;

function line(
  {
    id,
    typeId,
    createdAt,
    status,
    amount,
    currencyIso,
    coef,
    bets,
    hyperBonus,
    payout,
  }: ReturnType<typeof historyCard>,
  lng: Language,
) {
  const picks = bets.map(
    ({ opponents, marketName, outcomeName }) =>
      `${opponents.join(" – ")}, ${marketName}: ${outcomeName}`,
  );
  const money = (amount: number): string => amount.toFixed(minorDigits(currencyIso));
  const hyper =
    hyperBonus === undefined ? "" : ` + ${texts.hyper[lng]} ${money(hyperBonus.amount)}`;
  const result = statuses[status]?.[lng] ?? status;
  const paid = payout === null ? "" : `, ${texts.paid[lng]} ${money(payout)}`;
  // A system has no total odds.
  const odds = typeId === 2 ? "" : ` × ${coef}`;
  return `${id}, ${kinds[typeId]?.[lng] ?? typeId}, ${moment(createdAt)}, ${result}${paid}, ${money(amount)}${odds}${hyper}: ${picks.join("; ")}`;
}

/** The text shows the last second included, not the first one excluded. */
export const spanText = ({ dateFrom, dateTo }: Span): string =>
  `${moment(dateFrom)} – ${moment(dateTo - 1)} UTC`;

export const moment = (seconds: number): string =>
  new Date(seconds * 1000).toISOString().slice(0, 16).replace("T", " ");
