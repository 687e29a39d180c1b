import { SetAmount } from "../../../commands/placement.ts";
import { blockages } from "../../../events/placement/index.ts";
import {
  couponAccount,
  hasBlocks,
  isSingles,
  isSystem,
  settingsOf,
} from "../../../events/coupon/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { FixedAmount } from "../../components/MoneyStepper.tsx";
import { useMoney } from "../../hooks/useMoney.ts";
import { useSend } from "../../hooks/useSend.ts";
import { amountRows } from "./Blockages.tsx";
import { StakeStepper } from "./StakeStepper.tsx";
import { useCouponDetails } from "./useCouponDetails.ts";
import { useStake } from "./useStake.ts";

/** The stake; what is wrong with it is said above it. One that a promo code pays is fixed. */
export function StakeField(props: { hasBalance?: boolean | undefined }) {
  const t = useTranslation();
  const send = useSend();
  const details = useCouponDetails();
  const { amount, isFree, iso, min, most, step } = useStake();
  const isSet = isSingles(details.coupon);
  const isSplit = hasBlocks(details.coupon);
  const money = useMoney(iso);
  const { isBalanceShown } = settingsOf(details.coupon);
  const balance = isBalanceShown ? couponAccount(details)?.money : undefined;
  const hint = isSet
    ? t("coupon.forEach")
    : isSplit
      ? t("coupon.blocksForEach")
      : isSystem(details.coupon) && props.hasBalance !== true && min === 0
        ? t("coupon.forAll")
        : props.hasBalance === true && balance !== undefined
          ? t("coupon.ofBalance", { balance: money(balance) })
          : min > 0
            ? t("coupon.min", { amount: money(min) })
            : undefined;
  if (isFree)
    return (
      <FixedAmount name={t("coupon.amount")} shown={money(amount)} hint={t("couponPromo.byCode")} />
    );
  return (
    <StakeStepper
      iso={iso}
      amount={amount}
      step={step}
      min={min}
      most={most}
      hint={hint}
      errorIds={amountRows(blockages(details))}
      onChange={(next) => send(SetAmount({ amount: next }))}
    />
  );
}
