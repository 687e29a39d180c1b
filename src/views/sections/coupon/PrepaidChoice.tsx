import { TurnPrepaid } from "../../../commands/placement/prepaid.ts";
import {
  isPrepaidAwaited,
  mostPrepaid,
  placedStake,
  prepaidPart,
  stakeOf,
} from "../../../events/coupon/index.ts";
import { playClosedTo } from "../../../events/limits/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { SwitchRow } from "../../components/ListRow.tsx";
import { useMoney } from "../../hooks/useMoney.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import styles from "./PrepaidChoice.module.css";
import { useCouponDetails } from "./useCouponDetails.ts";

/** Switch: a part of the stake is paid in advance from open bets; with the rule of such a bet and its sum. [coupon-053] */
export function PrepaidChoice() {
  const t = useTranslation();
  const send = useSend();
  const details = useCouponDetails();
  const isClosed = useSelect((state) => playClosedTo(state, 0) !== null);
  const sum = usePrepaidSum();
  const money = useMoney(stakeOf(details).iso);
  const most = mostPrepaid(details);
  if (most === 0 || isClosed) return null;
  const isOn = details.coupon.prepaid?.isOn === true;
  const isAwaited = isPrepaidAwaited(details);
  return (
    <Band>
      <Card>
        <SwitchRow
          title={isAwaited ? t("prepaid.choice") : t("prepaid.title", { amount: money(most) })}
          about={t("prepaid.rule")}
          isOn={isOn}
          onToggle={() => send(TurnPrepaid({ isOn: !isOn }))}
        />
        <p role="status" className={styles.sum}>
          {isAwaited ? t("prepaid.asking") : sum}
        </p>
      </Card>
    </Band>
  );
}

/** What is taken from the balance and what in advance; undefined: nothing in advance, or not known yet. */
export function usePrepaidSum(): string | undefined {
  const t = useTranslation();
  const details = useCouponDetails();
  const money = useMoney(stakeOf(details).iso);
  const advance = prepaidPart(details);
  const total = placedStake(details);
  if (advance === 0 || isPrepaidAwaited(details)) return undefined;
  return t("prepaid.sum", {
    total: money(total),
    own: money(total - advance),
    advance: money(advance),
  });
}
