import { useState } from "react";
import { amountOf } from "../../../events/money/minorUnits.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Button } from "../../components/Button.tsx";
import { formatTotalOdds } from "../../../events/money/odds.ts";
import { useMoney } from "../../hooks/useMoney.ts";
import { useCoefView } from "../../hooks/usePrice.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import styles from "./Choice.module.css";
import { useSystem } from "./useSystem.ts";

/** How many combinations are added to the list at a time. */
const PAGE = 100;

/** Every combination of the system with its bets, price, part of the stake and possible win. */
export function Combinations() {
  const t = useTranslation();
  const viewId = useCoefView();
  const [shown, setShown] = useState(PAGE);
  const bets = useSelect(({ coupon }) => coupon.bets);
  const system = useSystem();
  const money = useMoney(system?.iso ?? "");
  if (system === null) return null;
  const { combinations, iso } = system;
  return (
    <>
      <ol aria-label={t("coupon.combinations", { count: combinations.length })}>
        {combinations.slice(0, shown).map(({ blockId, legs, milli, stakeMinor, winMinor }) => (
          <li key={`${blockId} ${legs.join(" ")}`} className={styles.combination}>
            <span className={styles.picks}>
              {legs.map((place) => bets[place]?.title.outcome ?? "").join(" + ")}
            </span>
            <span className={styles.price}>{formatTotalOdds(milli / 1000, viewId)}</span>
            <span className={styles.pays}>
              {t("coupon.combinationPays", {
                stake: money(amountOf(stakeMinor, iso)),
                amount: money(amountOf(winMinor, iso)),
              })}
            </span>
          </li>
        ))}
      </ol>
      {shown < combinations.length && (
        <Button isWide onPress={() => setShown(shown + PAGE)}>
          {t("bets.loadMore")}
        </Button>
      )}
    </>
  );
}
