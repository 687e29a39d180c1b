import type { Endpoint } from "../request.ts";
import { historyOrderEndpoints } from "./historyOrders.ts";
import { pageEndpoints } from "./information.ts";
import { promoEndpoints } from "./promo.ts";
import { promoCodeEndpoints } from "./promoCodes.ts";
import { supportEndpoints } from "./support.ts";

/**
 * Calls of pages whose text the server keeps: information, rules, news, promotions, support, by the contract's paths;
 * they load with it.
 */
export const contentEndpoints: readonly Endpoint[] = [
  ...pageEndpoints,
  ...supportEndpoints,
  ...promoEndpoints,
  ...promoCodeEndpoints,
  ...historyOrderEndpoints,
];
