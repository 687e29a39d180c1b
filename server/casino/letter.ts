import { amountOf, minorDigits } from "../../src/events/money/minorUnits.ts";
import { maxListed, moment, type Span, spanText, sum } from "../coupon/letter.ts";
import type { Language } from "../feed/cards.ts";
import type { Texts } from "../feed/types.ts";
import type { Store } from "../store/store.ts";
import { type BookedRound, roundsOf } from "./rounds.ts";

const texts = {
  title: { en: "Your casino games", ru: "Ваши игры в казино" },
  none: { en: "none", ru: "нет" },
  rounds: { en: "rounds", ru: "раундов" },
  staked: { en: "staked", ru: "поставлено" },
  won: { en: "won", ru: "выиграно" },
  result: { en: "result", ru: "итог" },
  more: { en: "not listed", ru: "не показано" },
} as const satisfies Record<string, Texts>;

/** The email with the rounds of casino games that a player has played within a period, by account. */
export function casinoLetter(
  store: Store,
  { playerId, span }: { readonly playerId: number; readonly span: Span },
  lng: Language,
): string {
  const { dateFrom, dateTo } = span;
  const rounds = roundsOf(store, playerId, { from: dateFrom * 1000, to: dateTo * 1000 });
  const accountIds = [...new Set(rounds.map(({ accountId }) => accountId))];
  const sections = accountIds.flatMap((id) =>
    section(
      rounds.filter(({ accountId }) => accountId === id),
      lng,
    ),
  );
  const head = `${texts.title[lng]}, ${spanText(span)}`;
  return [head, ...(rounds.length === 0 ? [texts.none[lng]] : sections)].join("\n");
}

function section(rounds: readonly BookedRound[], lng: Language): readonly string[] {
  const [first] = rounds;
  if (first === undefined) return [];
  const { accountId, currencyIso: iso } = first;
  const total = (minorOf: (round: BookedRound) => number) =>
    rounds.reduce((minor, round) => minor + minorOf(round), 0);
  const staked = total(({ stakeMinor }) => stakeMinor);
  const won = total(({ winMinor }) => winMinor);
  const omitted = rounds.length - maxListed;
  return [
    `${accountId} ${iso}: ${texts.rounds[lng]} ${rounds.length}, ${figures(staked, won, iso, lng)}`,
    ...rounds
      .slice(0, maxListed)
      .map(
        ({ at, provider, game, stakeMinor, winMinor }) =>
          `${moment(at / 1000)}, ${provider}, ${game}: ${figures(stakeMinor, winMinor, iso, lng)}`,
      ),
    ...(omitted > 0 ? [`${texts.more[lng]}: ${omitted}`] : []),
  ];
}

const figures = (staked: number, won: number, iso: string, lng: Language): string =>
  `${texts.staked[lng]} ${sum(staked, iso)}, ${texts.won[lng]} ${sum(won, iso)}, ${texts.result[lng]} ${signed(won - staked, iso)}`;

/** With a sign, but for nothing. */
const signed = (minor: number, iso: string): string =>
  `${minor > 0 ? "+" : ""}${amountOf(minor, iso).toFixed(minorDigits(iso))}`;
