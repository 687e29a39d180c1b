export { promoResources, promotion, promotions } from "./resources.ts";
export { joinKey } from "./state.ts";
