import { SetAmount } from "../../../commands/placement.ts";
import { settingsOf } from "../../../events/coupon/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { QuickAmounts } from "../../components/MoneyStepper.tsx";
import { useMoney } from "../../hooks/useMoney.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { useStake } from "./useStake.ts";

/** Number of steps that one tap adds. */
const stepCounts = [2, 4, 20] as const;

/** Buttons that add an amount to the stake, and one for the maximum stake; none where a promo code pays. */
export function QuickStakes(props: { onPage?: boolean | undefined }) {
  const t = useTranslation();
  const send = useSend();
  const { amount, isFree, isMaxKnown, iso, min, most, step } = useStake();
  const money = useMoney(iso);
  const isBalanceShown = useSelect(({ coupon }) => settingsOf(coupon).isBalanceShown);
  const set = (next: number) => send(SetAmount({ amount: next }));
  const adding = stepCounts.map((steps) => ({
    text: `+${money(steps * step, "short")}`,
    onPress: () => set(amount + steps * step),
  }));
  const maximum = {
    // It may be the balance. That of other picks is not stated.
    text:
      isBalanceShown && isMaxKnown
        ? t("coupon.max", { amount: money(most ?? 0, "short") })
        : t("placement.max"),
    isDisabled: !isMaxKnown,
    onPress: () => set(most ?? 0),
  };
  const hasMaximum = most !== null && most >= min && most > 0;
  if (isFree) return null;
  return (
    <QuickAmounts amounts={hasMaximum ? [...adding, maximum] : adding} onPage={props.onPage} />
  );
}
