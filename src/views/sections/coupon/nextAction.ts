import type { Account } from "../../../events/account/account.ts";
import { lockedBets, movedBets, obstacles } from "../../../events/coupon/selectors.ts";
import type { Intent } from "../../../events/coupon/intent.ts";
import { type CouponState, isPlacing } from "../../../events/coupon/state.ts";
import type { PlayClosed } from "../../../events/limits/selectors.ts";
import type { SessionState } from "../../../events/session/state.ts";
import { needsConsent } from "./oddsConsent.ts";
import type { Stake } from "./stake.ts";

/** The next useful thing the coupon can do. */
export type NextAction =
  | { readonly tag: "placing" }
  /** Who the player is, or what is on the account, is not known yet. */
  | { readonly tag: "opening" }
  | { readonly tag: "remove_locked"; readonly count: number }
  | { readonly tag: "log_in" }
  /** A limit of the player's stands against the bet. */
  | { readonly tag: "closed"; readonly by: PlayClosed }
  /** An amount that can be staked, in place of one that cannot. */
  | { readonly tag: "stake"; readonly amount: number }
  /** The balance is below the least stake. */
  | { readonly tag: "no_money" }
  /** The very bet that has no answer: it is not placed a second time. */
  | { readonly tag: "ask_again" }
  /** A bet of hers has no answer, and this is another one. */
  | { readonly tag: "place_another" }
  | { readonly tag: "accept_place" }
  | { readonly tag: "place" };

export function nextAction(
  coupon: CouponState,
  session: SessionState["tag"],
  account: Account | null,
  stake: Stake,
  intent: Intent,
  closed: PlayClosed | null,
): NextAction {
  if (isPlacing(coupon)) return { tag: "placing" };
  if (intent === "same") return { tag: "ask_again" };
  const found = obstacles(coupon, session === "player", account);
  if (found.includes("coupon_locked")) {
    return { tag: "remove_locked", count: lockedBets(coupon).length };
  }
  if (session === "unknown" || found.includes("no_account")) return { tag: "opening" };
  if (found.includes("sign_in_needed")) return { tag: "log_in" };
  if (closed !== null) return { tag: "closed", by: closed };
  if (found.length > 0) return possibleStake(stake);
  if (intent === "another") return { tag: "place_another" };
  const isAsked = movedBets(coupon).some((view) => needsConsent(view, coupon.changeCoefAction));
  return { tag: isAsked ? "accept_place" : "place" };
}

function possibleStake({ amount, initial, min, most }: Stake): NextAction {
  const wanted = amount > 0 ? amount : initial;
  const nearest = Math.min(Math.max(wanted, min), most ?? wanted);
  return nearest >= min && nearest > 0 ? { tag: "stake", amount: nearest } : { tag: "no_money" };
}
