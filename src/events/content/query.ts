import { appsResources } from "../apps/index.ts";
import type { State } from "../index.ts";
import { promoResources } from "../promo/index.ts";
import { queryAmong, type Resource } from "../resource.ts";
import { supportResources } from "../support/index.ts";
import { news, wholeResources } from "./resources.ts";

/** Everything that pages request by their address. */
export const resources: readonly Resource[] = [
  ...wholeResources,
  news,
  ...supportResources,
  ...promoResources,
  ...appsResources,
];

/**
 * What the current page requests; null where there is no content from the server, or only the player's own.
 */
export const queryOf = (state: State) => queryAmong(resources, state);
