import { ownSales, type Sale } from "../../events/cashOut/index.ts";
import type { Draft } from "../../events/define.ts";
import type { State } from "../../events/index.ts";
import { NotificationShown } from "../../events/notifications/events.ts";

/**
 * Tells a player who has closed the sheet, or loaded the page anew, that the sale was refused; the open sheet says so itself.
 * An answer may also come once its player has left: it is nobody else's business.
 */
export function noticeOfRefusal(state: State, sale: Sale): readonly Draft[] {
  const { couponId, currencyIso: iso, amount, mode } = sale.wish;
  if (state.cashOut.shown?.couponId === couponId || !ownSales(state).includes(sale)) return [];
  return [
    NotificationShown({
      id: `cash-out-refused-${couponId}`,
      status: "warning",
      variant: "default",
      text: "cashOutRefused",
      action: "none",
      values: { couponId, amount, iso, mode },
    }),
  ];
}
