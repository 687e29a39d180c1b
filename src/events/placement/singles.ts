import type { CouponState, OpenBet, SingleResult } from "../coupon/index.ts";

/** How far an open single is. `waiting`: not taken for now, sent again later; `lost`: no longer asked about. */
export type SingleProgress = "sending" | "waiting" | "pending" | "unknown" | "elsewhere" | "lost";

export function progressOf({
  ask,
  found,
  isAside,
  isInDoubt,
  requestId,
  tries,
}: OpenBet): SingleProgress {
  if (isAside) return "lost";
  if (requestId !== null && tries === 0) return "pending";
  if (found?.isElsewhere === true) return "elsewhere";
  if (isInDoubt) return "unknown";
  return ask === null ? "sending" : "waiting";
}

/** The open bets that were sent in one request, in their order there. */
export const membersOf = ({ open }: CouponState, setKey: string): readonly OpenBet[] =>
  open
    .filter(({ set }) => set?.key === setKey)
    .toSorted((a, b) => (a.set?.index ?? 0) - (b.set?.index ?? 0));

/** The request can be repeated only as a whole: under its key another body would be another request. */
export const isWholeSet = (members: readonly OpenBet[]): boolean =>
  members.length > 0 && members.length === members[0]?.set?.size;

/** A single that has no answer yet, and its open bet. */
export type UnansweredSingle = { readonly single: SingleResult; readonly bet: OpenBet };

export const unansweredSingles = (coupon: CouponState): readonly UnansweredSingle[] =>
  coupon.singlesResultCoupons.flatMap((single) => {
    const bet = coupon.open.find(({ key }) => key === single.key);
    return single.answer === null && bet !== undefined ? [{ single, bet }] : [];
  });

/** The player may go on with the coupon: no request that was just sent and no delay of a live bet is awaited. */
export const canLeaveSingles = (coupon: CouponState): boolean =>
  unansweredSingles(coupon).every(({ bet }) =>
    ["waiting", "unknown", "lost"].includes(progressOf(bet)),
  );
