import { type CouponDetails, isPlacing, withoutCode } from "../coupon/index.ts";
import { betsToRemove } from "./dependent.ts";
import { actionFor, type NextAction, nextAction } from "./nextAction.ts";
import { type Obstacle, obstacles } from "./obstacles.ts";
import { possibleStakes } from "./possibleStakes.ts";

/** Something that prevents placing now, with what one tap does about it; null: it can only be waited for. */
export type Blockage = { readonly obstacle: Obstacle; readonly remedy: NextAction | null };

/**
 * Everything that prevents placing now; what the player can put right comes first. None while there is nothing to place, or it
 * is being placed.
 */
export const blockages = (state: CouponDetails): readonly Blockage[] =>
  state.coupon.bets.length === 0 || isPlacing(state.coupon)
    ? []
    : obstacles(state).map((obstacle) => ({ obstacle, remedy: remedyOf(state, obstacle) }));

type ActionOf<Tag extends NextAction["tag"]> = Extract<NextAction, { readonly tag: Tag }>;

/** The action of this kind that the coupon offers now, by its button or as a remedy; undefined: none. */
export function offeredAction<Tag extends NextAction["tag"]>(
  state: CouponDetails,
  tag: Tag,
): ActionOf<Tag> | undefined {
  const remedies = blockages(state).flatMap(({ remedy }) => remedy ?? []);
  const isOfTag = (action: NextAction): action is ActionOf<Tag> => action.tag === tag;
  return [nextAction(state), ...remedies].find(isOfTag);
}

const waits: ReadonlySet<NextAction["tag"]> = new Set([
  "awaiting_prices",
  "opening",
  "checking_promo",
  "pricing",
  "topping_up",
]);

function remedyOf(state: CouponDetails, obstacle: Obstacle): NextAction | null {
  const action = ownAction(state, obstacle);
  return waits.has(action.tag) ? null : action;
}

/** What the button does puts right as much as it can; a remedy, what it belongs to. */
function ownAction(state: CouponDetails, obstacle: Obstacle): NextAction {
  const action = actionFor(state, obstacle);
  switch (obstacle.code) {
    case "coupon_locked":
      return {
        tag: "remove_locked",
        count: betsToRemove(state.coupon, obstacle.lock).length,
        lock: obstacle.lock,
      };
    case "amount_missing":
    case "amount_below_minimum":
    case "amount_above_maximum":
    case "amount_above_single_wager":
      // An amount can be within its bounds and still be more than the account has, which is another obstacle.
      return isOfStake(action) ? action : (possibleStakes(withoutCode(state), false) ?? action);
    default:
      return action;
  }
}

const isOfStake = ({ tag }: NextAction): boolean => tag === "stake" || tag === "fit_amounts";
