import { TurnVipBet } from "../../../commands/placement/vip.ts";
import { isVipAvailable, stakeOf } from "../../../events/coupon/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { SwitchRow } from "../../components/ListRow.tsx";
import { useMoney } from "../../hooks/useMoney.ts";
import { useSend } from "../../hooks/useSend.ts";
import { useCouponDetails } from "./useCouponDetails.ts";

/** Switch: ask for an amount above the maximum. [coupon-032] [coupon-033] [coupon-034] [coupon-036] */
export function VipChoice() {
  const t = useTranslation();
  const send = useSend();
  const details = useCouponDetails();
  const { iso, max } = stakeOf(details);
  const money = useMoney(iso);
  if (!isVipAvailable(details)) return null;
  const isOn = details.coupon.isActiveVipBet;
  return (
    <SwitchRow
      title={t("coupon.vip")}
      about={
        isOn || max === null
          ? t("coupon.vipOn")
          : t("coupon.vipOff", { amount: money(max, "short") })
      }
      isOn={isOn}
      onToggle={() => send(TurnVipBet({ isOn: !isOn }))}
    />
  );
}
