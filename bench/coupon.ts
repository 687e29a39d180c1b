import type { Id } from "./world.ts";

export type Line = { readonly outcome: Id; readonly coef: number };
/** `stake` in minor units. */
export type Coupon = { readonly lines: readonly Line[]; readonly stake: number };

export type CouponEvent =
  | { readonly tag: "put"; readonly outcome: Id; readonly coef: number }
  | { readonly tag: "drop"; readonly outcome: Id }
  | { readonly tag: "stake"; readonly stake: number };

export const emptyCoupon: Coupon = { lines: [], stake: 0 };

/** The fold of the contenders that bring no way of their own to change an object. */
export function foldCoupon({ lines, stake }: Coupon, event: CouponEvent): Coupon {
  if (event.tag === "stake") return { lines, stake: event.stake };
  if (event.tag === "drop") {
    return { lines: lines.filter(({ outcome }) => outcome !== event.outcome), stake };
  }
  return { lines: [...lines, { outcome: event.outcome, coef: event.coef }], stake };
}

/** Possible win in minor units; one function, so that all contenders round alike. */
export function totalOf({ lines, stake }: Coupon): number {
  let product = lines.length === 0 ? 0 : 1;
  for (const line of lines) product *= line.coef;
  return Math.round(stake * product);
}
