import { useSelect } from "../../hooks/useSelect.ts";
import { Messages } from "../../notifications/Messages.tsx";

/** Messages in the coupon's own foot; none while a bet is placed, for undo would come too late. */
export function CouponMessages() {
  const isEditing = useSelect(({ coupon }) => coupon.placement.tag === "editing");
  return isEditing && <Messages />;
}
