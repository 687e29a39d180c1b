import type { RemoteTable } from "../remoteData.ts";
import type { CallError } from "../define.ts";
import type { PromotionBody } from "./events.ts";

/** How it stands with taking part; somebody who already does is `joined` as well. */
export type Join =
  | { readonly tag: "sending" | "joined" }
  | { readonly tag: "failed"; readonly error: CallError };

export type PromoState = {
  readonly lists: RemoteTable<readonly PromotionBody[]>;
  readonly promotions: RemoteTable<PromotionBody>;
  /** By `joinKey`; of this player and visit. */
  readonly joins: Readonly<Record<string, Join>>;
};

export const initial: PromoState = { lists: {}, promotions: {}, joins: {} };

/** Never a name that every object has. */
export const joinKey = (promotionId: string): string => `id=${promotionId}`;
