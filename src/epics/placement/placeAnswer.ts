import { CouponPlaced } from "../../events/coupon/events.ts";
import type { OpenBet } from "../../events/coupon/index.ts";
import type { CallError, Draft } from "../../events/define.ts";
import {
  CouponPending,
  CouponRejected,
  PlacementUnknown,
  type PlaceResult,
} from "../../events/placement/events.ts";
import { PlacementDeferred } from "../../events/placement/openEvents.ts";
import type { Deps } from "../epic.ts";
import { placeParameter } from "./placeCheck.ts";

/** Refusals of a bet have these codes and status 409 (contract, "Errors"). */
const betRefusals = { from: 2_001, to: 2_999 } as const;

/**
 * The refusal of a first request is certain if the server itself answered with a 4xx. Once a request may have
 * arrived, only an answer about the bet itself is certain: a check that rejects the repeat has not looked for
 * the bet.
 */
export function isCertainRefusal(
  { tag, status = 0, code = 0 }: CallError,
  isInDoubt: boolean,
): boolean {
  if (tag !== "http") return false;
  if (isInDoubt) return status === 409 && code >= betRefusals.from && code <= betRefusals.to;
  return status >= 400 && status < 500 && status !== 408 && status !== 425 && status !== 429;
}

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
export function eventOf(deps: Deps, key: string, accountId: number, result: PlaceResult): Draft {
  const { state, couponId, coef = 0, amount = 0, possibleWin = 0, balance = null } = result;
  const told = result.message === undefined ? {} : { message: result.message };
  if (state === "accepted" && couponId !== null) {
    return CouponPlaced({ key, couponId, accountId, coef, amount, possibleWin, balance, ...told });
  }
  if (state === "rejected") {
    const { code = 0, bets = [] } = result;
    return rejected(key, { code, changed: bets, ...told });
  }
  const waitMs = result.checkAfterMs ?? placeParameter("pendingMs", deps.state());
  const { requestId } = result;
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
