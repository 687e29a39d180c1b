import { SetAmount } from "../../../commands/placement.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { QuickAmounts } from "../../components/MoneyStepper.tsx";
import { useMoney } from "../../hooks/useMoney.ts";
import { useSend } from "../../hooks/useSend.ts";
import { useStake } from "./useStake.ts";

/** Number of steps that one tap adds. */
const stepCounts = [2, 4, 20] as const;

/** Buttons that add an amount to the stake, and one for the maximum stake. */
export function QuickStakes(props: { onPage?: boolean | undefined }) {
  const t = useTranslation();
  const send = useSend();
  const { amount, iso, min, most, step } = useStake();
  const money = useMoney(iso);
  const set = (next: number) => send(SetAmount({ amount: next }));
  const adding = stepCounts.map((steps) => ({
    text: `+${money(steps * step, "short")}`,
    onPress: () => set(amount + steps * step),
  }));
  const maximum = {
    text: t("coupon.max", { amount: money(most ?? 0, "short") }),
    onPress: () => set(most ?? 0),
  };
  const hasMaximum = most !== null && most >= min && most > 0;
  return (
    <QuickAmounts amounts={hasMaximum ? [...adding, maximum] : adding} onPage={props.onPage} />
  );
}
