import { disabledReason, limitInForce, NO_DEPOSIT_LIMIT } from "../../../events/limits/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { useMoney } from "../../hooks/useMoney.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { AmountSheet } from "./AmountSheet.tsx";
import { ChangeStrip } from "./ChangeStrip.tsx";
import styles from "./Limits.module.css";
import {
  groupTitles,
  type MoneyGroup,
  useDisabledText,
  useLimitAmount,
  useLimitMoment,
  useLimitName,
} from "./limitTexts.ts";
import { ClosedNews } from "./SaveNews.tsx";
import { SetButton } from "./SetButton.tsx";
import { StateBadge } from "./StateBadge.tsx";
import { Usage } from "./Usage.tsx";
import { useChangeSheet } from "./useChangeSheet.ts";
import { usePendingChange } from "./usePendingChange.ts";

/** One period, or one bet: the value, what is used and left of it, a change that waits, and a button to change it. */
export function MoneyLimitRow({ group, limitType }: { group: MoneyGroup; limitType: number }) {
  const t = useTranslation();
  const sheet = useChangeSheet(limitType);
  const limit = useSelect((state) => limitInForce(state, limitType));
  const change = usePendingChange(limitType);
  const disabled = useSelect((state) => disabledReason(state, limitType));
  const moment = useLimitMoment();
  const disabledText = useDisabledText();
  const amount = useLimitAmount(limit?.measure ?? "EUR");
  const money = useMoney(limit?.measure ?? "EUR");
  const period = useLimitName()(limitType);
  const isSet = limit !== undefined && limit.limitValue !== NO_DEPOSIT_LIMIT;
  // Nothing of a limit on each bet is ever used up.
  const isUsed = isSet && group !== "singleWager";
  const isForAll = limit?.isOfPolicy === true;
  const value = limit?.limitValue ?? NO_DEPOSIT_LIMIT;
  const left = Math.max(0, limit?.limitBalance ?? 0);
  const used = Math.max(0, value - left);
  return (
    <div className={styles.row}>
      <div className={styles.between}>
        <h3 className={styles.period}>{period}</h3>
        {isSet || disabled !== null || change !== undefined ? (
          <StateBadge change={change} isSet={isSet} isDisabled={disabled !== null} />
        ) : (
          <SetButton isQuiet text={t("limits.set")} name={period} onPress={sheet.open} />
        )}
      </div>
      {(isSet || disabled === null) && (
        <div className={styles.between}>
          <span className={styles.value}>{amount(value)}</span>
          {isUsed && (
            <span className={styles.muted}>
              {t("limits.usage", { used: money(used, "short"), left: money(left, "short") })}
            </span>
          )}
        </div>
      )}
      {isUsed && <Usage share={value === 0 ? 1 : used / value} />}
      {change !== undefined && <ChangeStrip change={change} from={amount(value)} amount={amount} />}
      {isSet && limit.renewsAt !== undefined && (
        <p className={styles.muted}>
          {t("limits.renews", { date: moment(limit.renewsAt, limit.renewsAt) })}
        </p>
      )}
      {limit?.paidElsewhere !== undefined && (
        <p className={styles.muted}>
          {t("limits.paidElsewhere", { amount: money(limit.paidElsewhere, "short") })}
        </p>
      )}
      {isForAll && <p className={styles.muted}>{t("limits.forAll")}</p>}
      {disabled === null ? (
        isSet && (
          <SetButton
            text={t(isForAll ? "limits.set" : "limits.change")}
            name={period}
            onPress={sheet.open}
          />
        )
      ) : (
        <p className={styles.muted}>{disabledText(disabled, limitType)}</p>
      )}
      <ClosedNews change={sheet.closedChange} name={`${t(groupTitles[group])}, ${period}`} />
      {sheet.isOpen && <AmountSheet group={group} limitType={limitType} onClose={sheet.close} />}
    </div>
  );
}
