import { leastOf, limitGroups } from "../../../events/limits/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { useMoney } from "../../hooks/useMoney.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { LimitCard } from "./LimitCard.tsx";
import styles from "./Limits.module.css";
import { usePeriodName } from "../../limits/usePeriodName.ts";
import { groupTitles, type MoneyGroup } from "./limitTexts.ts";
import { MoneyLimitRow } from "./MoneyLimitRow.tsx";

/** The limits of a group, over a day, a week and a month or on each bet. Of several, the one that leaves least holds. */
export function MoneyLimits({ group }: { group: MoneyGroup }) {
  const t = useTranslation();
  const least = useSelect((state) => leastOf(state, group));
  const money = useMoney(least?.measure ?? "EUR");
  const periodName = usePeriodName();
  return (
    <LimitCard title={t(groupTitles[group])}>
      {least !== undefined && (
        <p className={styles.note}>
          {t("limits.least", {
            period: periodName(least.limitType),
            amount: money(Math.max(0, least.limitBalance), "short"),
          })}
        </p>
      )}
      {limitGroups[group].map((limitType) => (
        <MoneyLimitRow key={limitType} group={group} limitType={limitType} />
      ))}
    </LimitCard>
  );
}
