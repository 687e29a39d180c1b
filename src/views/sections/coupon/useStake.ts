import { type Stake, stakeOf } from "../../../events/coupon/index.ts";
import { useCouponFacts } from "./useCouponFacts.ts";

export const useStake = (): Stake => stakeOf(useCouponFacts());
