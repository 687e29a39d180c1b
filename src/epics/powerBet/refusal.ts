import type { Draft } from "../../events/define.ts";
import type { State } from "../../events/index.ts";
import { NotificationShown } from "../../events/notifications/events.ts";
import { ownPowerBets, powerBetCouponId, type SentPowerBet } from "../../events/powerBet/index.ts";

/**
 * Tells a player who has left the page of the power bet that it was not placed; that page says so itself. An answer may also
 * come once its player has left: it is nobody else's business. `message`: the server's word for the player.
 */
export function noticeOfRefusal(
  state: State,
  bet: SentPowerBet,
  message: string | undefined,
): readonly Draft[] {
  const { couponId, currencyIso: iso, amount } = bet.wish;
  if (powerBetCouponId(state) === couponId || !ownPowerBets(state).includes(bet)) return [];
  return [
    NotificationShown({
      id: `power-bet-refused-${couponId}`,
      status: "warning",
      variant: "default",
      text: "powerBetRefused",
      action: "none",
      values: { couponId, amount, iso, message: message ?? "" },
    }),
  ];
}
