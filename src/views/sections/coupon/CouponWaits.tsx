import { LoadCoupon } from "../../../commands/coupon.ts";
import { ErrorBlock } from "../../components/ErrorBlock.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { CouponSkeleton } from "./CouponSkeleton.tsx";

/** While the coupon loads; if that failed, a control that tries again. [coupon-050] */
export function CouponWaits() {
  const send = useSend();
  const missing = useSelect(({ runtime }) => runtime.missing.coupon);
  if (missing === undefined) return <CouponSkeleton />;
  return <ErrorBlock isBusy={!missing} onRefresh={() => send(LoadCoupon({}))} />;
}
