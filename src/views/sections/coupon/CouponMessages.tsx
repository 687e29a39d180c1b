import { useSelect } from "../../hooks/useSelect.ts";
import { Messages } from "../../notifications/Messages.tsx";

/** Messages in the coupon's own footer; none while a bet is being placed, as undo would be too late. */
export function CouponMessages() {
  const isEditing = useSelect(({ coupon }) =>
    ["editing", "singlesAnswered"].includes(coupon.placement.tag),
  );
  return isEditing && <Messages />;
}
