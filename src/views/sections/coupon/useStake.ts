import { type Stake, isSingles, sharedStakeOf, stakeOf } from "../../../events/coupon/index.ts";
import { useCouponDetails } from "./useCouponDetails.ts";

/** The stake of the coupon, or the one that all singles of a set share. */
export function useStake(): Stake {
  const details = useCouponDetails();
  return isSingles(details.coupon) ? sharedStakeOf(details) : stakeOf(details);
}
