import { couponTypes } from "../../../events/coupon/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Note } from "../../components/Note.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import styles from "./Choice.module.css";

/** When an anti-express wins; and that the one bet left of it is a single, which wins the other way round. [coupon-015] */
export function AntiExpressNote() {
  const t = useTranslation();
  const isShown = useSelect(
    ({ coupon: { placement, typeId } }) =>
      placement.tag === "editing" && typeId === couponTypes.antiExpress,
  );
  const count = useSelect(({ coupon }) => coupon.bets.length);
  if (!isShown || count === 0) return null;
  return (
    <div className={styles.choice}>
      {count === 1 ? (
        <Note status="info">{t("coupon.antiExpressSingle")}</Note>
      ) : (
        <p className={styles.about}>{t("coupon.antiExpressAbout")}</p>
      )}
    </div>
  );
}
