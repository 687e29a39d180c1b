import { loweredStake } from "../../../events/coupon/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { useMoney } from "../../hooks/useMoney.ts";
import { usePrepaidSum } from "./PrepaidChoice.tsx";
import { useCouponDetails } from "./useCouponDetails.ts";

/** Beside the place button: that the amount is lowered, and what of it is paid in advance; else nothing. */
export function usePlacedSum(iso: string): { readonly note?: string } {
  const t = useTranslation();
  const money = useMoney(iso);
  const most = loweredStake(useCouponDetails());
  const prepaid = usePrepaidSum();
  const lowered = most === null ? undefined : t("placement.lowered", { amount: money(most) });
  const note = [lowered, prepaid].filter(Boolean).join(" ");
  return note === "" ? {} : { note };
}
