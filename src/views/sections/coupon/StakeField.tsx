import { SetAmount } from "../../../commands/place.ts";
import { activeAccount } from "../../../events/account/state.ts";
import { obstacles } from "../../../events/coupon/selectors.ts";
import { useWords } from "../../../infra/i18n.ts";
import { MoneyStepper } from "../../components/MoneyStepper.tsx";
import { amountOf, minorOf } from "../../format/money.ts";
import { useMoney } from "../../hooks/useMoney.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { useStake } from "./useStake.ts";

/** How much is staked, with all that is wrong with it at once. */
export function StakeField(props: { hasBalance?: boolean | undefined }) {
  const words = useWords();
  const send = useSend();
  const { amount, iso, min, most, step } = useStake();
  const money = useMoney(iso);
  const errors = useStakeErrors(money);
  const balance = useSelect(({ account }) => activeAccount(account)?.money);
  const hint =
    props.hasBalance === true && balance !== undefined
      ? words("coupon.ofBalance", { balance: money(balance) })
      : min > 0
        ? words("coupon.min", { amount: money(min) })
        : undefined;
  return (
    <MoneyStepper
      minor={minorOf(amount)}
      shown={money(amount)}
      stepMinor={minorOf(step)}
      shownStep={money(step, "short")}
      minMinor={minorOf(min)}
      maxMinor={most === null ? undefined : minorOf(most)}
      hint={hint}
      error={errors.length === 0 ? undefined : errors.join(" ")}
      onChange={(minor) => send(SetAmount({ amount: amountOf(minor) }))}
    />
  );
}

function useStakeErrors(money: (amount: number) => string): readonly string[] {
  const words = useWords();
  const coupon = useSelect((state) => state.coupon);
  const isSignedIn = useSelect(({ session }) => session.tag === "player");
  const account = useSelect((state) => activeAccount(state.account));
  const found = obstacles(coupon, isSignedIn, account);
  const errors: string[] = [];
  if (found.includes("amount_below_minimum")) {
    errors.push(words("coupon.belowMin", { amount: money(coupon.minBetAmount) }));
  }
  if (found.includes("amount_above_maximum") && coupon.maxBetAmount !== null) {
    errors.push(words("coupon.aboveMax", { amount: money(coupon.maxBetAmount) }));
  }
  if (found.includes("not_enough_money") && account !== null) {
    errors.push(words("coupon.aboveBalance", { amount: money(account.money) }));
  }
  return errors;
}
