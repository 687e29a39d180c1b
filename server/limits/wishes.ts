import { type Fields, isFields } from "../json.ts";
import type { Texts } from "../feed/types.ts";
import { readBrandsAnswer } from "./brands.ts";
import { isReason } from "./reasons.ts";
import { LimitRefusal } from "./refusal.ts";
import { isWithin, type Terms } from "./terms.ts";
import { isOfMoney, noMoneyLimit, selfExclusion } from "./types.ts";

/** A change that the player asks for. */
export type Wish = {
  readonly type: number;
  readonly value: number;
  readonly reasonId: number | null;
  /** Of a self-exclusion, whether it is for all brands; null: the player was not asked. */
  readonly isForAllBrands: boolean | null;
  /** Takes a pending change back; `value` means nothing. */
  readonly isCancel: boolean;
};

/** Above it, a limit limits nothing. */
const mostEuros = 1_000_000;

/** @throws LimitRefusal 400 unless each item may be asked for, and each type only once. */
export function readWishes(items: unknown, terms: Terms): readonly Wish[] {
  if (!Array.isArray(items) || items.length === 0 || items.length > terms.types.length)
    throw new LimitRefusal(400);
  const wishes = items.map((item) => readWish(item, terms));
  if (new Set(wishes.map(({ type }) => type)).size < wishes.length) throw new LimitRefusal(400);
  return wishes;
}

function readWish(item: unknown, terms: Terms): Wish {
  const fields: Fields = isFields(item) ? item : {};
  const { limitType: type, limitValue: value, selfExcludeReasonId: reasonId, isCancel } = fields;
  if (typeof type !== "number" || typeof value !== "number" || !terms.types.includes(type))
    throw new LimitRefusal(400);
  const plain = { type, value, reasonId: null, isForAllBrands: null };
  if (isCancel === true) return { ...plain, isCancel };
  if (!isOnOffer(type, value, terms)) throw new LimitRefusal(400, texts.notOnOffer);
  if (type !== selfExclusion) return { ...plain, isCancel: false };
  if (typeof reasonId !== "number" || !isReason(reasonId))
    throw new LimitRefusal(400, texts.noReason);
  const isForAllBrands = readBrandsAnswer(fields["isForAllBrands"], terms.areBrandsAsked);
  return { type, value, reasonId, isForAllBrands, isCancel: false };
}

/** A self-exclusion may have any number of days up to the longest; free amounts are whole cents. */
export function isOnOffer(type: number, value: number, terms: Terms): boolean {
  if (!isWithin(type, value, terms)) return false;
  const { values } = terms.offer(type);
  if (type === selfExclusion)
    return Number.isSafeInteger(value) && value >= 1 && value <= Math.max(...values);
  if (values.length > 0) return values.includes(value);
  const isWhole = Number.isSafeInteger(Math.round(value * 100)) && hasCentsOnly(value);
  return (
    isOfMoney(type) && (value === noMoneyLimit || (value >= 1 && value <= mostEuros && isWhole))
  );
}

const hasCentsOnly = (value: number): boolean => Math.round(value * 100) / 100 === value;

const texts = {
  notOnOffer: {
    en: "This value is not on offer. Choose another.",
    ru: "Такого значения нет. Выберите другое.",
  },
  noReason: {
    en: "Choose a reason.",
    ru: "Выберите причину.",
  },
} as const satisfies Record<string, Texts>;
