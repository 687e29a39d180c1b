import { useWords } from "../../../infra/i18n.ts";
import { useMoney } from "../../hooks/useMoney.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import styles from "./History.module.css";

/** All bets in one line: how many, what went in, what came out. */
export function Summary() {
  const words = useWords();
  const summary = useSelect(({ bets }) => bets.summary);
  const money = useMoney(summary?.currencyIso ?? "EUR");
  if (summary === null || summary.count === 0) return null;
  return (
    <dl className={styles.summary}>
      <div>
        <dt>{words("bets.summary")}</dt>
        <dd>{words("bets.count", { count: summary.count })}</dd>
      </div>
      <div>
        <dt>{words("bets.staked")}</dt>
        <dd>{money(summary.amount)}</dd>
      </div>
      <div>
        <dt>{words("bets.paidOut")}</dt>
        <dd>{money(summary.payout)}</dd>
      </div>
    </dl>
  );
}
