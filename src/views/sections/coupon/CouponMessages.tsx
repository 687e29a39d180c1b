import { useSelect } from "../../hooks/useSelect.ts";
import { Messages } from "../../notifications/Messages.tsx";

/** Messages in the coupon's own footer; none while a bet is being placed, as undo would be too late. */
export function CouponMessages() {
  const isEditing = useSelect(({ coupon }) => coupon.placement.tag === "editing");
  return isEditing && <Messages />;
}
