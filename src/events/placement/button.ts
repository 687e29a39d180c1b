import { type NextAction, nextAction } from "./nextAction.ts";
import { type CouponDetails, type CouponState, stakeOf } from "../coupon/index.ts";

/** A thumb already moving when the label changes meant the old label. */
const labelRestMs = 400;

/** What the coupon's button says; `stake` is what it would place unless the player has chosen an amount themselves. */
export type Label = { readonly says: string; readonly stake: number | null };

/** Null while there is no button, and for what becomes of a bet by a tap, which has its own place. */
export function labelOf(state: CouponDetails): Label | null {
  const { bets, oneClickBet, placement } = state.coupon;
  if (oneClickBet !== null && placement.tag !== "editing") return null;
  if (placement.tag === "accepted" || placement.tag === "lost")
    return { says: placement.tag, stake: null };
  return bets.length === 0 ? null : labelOfAction(state, nextAction(state));
}

function labelOfAction(state: CouponDetails, action: NextAction): Label {
  switch (action.tag) {
    case "remove_locked":
      return { says: `${action.tag} ${action.count}`, stake: null };
    case "stake":
      return { says: `${action.tag} ${action.amount}`, stake: null };
    case "place":
    case "place_another":
    case "accept_place": {
      const { amount, isChosen } = stakeOf(state);
      return { says: action.tag, stake: isChosen ? null : amount };
    }
    default:
      return { says: action.tag, stake: null };
  }
}

/** The same to the player; that they have chosen a stake is their own doing and surprises nobody. */
export const isSameLabel = (before: Label | null, after: Label | null): boolean =>
  before?.says === after?.says &&
  (after === null || after.stake === null || after.stake === before?.stake);

/** Whether a tap at this instant (Unix ms) may have been meant for what the button said before. */
export function isTooSoon({ button: { changedAt } }: CouponState, now: number): boolean {
  // A clock that was set back must not refuse taps until it has caught up.
  return changedAt !== null && Math.abs(now - changedAt) < labelRestMs;
}
