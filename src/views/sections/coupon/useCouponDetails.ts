import type { CouponDetails } from "../../../events/coupon/index.ts";
import { useSelect } from "../../hooks/useSelect.ts";

/** What the coupon is decided by, each part for itself: together they would be new at every look. */
export function useCouponDetails(): CouponDetails {
  const account = useSelect((state) => state.account);
  const coupon = useSelect((state) => state.coupon);
  const limits = useSelect((state) => state.limits);
  const session = useSelect((state) => state.session);
  const shell = useSelect((state) => state.shell);
  return { account, coupon, limits, session, shell };
}
