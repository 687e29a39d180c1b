import { TurnPrepaid } from "../../../commands/placement/prepaid.ts";
import {
  type CouponDetails,
  isPrepaidRefused,
  mostPrepaid,
  notEnoughMoney,
  placedStake,
  stakeOf,
  toldOf,
} from "../../../events/coupon/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Button } from "../../components/Button.tsx";
import { useMoney } from "../../hooks/useMoney.ts";
import { useSend } from "../../hooks/useSend.ts";
import { useCouponDetails } from "./useCouponDetails.ts";

/** Less can be paid in advance than the coupon asked for. */
const isShort = ({ coupon }: CouponDetails): boolean =>
  coupon.placement.tag === "refused" &&
  coupon.placement.code === notEnoughMoney &&
  coupon.oneClickBet === null &&
  isPrepaidRefused(coupon);

/** How much that is; null: this is not why the bet was refused. */
export function usePrepaidRefusal(): string | null {
  const t = useTranslation();
  const details = useCouponDetails();
  const money = useMoney(stakeOf(details).iso);
  const most = mostPrepaid(details);
  if (!isShort(details)) return null;
  if (toldOf(details)?.tag !== "told") return t("prepaid.refusedLess");
  return most > 0 ? t("prepaid.refused", { amount: money(most) }) : t("prepaid.refusedNone");
}

/** One tap back to the coupon with as much in advance as is possible now. */
export function PrepaidRemedy() {
  const t = useTranslation();
  const send = useSend();
  const details = useCouponDetails();
  const money = useMoney(stakeOf(details).iso);
  // As long as the server has not said how much, less is a guess.
  const isKnown = toldOf(details)?.tag === "told";
  const most = isKnown ? Math.min(mostPrepaid(details), placedStake(details)) : 0;
  if (!isShort(details)) return null;
  return (
    <Button size="sm" onPress={() => send(TurnPrepaid({ isOn: most > 0 }))}>
      {most > 0 ? t("prepaid.useNow", { amount: money(most) }) : t("prepaid.useNone")}
    </Button>
  );
}
