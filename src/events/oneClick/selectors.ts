import type { DataOf } from "../define.ts";
import type { SessionClosed } from "../session/events.ts";
import { hasArrived } from "../runtime/index.ts";
import { isPlacing } from "../coupon/index.ts";
import type { State } from "../index.ts";

/** The site has it and somebody is signed in; a switch that the config leaves out is off. [coupon-023] [layouts-012] */
export const isOneClickOffered = (state: State): boolean =>
  state.shell.config?.coupon?.isOneClickEnabled === true &&
  state.session.tag === "player" &&
  hasArrived(state, "oneClick");

/** A tap on a price places a bet; not before what places it has come. [coupon-023] */
export const isOneClickOn = (state: State): boolean =>
  state.oneClick.isActiveOneClick && hasArrived(state, "placement") && isOneClickOffered(state);

/** What a tap on the price of this outcome does: takes it out of the coupon, puts it in, bets on it, or nothing yet. */
export type PriceTap = "remove" | "add" | "bet" | "placing";

export function priceTap(state: State, outcomeId: number): PriceTap {
  const { coupon } = state;
  if (coupon.bets.some(({ market }) => market.id === outcomeId)) return "remove";
  if (coupon.oneClickBet?.market.id === outcomeId && isPlacing(coupon)) return "placing";
  return isOneClickOn(state) ? "bet" : "add";
}

/**
 * Whether one-click betting stays as it is when a session ends for this reason. The next person at this phone must not
 * bet with a tap that they think only picks a price; but a session that expired is usually opened again by the same
 * player, and at the start of a page nobody has signed out.
 */
export const isKeptAfter = (reason: DataOf<typeof SessionClosed>["reason"]): boolean =>
  reason === "start" || reason === "expired";
