import { isFields } from "../json.ts";
import type { Service } from "../http/environment.ts";
import type { Texts } from "../feed/types.ts";
import { isAsked } from "../packs/policy.ts";
import type { Store } from "../store/store.ts";
import { LimitRefusal } from "./refusal.ts";

/** The brands of this operator: an exclusion for all of them holds at each. */
export const brands: readonly string[] = ["Touchline"];

/**
 * Whether the player excludes themselves from all brands; null: the site's policy pack does not have them asked.
 * @throws LimitRefusal 400 where it does and there is no answer
 */
export function readBrandsAnswer(service: Pick<Service, "site" | "now">, fields: unknown) {
  if (!isAsked(service, "brandsQuestion")) return null;
  const answer = isFields(fields) ? fields["isForAllBrands"] : undefined;
  if (typeof answer !== "boolean") throw new LimitRefusal(400, texts.unanswered);
  return answer;
}

/** Each answer is kept: a regulator may ask for it. */
export function keepBrandsAnswer(
  store: Store,
  playerId: number,
  isForAll: boolean | null,
  now: number,
): void {
  if (isForAll === null) return;
  store.run("INSERT INTO exclusion_brands (player_id, is_for_all, at) VALUES (?, ?, ?)", [
    playerId,
    isForAll ? 1 : 0,
    now,
  ]);
}

const texts = {
  unanswered: {
    en: "Say whether the exclusion is for all brands.",
    ru: "Укажите, распространяется ли самоисключение на все бренды.",
  },
} as const satisfies Record<string, Texts>;
