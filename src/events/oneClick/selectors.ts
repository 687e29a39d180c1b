import { isFeatureOn } from "../configGroups/index.ts";
import type { DataOf } from "../define.ts";
import type { SessionClosed } from "../session/events.ts";
import { hasArrived } from "../runtime/index.ts";
import { isPlacing } from "../coupon/index.ts";
import type { State } from "../index.ts";

/**
 * The site offers it and a player is signed in; a switch missing in the config is off. [coupon-023]
 * [layouts-012]
 */
export const isOneClickOffered = (state: State): boolean =>
  isFeatureOn(state, "oneClickBetting") &&
  state.session.tag === "player" &&
  hasArrived(state, "oneClick");

/** Whether a tap on a price places a bet; not before the placement domain has loaded. [coupon-023] */
export const isOneClickOn = (state: State): boolean =>
  state.oneClick.isActiveOneClick && hasArrived(state, "placement") && isOneClickOffered(state);

/**
 * Effect of a tap on a price: removes it from the coupon, adds it, bets on it, or none while that bet is
 * placed.
 */
export type PriceTap = "remove" | "add" | "bet" | "placing";

export function priceTap(state: State, outcomeId: number): PriceTap {
  const { coupon } = state;
  if (coupon.bets.some(({ market }) => market.id === outcomeId)) return "remove";
  if (coupon.oneClickBet?.market.id === outcomeId && isPlacing(coupon)) return "placing";
  return isOneClickOn(state) ? "bet" : "add";
}

/**
 * Whether one-click betting keeps its setting when a session ends for this reason. The next person to use
 * this device must not place a bet with a tap meant to pick a price. But an expired session is usually
 * reopened by the same player, and at page start no player has signed out.
 */
export const isKeptAfter = (reason: DataOf<typeof SessionClosed>["reason"]): boolean =>
  reason === "start" || reason === "expired";
