import type { Texts } from "../feed/types.ts";
import { fieldsOf, textOr } from "../json.ts";
import type { Site } from "../site.ts";
import { numberIn, numberOrNull } from "../store/columns.ts";
import type { Store } from "../store/store.ts";
import type { Limit } from "./limits.ts";
import { LimitRefusal } from "./refusal.ts";
import { selfExclusion } from "./types.ts";

/**
 * The brands of this operator. They share players, money and limits; only a self-exclusion may be for one of them, and
 * only where the policy pack has the player asked.
 */
const brands = ["Touchline", "Northside"] as const;
export const firstBrand = brands[0];

/** The brand under which the site config has this site. */
export const brandOf = ({ configPatch }: Pick<Site, "configPatch">): string =>
  textOr(fieldsOf(configPatch["branding"])["name"], firstBrand);

/** All brands, this one first. */
export const brandsFrom = (brand: string): readonly string[] => [
  ...new Set<string>([brand, ...brands]),
];

/**
 * Whether the player wants to be excluded from all brands; null: they are not asked, and it is for all.
 * @throws LimitRefusal 400 where they are asked and have not answered
 */
export function readBrandsAnswer(answer: unknown, isAsked: boolean): boolean | null {
  if (!isAsked) return null;
  if (typeof answer !== "boolean") throw new LimitRefusal(400, texts.unanswered);
  return answer;
}

/** Enters a self-exclusion: where it was asked for, for which brands, and the answer as it was given. */
export function keepExclusion(
  store: Store,
  playerId: number,
  { value, startedAt, endsAt }: Pick<Limit, "value" | "startedAt" | "endsAt">,
  { brand, isForAll }: { readonly brand: string; readonly isForAll: boolean | null },
): void {
  store.run(
    `INSERT INTO exclusion_brands (player_id, brand, is_for_all, days, started_at, ends_at)
     VALUES (?, ?, ?, ?, ?, ?)`,
    [playerId, brand, isForAll === null ? null : Number(isForAll), value, startedAt, endsAt],
  );
}

/** For tests and demonstrations only: a player cannot end one. */
export function endExclusions(store: Store, playerId: number, now: number): void {
  store.run(
    "UPDATE exclusion_brands SET ends_at = ? WHERE player_id = ? AND (ends_at IS NULL OR ends_at > ?)",
    [now, playerId, now],
  );
}

/** The self-exclusion as it holds at a brand, the longest if there are several; null: it holds at others only. */
export function exclusionAt(
  store: Store,
  playerId: number,
  limit: Limit,
  { brand, now }: { readonly brand: string; readonly now: number },
): Limit | null {
  if (limit.type !== selfExclusion || limit.state !== "ACTIVE") return limit;
  const inForce = store
    .all("SELECT * FROM exclusion_brands WHERE player_id = ? ORDER BY id", [playerId])
    .map((row) => ({
      brand: row["brand"],
      isForAll: row["is_for_all"] !== 0,
      value: numberIn(row, "days"),
      startedAt: numberIn(row, "started_at"),
      endsAt: numberOrNull(row, "ends_at"),
    }))
    .filter(({ endsAt }) => endsAt === null || endsAt > now);
  // One from before there were brands is for all.
  if (inForce.length === 0) return limit;
  const here = inForce.filter((one) => one.isForAll || one.brand === brand);
  const end = laterEnd(here.map(({ endsAt }) => endsAt));
  const longest = here.find(({ endsAt }) => endsAt === end);
  if (longest === undefined) return null;
  const { value, startedAt, endsAt } = longest;
  return {
    ...limit,
    value,
    balance: value,
    startedAt,
    endsAt,
    brands: here.some(({ isForAll }) => isForAll) ? brandsFrom(brand) : [brand],
  };
}

/** Null: without an end. */
export const laterEnd = (ends: readonly (number | null)[]): number | null =>
  ends.includes(null) ? null : Math.max(...ends.map(Number));

const texts = {
  unanswered: {
    en: "Say whether the exclusion is for all brands.",
    ru: "Укажите, распространяется ли самоисключение на все бренды.",
  },
} as const satisfies Record<string, Texts>;
