import type { Service } from "../http/environment.ts";
import type { Texts } from "../feed/types.ts";
import { holds, type Pack } from "../packs/pack.ts";
import { numberIn, textOrNull } from "../store/columns.ts";
import type { Store } from "../store/store.ts";
import type { Language } from "../feed/cards.ts";
import { limitsOf } from "./limits.ts";
import { centsOf, limitCurrency } from "./periods.ts";
import { termsOf } from "./terms.ts";
import { noMoneyLimit } from "./types.ts";

/** The limit of deposits in a month. */
const depositsOfMonth = 22;
/** Round, and rather too many: who is contacted below the amount of the law loses nothing. */
const perEuro: Readonly<Record<string, number>> = { EUR: 1, SEK: 12 };

/** The amount of the pack above which a player is contacted, and what it is in cents of a euro; null: none. */
export function contactFrom(
  pack: Pack | null,
  now: number,
): { readonly amount: number; readonly iso: string; readonly cents: number } | null {
  const [first] = (pack?.figures ?? [])
    .filter((figure) => figure.of === "contact.deposit.month" && holds(figure, now))
    .map(({ value, unit }) => ({
      amount: value,
      iso: unit,
      cents: Math.floor((value * 100) / (perEuro[unit] ?? 1)),
    }))
    .sort((a, b) => a.cents - b.cents);
  return first ?? null;
}

/** Whether the player is contacted about a limit of this type and value, in euros. */
export const isContactDue = (
  pack: Pack | null,
  now: number,
  { type, value }: { readonly type: number; readonly value: number },
): boolean => {
  const from = contactFrom(pack, now);
  const isSet = type === depositsOfMonth && value !== noMoneyLimit;
  return from !== null && isSet && centsOf(value) > from.cents;
};

/**
 * `contact` of listClientLimits, our addition to the contract. The first time that such a limit is found in force the player
 * is written to, and it is entered when; a limit of another value is another contact.
 */
export function contactReport(service: Service, playerId: number, lng: Language) {
  const { store, site, now } = service;
  const from = contactFrom(site.pack, now());
  if (from === null) return {};
  const at = { now: now(), terms: termsOf(service) };
  const limit = limitsOf(store, playerId, at).find(
    (one) => one.state === "ACTIVE" && isContactDue(site.pack, now(), one),
  );
  if (limit === undefined) return {};
  const known = contactedAt(store, playerId, limit.value);
  if (known === null) contact(service, playerId, { value: limit.value, lng });
  return {
    contact: {
      limitType: limit.type,
      above: from.amount,
      measure: from.iso,
      at: Math.floor((known ?? now()) / 1000),
    },
  };
}

function contactedAt(store: Store, playerId: number, value: number): number | null {
  const row = store.get(
    "SELECT at FROM limit_contacts WHERE player_id = ? AND value = ? ORDER BY id DESC LIMIT 1",
    [playerId, value],
  );
  return row === null ? null : numberIn(row, "at");
}

function contact(
  { store, outbox, now }: Service,
  playerId: number,
  { value, lng }: { readonly value: number; readonly lng: Language },
): void {
  store.run("INSERT INTO limit_contacts (player_id, limit_type, value, at) VALUES (?, ?, ?, ?)", [
    playerId,
    depositsOfMonth,
    value,
    now(),
  ]);
  const row = store.get("SELECT email, phone_code, phone_number FROM players WHERE id = ?", [
    playerId,
  ]);
  const to = row === null ? null : (textOrNull(row, "email") ?? phoneIn(row));
  const text = texts.letter[lng].replace("{amount}", `${value} ${limitCurrency}`);
  if (to !== null) outbox.send({ to, text }, now());
}

const phoneIn = (row: Parameters<typeof textOrNull>[0]): string | null =>
  textOrNull(row, "phone_number") === null
    ? null
    : `${textOrNull(row, "phone_code") ?? ""} ${textOrNull(row, "phone_number") ?? ""}`;

const texts = {
  letter: {
    en: "Your deposit limit is {amount} a month. Is it what you want to spend? You can lower it at once, take a break, or write to us.",
    ru: "Ваш лимит пополнения — {amount} в месяц. Столько ли вы хотите тратить? Его можно сразу снизить, взять перерыв или написать нам.",
  },
} as const satisfies Record<string, Texts>;
