import {
  placedStake,
  possibleWin,
  settingsOf,
  stakeOf,
  standingHyperBonus,
  totalCoefOf,
} from "../../../events/coupon/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { useMoney } from "../../hooks/useMoney.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import styles from "./Choice.module.css";
import { useCouponDetails } from "./useCouponDetails.ts";

/** The server's percentage on the winnings of the express, and what it comes to at the stake of now. [coupon-053] */
export function HyperBonus() {
  const t = useTranslation();
  const details = useCouponDetails();
  const coef = useSelect(totalCoefOf);
  const { iso } = stakeOf(details);
  const money = useMoney(iso);
  const bonus = standingHyperBonus(details, possibleWin(placedStake(details), coef, iso), iso);
  if (bonus === null) return null;
  const { added, from, isCapped, percent } = bonus;
  const areSumsShown = settingsOf(details.coupon).isPossibleWinShown;
  const sums =
    from !== null
      ? t("coupon.hyperFrom", { amount: money(from) })
      : added !== null && areSumsShown
        ? t(isCapped ? "coupon.hyperMost" : "coupon.hyperAdds", { amount: money(added) })
        : null;
  return (
    <div className={styles.choice}>
      <div>
        <p className={styles.picks}>{t("coupon.hyper", { percent })}</p>
        {sums !== null && <p className={styles.name}>{sums}</p>}
        <p className={styles.about}>{t("coupon.hyperAbout")}</p>
      </div>
    </div>
  );
}
