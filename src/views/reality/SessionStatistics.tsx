import { useMemo } from "react";
import { activeAccount } from "../../events/account/index.ts";
import { amountOf } from "../../events/money/minorUnits.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { useMoney } from "../hooks/useMoney.ts";
import { useSelect } from "../hooks/useSelect.ts";
import styles from "./RealityCheck.module.css";
import { moneySince } from "./sessionMoney.ts";

/** Stakes and returns of the session; shown only if the loaded history covers the whole session. */
export function SessionStatistics({ sinceAt }: { sinceAt: number }) {
  const t = useTranslation();
  const bets = useSelect((state) => state.bets);
  const isFresh = useSelect(({ reality }) => reality.hasFigures);
  const iso = useSelect(({ account }) => activeAccount(account)?.iso ?? "");
  const money = useMoney(iso === "" ? "EUR" : iso);
  const sums = useMemo(
    () => (isFresh && iso !== "" ? moneySince(bets, sinceAt, iso) : null),
    [bets, isFresh, iso, sinceAt],
  );
  if (sums === null) return null;
  const { staked, returned, open } = sums;
  // The result is unknown while a stake is open.
  const lastEntry =
    open > 0
      ? { name: t("reality.open"), value: money(amountOf(open, iso)) }
      : { name: t("reality.result"), value: money(amountOf(returned - staked, iso), "signed") };
  return (
    <dl className={styles.statistics}>
      {[
        { name: t("reality.staked"), value: money(amountOf(staked, iso)) },
        { name: t("reality.returned"), value: money(amountOf(returned, iso)) },
        lastEntry,
      ].map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
