import { shownHistory } from "../../../events/bets/index.ts";
import { bodyOf } from "../../../events/remoteData.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { useMoney } from "../../hooks/useMoney.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import styles from "./History.module.css";

/** The bets that are shown in one line: count, total stake and total payout. */
export function Summary() {
  const t = useTranslation();
  const summary = useSelect(({ bets }) => bodyOf(shownHistory(bets))?.summary ?? null);
  const isFiltered = useSelect(({ bets }) => bets.found !== null);
  const money = useMoney(summary?.currencyIso ?? "EUR");
  if (summary === null || summary.count === 0) return null;
  return (
    <dl className={styles.summary}>
      <div>
        <dt>{t(isFiltered ? "bets.summaryFound" : "bets.summary")}</dt>
        <dd>{t("bets.count", { count: summary.count })}</dd>
      </div>
      <div>
        <dt>{t("bets.staked")}</dt>
        <dd>{money(summary.amount)}</dd>
      </div>
      <div>
        <dt>{t("bets.paidOut")}</dt>
        <dd>{money(summary.payout)}</dd>
      </div>
    </dl>
  );
}
