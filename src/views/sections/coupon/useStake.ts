import { type Stake, stakeOf } from "../../../events/coupon/index.ts";
import { useCouponDetails } from "./useCouponDetails.ts";

export const useStake = (): Stake => stakeOf(useCouponDetails());
