import { Band } from "../../components/Band.tsx";
import { Loading, MatchRowSkeleton } from "../../components/Skeleton.tsx";
import { useSelect } from "../../hooks/useSelect.ts";

/** Placeholder for the bets and their actions while these load. */
export function CouponSkeleton() {
  const count = useSelect(({ coupon }) => coupon.bets.length);
  return (
    <Band>
      <Loading>
        <MatchRowSkeleton rows={Math.min(Math.max(count, 1), 6)} />
      </Loading>
    </Band>
  );
}
