import { type NextAction, nextAction } from "./nextAction.ts";
import { obstacles } from "./obstacles.ts";
import {
  type CouponDetails,
  type CouponState,
  isSingles,
  loweredStake,
  openSingles,
  placedStake,
  stakeOf,
} from "../coupon/index.ts";

/** A tap this soon after the label changed was meant for the old label. */
const minLabelMs = 400;

/**
 * Label of the coupon's button, with what else prevents placing, listed above it: when one of these goes, the others move.
 * `stake`: the amount it would place; null if the player chose the amount.
 */
export type Label = { readonly says: string; readonly stake: number | null };

/** Null while there is no button, and while a one-click bet is reported on, which is shown elsewhere. */
export function labelOf(state: CouponDetails): Label | null {
  const { bets, oneClickBet, placement } = state.coupon;
  if (oneClickBet !== null && placement.tag !== "editing") return null;
  if (["accepted", "lost", "singlesAnswered"].includes(placement.tag))
    return { says: placement.tag, stake: null };
  if (bets.length === 0) return null;
  const label = labelOfAction(state, nextAction(state));
  const [, ...others] = obstacles(state).map(({ code }) => code);
  return others.length === 0 ? label : { ...label, says: [label.says, ...others].join(" ") };
}

function labelOfAction(state: CouponDetails, action: NextAction): Label {
  switch (action.tag) {
    case "remove_locked":
      return { says: `${action.tag} ${action.count}`, stake: null };
    case "join_block":
      return { says: `${action.tag} ${action.block.blockId}`, stake: null };
    case "fit_amounts":
      return { says: `${action.tag} ${action.total}`, stake: null };
    case "stake":
      return { says: `${action.tag} ${action.amount}`, stake: null };
    case "place":
    case "place_another":
    case "accept_place": {
      const { isChosen } = stakeOf(state);
      const amount = placedStake(state);
      const count = isSingles(state.coupon) ? ` ${openSingles(state).length}` : "";
      const lowered = loweredStake(state);
      const most = lowered === null ? "" : ` most ${lowered}`;
      return { says: `${action.tag}${count}${most}`, stake: isChosen ? null : amount };
    }
    default:
      return { says: action.tag, stake: null };
  }
}

/**
 * Whether two labels mean the same to the player. A stake that they have just chosen is no surprise to them.
 */
export const isSameLabel = (before: Label | null, after: Label | null): boolean =>
  before?.says === after?.says &&
  (after === null || after.stake === null || after.stake === before?.stake);

/** Whether a tap at `now` (Unix ms) may have been meant for the previous label. */
export function isTooSoon({ button: { changedAt } }: CouponState, now: number): boolean {
  // After the clock was set back, taps must not be refused until it has caught up.
  return changedAt !== null && Math.abs(now - changedAt) < minLabelMs;
}
