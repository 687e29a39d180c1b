import { CouponPlaced } from "../../events/coupon/events.ts";
import type { OpenBet } from "../../events/coupon/index.ts";
import type { CallError, Draft } from "../../events/define.ts";
import {
  CouponPending,
  CouponRejected,
  PlacementLost,
  PlacementUnknown,
  type PlaceResult,
} from "../../events/placement/events.ts";
import type { CouponToPlace } from "../../events/placement/couponToPlace.ts";
import { openBet } from "../../events/placement/openBets.ts";
import { PlacementDeferred } from "../../events/placement/openEvents.ts";
import type { Deps } from "../epic.ts";
import { isFresh } from "../rules/sentOnce.ts";
import { PLACE_CHECK, pendingMs } from "./placeCheck.ts";

/** A request that was not taken is sent later; after any other failure the bet may have been placed. */
export function askLater(
  { key, isInDoubt }: OpenBet,
  again: { readonly tries: number; readonly askAt: number },
  error: CallError,
): Draft {
  const isNotTaken = error.tag === "http" && error.status === 429 && !isInDoubt;
  return isNotTaken ? PlacementDeferred({ key, ...again }) : PlacementUnknown({ key, ...again });
}

/** What the result of a placement says about the bet with this key. */
export function eventOf(deps: Deps, key: string, sent: CouponToPlace, result: PlaceResult): Draft {
  const { state, couponId, possibleWin = null, balance = null } = result;
  const told = result.message === undefined ? {} : { message: result.message };
  if (state === "accepted" && couponId !== null) {
    const { accountId } = sent;
    // Accepted without another price or amount: at those that were asked for.
    const { coef = sent.coef, amount = sent.amount } = result;
    return CouponPlaced({ key, couponId, accountId, coef, amount, possibleWin, balance, ...told });
  }
  if (state === "rejected") {
    const { code = 0, bets = [] } = result;
    return rejected(key, { code, changed: bets, ...told });
  }
  // Undecided, or accepted without a number, for longer than anybody waits: the player has to want to know.
  const bet = openBet(deps.state().coupon, key);
  if (bet !== undefined && !isFresh(PLACE_CHECK, bet.sentAt, deps)) return PlacementLost({ key });
  const { requestId, checkAfterMs } = result;
  const waitMs = pendingMs(deps.state(), checkAfterMs);
  return CouponPending({ key, requestId, checkAt: deps.clock.now() + waitMs });
}

export const rejected = (
  key: string,
  { code = 0, message, changed = [] }: Pick<CallError, "code" | "message" | "changed">,
) =>
  CouponRejected({
    key,
    code,
    changed: changed.map(({ marketId, coef, isBlocked }) => ({ betId: marketId, coef, isBlocked })),
    ...(message === undefined || message === "" ? {} : { message }),
  });
