import type { CouponDetails } from "../../../events/coupon/index.ts";
import { useSelect } from "../../hooks/useSelect.ts";

/**
 * The state that coupon decisions need. Selected part by part: a single selector would return a new object
 * each time.
 */
export function useCouponDetails(): CouponDetails {
  const account = useSelect((state) => state.account);
  const coupon = useSelect((state) => state.coupon);
  const limits = useSelect((state) => state.limits);
  const reality = useSelect((state) => state.reality);
  const session = useSelect((state) => state.session);
  const shell = useSelect((state) => state.shell);
  return { account, coupon, limits, reality, session, shell };
}
