import { useMemo } from "react";
import { amountOf } from "../../events/money/minorUnits.ts";
import { moneyShown } from "../../events/reality/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { useMoney } from "../hooks/useMoney.ts";
import { useSelect } from "../hooks/useSelect.ts";
import styles from "./RealityCheck.module.css";
import { useFigureNames } from "./useFigureNames.ts";

/** Stakes and returns of the session; shown only if the loaded history covers the whole session. */
export function SessionStatistics() {
  const t = useTranslation();
  const names = useFigureNames();
  const bets = useSelect((state) => state.bets);
  const account = useSelect((state) => state.account);
  const reality = useSelect((state) => state.reality);
  const sums = useMemo(() => moneyShown({ bets, account, reality }), [bets, account, reality]);
  const iso = sums?.iso ?? "EUR";
  const money = useMoney(iso);
  if (sums === null) return null;
  const { staked, returned, open } = sums;
  // The result is unknown while a stake is open.
  const lastEntry =
    open > 0
      ? { name: t("reality.open"), value: money(amountOf(open, iso)) }
      : { name: names.result, value: money(amountOf(returned - staked, iso), "signed") };
  return (
    <dl className={styles.statistics}>
      {[
        { name: names.staked, value: money(amountOf(staked, iso)) },
        { name: names.returned, value: money(amountOf(returned, iso)) },
        lastEntry,
      ].map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
