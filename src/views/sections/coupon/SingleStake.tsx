import { SetBetAmount } from "../../../commands/placement/singles.ts";
import { type Bet, settingsOf, singlesOf, stakeOf } from "../../../events/coupon/index.ts";
import { amountOf, minorOf } from "../../../events/money/minorUnits.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { MoneyStepper } from "../../components/MoneyStepper.tsx";
import { useMoney } from "../../hooks/useMoney.ts";
import { useSend } from "../../hooks/useSend.ts";
import styles from "./SingleStake.module.css";
import { useCouponDetails } from "./useCouponDetails.ts";

/** The amount of one single and what it may win. [coupon-016] */
export function SingleStake({ bet }: { bet: Bet }) {
  const t = useTranslation();
  const send = useSend();
  const details = useCouponDetails();
  const betId = bet.market.id;
  const { iso, step } = stakeOf(details);
  const money = useMoney(iso);
  const single = singlesOf(details).find((one) => one.bet.market.id === betId);
  const { isPossibleWinShown } = settingsOf(details.coupon);
  if (single === undefined || single.lock !== null) return null;
  const { amount, max, min, possibleWin } = single;
  const isBelow = amount > 0 && amount < min;
  const isAbove = max !== null && amount > max;
  const error = isBelow
    ? t("coupon.belowMin", { amount: money(min) })
    : isAbove
      ? t("coupon.aboveMax", { amount: money(max) })
      : undefined;
  return (
    <div className={styles.row}>
      <span className={styles.win}>
        {error === undefined &&
          amount > 0 &&
          isPossibleWinShown &&
          t("coupon.singleWin", { amount: money(possibleWin) })}
      </span>
      <MoneyStepper
        isNarrow
        name={t("coupon.amountOf", { pick: bet.title.outcome })}
        iso={iso}
        minor={minorOf(amount, iso)}
        shown={money(amount)}
        stepMinor={minorOf(step, iso)}
        shownStep={money(step, "short")}
        minMinor={minorOf(min, iso)}
        maxMinor={max === null ? undefined : minorOf(max, iso)}
        error={error}
        onChange={(minor) => send(SetBetAmount({ betId, amount: amountOf(minor, iso) }))}
      />
    </div>
  );
}
