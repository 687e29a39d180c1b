import { bonusBetOf } from "../../events/coupon/index.ts";
import {
  bonusMilliFor,
  LEAST_BONUS_BETS,
  LEAST_BONUS_MILLI,
  MOST_BONUS_BETS,
} from "../../events/money/bonusBet.ts";
import { formatTotalOdds } from "../../events/money/odds.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { variables } from "../components/at.ts";
import { Band } from "../components/Band.tsx";
import { classes } from "../components/classes.ts";
import { useCoefView } from "../hooks/usePrice.ts";
import { useSelect } from "../hooks/useSelect.ts";
import styles from "./BonusLadder.module.css";

const steps = Array.from(
  { length: MOST_BONUS_BETS - LEAST_BONUS_BETS + 1 },
  (_, at) => LEAST_BONUS_BETS + at,
);

const percentFor = (bets: number): number => (bonusMilliFor(bets) - 1_000) / 10;

/** What a bonus bet adds to an express, by its number of bets; that of the coupon stands out. [coupon-031] */
export function BonusLadder() {
  const t = useTranslation();
  const viewId = useCoefView();
  const isAllowed = useSelect(({ shell }) => shell.config?.coupon?.isBonusBetAllowed === true);
  const bets = useSelect((state) => (bonusBetOf(state) === null ? 0 : state.coupon.bets.length));
  if (!isAllowed) return null;
  return (
    <Band>
      <section className={styles.banner} aria-label={t("coupon.ladderTitle")}>
        <h2 className={styles.title}>{t("coupon.ladderTitle")}</h2>
        <p className={styles.text}>
          {t("coupon.ladderText", {
            bets: LEAST_BONUS_BETS,
            odds: formatTotalOdds(LEAST_BONUS_MILLI / 1_000, viewId),
            most: MOST_BONUS_BETS,
          })}
        </p>
        <ol className={styles.steps} aria-hidden="true">
          {steps.map((count) => (
            <li
              key={count}
              className={classes(
                styles.step,
                count === Math.min(bets, MOST_BONUS_BETS) && styles.reached,
              )}
              style={variables({ "--percent": `${percentFor(count)}` })}
            >
              <span>+{percentFor(count)}</span>
              <span className={styles.bar} />
              <span className={styles.count}>
                {count === MOST_BONUS_BETS ? `${count}+` : count}
              </span>
            </li>
          ))}
        </ol>
      </section>
    </Band>
  );
}
