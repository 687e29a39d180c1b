import type { RemoteTable } from "../remoteData.ts";
import type { Submission } from "../submission.ts";
import type { PromotionBody } from "./events.ts";

export type PromoState = {
  readonly lists: RemoteTable<readonly PromotionBody[]>;
  readonly promotions: RemoteTable<PromotionBody>;
  /** Of this player and visit, by `joinKey`; one who takes part already counts as sent. */
  readonly joins: Readonly<Record<string, Submission>>;
};

export const initial: PromoState = { lists: {}, promotions: {}, joins: {} };

/** Never a name that every object has. */
export const joinKey = (promotionId: string): string => `id=${promotionId}`;
