import {
  type Stake,
  hasBlocks,
  isSingles,
  sharedBlockStake,
  sharedStakeOf,
  stakeOf,
} from "../../../events/coupon/index.ts";
import { useCouponDetails } from "./useCouponDetails.ts";

/** The stake of the coupon, or the one that all singles of a set or all blocks of a system share. */
export function useStake(): Stake {
  const details = useCouponDetails();
  if (hasBlocks(details.coupon)) return sharedBlockStake(details);
  return isSingles(details.coupon) ? sharedStakeOf(details) : stakeOf(details);
}
