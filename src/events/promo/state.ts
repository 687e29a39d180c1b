import type { RemoteTable } from "../remoteData.ts";
import type { Submission } from "../submission.ts";
import type { PromotionBody } from "./events.ts";

export type PromoState = {
  readonly lists: RemoteTable<readonly PromotionBody[]>;
  readonly promotions: RemoteTable<PromotionBody>;
  /** Joins of this player during this visit, by `joinKey`; `sent` also if they had already joined. */
  readonly joins: Readonly<Record<string, Submission>>;
};

export const initial: PromoState = { lists: {}, promotions: {}, joins: {} };

/** The prefix keeps keys apart from properties that every object inherits. */
export const joinKey = (promotionId: string): string => `id=${promotionId}`;
