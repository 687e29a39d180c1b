import { expressOfDay } from "../../../events/coupon/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import styles from "./ExpressOfDay.module.css";

/** Says that the bets are the express of the day, with what the operator adds to its win. [coupon-001] */
export function ExpressOfDay() {
  const t = useTranslation();
  const express = useSelect(({ coupon }) => expressOfDay(coupon));
  if (express === null) return null;
  const { bonusPercent } = express;
  return (
    <p className={styles.line}>
      <b>{t("expressDay.whole")}</b>
      {bonusPercent > 0 && <span>{t("expressDay.adds", { percent: bonusPercent })}</span>}
    </p>
  );
}
