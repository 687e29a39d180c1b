import { ChooseCouponType } from "../../../commands/placement/singles.ts";
import { couponTypes, isSingles } from "../../../events/coupon/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Segment } from "../../components/Tabs.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import styles from "./CouponTypes.module.css";

const { express, singles } = couponTypes;

/** What several bets make; a single bet leaves no choice. [coupon-013] [coupon-016] */
export function CouponTypes() {
  const t = useTranslation();
  const send = useSend();
  const hasChoice = useSelect(({ coupon }) => coupon.bets.length > 1);
  const isSet = useSelect(({ coupon }) => isSingles(coupon));
  if (!hasChoice) return null;
  return (
    <div className={styles.types}>
      <Segment
        kind="tab"
        name={t("coupon.type")}
        choices={[
          { id: express, text: t("coupon.express") },
          { id: singles, text: t("coupon.singles") },
        ]}
        current={isSet ? singles : express}
        onChoose={(typeId) => send(ChooseCouponType({ typeId }))}
      />
    </div>
  );
}
