import { apps } from "../domains/apps.ts";
import { content } from "../domains/content.ts";
import { historyOrders } from "../domains/historyOrders.ts";
import { promo } from "../domains/promo.ts";
import { promoCodes } from "../domains/promoCodes.ts";
import { support } from "../domains/support.ts";

/** Pages with text from the server, promotions, promo codes, support. Their epics start in this order. */
export const contentChunk = [content, support, promo, historyOrders, promoCodes, apps] as const;
