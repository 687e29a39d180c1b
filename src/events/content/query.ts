import { appsResources } from "../apps/index.ts";
import type { State } from "../index.ts";
import { promoResources } from "../promo/index.ts";
import { queryAmong, type Resource } from "../resource.ts";
import { supportResources } from "../support/index.ts";
import { news, wholeResources } from "./resources.ts";

/** All that a page asks for by its address. */
export const resources: readonly Resource[] = [
  ...wholeResources,
  news,
  ...supportResources,
  ...promoResources,
  ...appsResources,
];

/** What the present page asks for; null where there is no text, or only the player's own. */
export const queryOf = (state: State) => queryAmong(resources, state);
