import { SetAmount } from "../../../commands/placement.ts";
import { obstacles } from "../../../events/placement/index.ts";
import {
  couponAccount,
  hasBlocks,
  isSingles,
  isSystem,
  settingsOf,
  stakeOf,
} from "../../../events/coupon/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { FixedAmount } from "../../components/MoneyStepper.tsx";
import { useMoney } from "../../hooks/useMoney.ts";
import { useSend } from "../../hooks/useSend.ts";
import { useSingleWagerText } from "../../limits/useClosedText.ts";
import { StakeStepper } from "./StakeStepper.tsx";
import { useCouponDetails } from "./useCouponDetails.ts";
import { useStake } from "./useStake.ts";

/** The stake, with all its errors at once; one that a promo code pays is fixed. */
export function StakeField(props: { hasBalance?: boolean | undefined }) {
  const t = useTranslation();
  const send = useSend();
  const details = useCouponDetails();
  const { amount, isFree, iso, min, most, step } = useStake();
  const isSet = isSingles(details.coupon);
  const isSplit = hasBlocks(details.coupon);
  const money = useMoney(iso);
  const errors = useStakeErrors(money);
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
      error={errors.length === 0 ? undefined : errors.join(" ")}
      onChange={(next) => send(SetAmount({ amount: next }))}
    />
  );
}

function useStakeErrors(money: (amount: number) => string): readonly string[] {
  const t = useTranslation();
  const details = useCouponDetails();
  const { max, min } = stakeOf(details);
  const account = couponAccount(details);
  const wager = useSingleWagerText(account?.iso ?? "");
  const currentObstacles = obstacles(details);
  const errors: string[] = [];
  // The bounds of a single or of a block are said beside it.
  const isSet = isSingles(details.coupon) || hasBlocks(details.coupon);
  if (!isSet && currentObstacles.includes("amount_below_minimum")) {
    errors.push(t("coupon.belowMin", { amount: money(min) }));
  }
  if (!isSet && currentObstacles.includes("amount_above_maximum") && max !== null) {
    errors.push(t("coupon.aboveMax", { amount: money(max) }));
  }
  // Said for a set, too: it has none beside its parts.
  if (currentObstacles.includes("amount_above_single_wager")) errors.push(wager ?? "");
  if (currentObstacles.includes("not_enough_money") && account !== null) {
    errors.push(t("coupon.aboveBalance", { amount: money(account.money) }));
  }
  return errors;
}
