import { SetBetAmount } from "../../../commands/placement/singles.ts";
import { type Bet, settingsOf, singlesOf, stakeOf } from "../../../events/coupon/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { useMoney } from "../../hooks/useMoney.ts";
import { useSend } from "../../hooks/useSend.ts";
import styles from "./SingleStake.module.css";
import { StakeStepper, useBoundsError } from "./StakeStepper.tsx";
import { useCouponDetails } from "./useCouponDetails.ts";

/** The amount of one single and what it may win. [coupon-016] */
export function SingleStake({ bet }: { bet: Bet }) {
  const t = useTranslation();
  const send = useSend();
  const details = useCouponDetails();
  const betId = bet.market.id;
  const { iso, step } = stakeOf(details);
  const money = useMoney(iso);
  const errorOf = useBoundsError(iso);
  const single = singlesOf(details).find((one) => one.bet.market.id === betId);
  const { isPossibleWinShown } = settingsOf(details.coupon);
  if (single === undefined || single.lock !== null) return null;
  const { amount, max, min, possibleWin } = single;
  const error = errorOf(single);
  return (
    <div className={styles.row}>
      <span className={styles.win}>
        {error === undefined &&
          amount > 0 &&
          isPossibleWinShown &&
          t("coupon.singleWin", { amount: money(possibleWin) })}
      </span>
      <StakeStepper
        isNarrow
        name={t("coupon.amountOf", { pick: bet.title.outcome })}
        iso={iso}
        amount={amount}
        step={step}
        min={min}
        most={max}
        error={error}
        onChange={(next) => send(SetBetAmount({ betId, amount: next }))}
      />
    </div>
  );
}
