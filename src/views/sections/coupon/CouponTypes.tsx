import { ChooseCouponType } from "../../../commands/placement/singles.ts";
import { couponTypes, isAntiExpressOffered, typeIdOf } from "../../../events/coupon/index.ts";
import { LEAST_SYSTEM_BETS } from "../../../events/money/systems.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Segment } from "../../components/Tabs.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import styles from "./CouponTypes.module.css";

const { antiExpress, express, singles, system } = couponTypes;

/**
 * What several bets make; a single bet leaves no choice. An anti-express is there once the server has had a price for it, so
 * that no tab moves when a bet is closed for a moment or another one comes, and while it is what the player chose.
 * [coupon-013] [coupon-014] [coupon-015] [coupon-016]
 */
export function CouponTypes() {
  const t = useTranslation();
  const send = useSend();
  const count = useSelect(({ coupon }) => coupon.bets.length);
  const typeId = useSelect(({ coupon }) => typeIdOf(coupon));
  const hasAntiExpress = useSelect(
    ({ coupon }) => typeIdOf(coupon) === antiExpress || isAntiExpressOffered(coupon),
  );
  if (count < 2) return null;
  return (
    <div className={styles.types}>
      <Segment
        kind="tab"
        name={t("coupon.type")}
        choices={[
          { id: express, text: t("coupon.express") },
          ...(count >= LEAST_SYSTEM_BETS ? [{ id: system, text: t("coupon.system") }] : []),
          ...(hasAntiExpress ? [{ id: antiExpress, text: t("coupon.antiExpress") }] : []),
          { id: singles, text: t("coupon.singles") },
        ]}
        current={typeId === couponTypes.single ? express : typeId}
        onChoose={(chosen) => send(ChooseCouponType({ typeId: chosen }))}
      />
    </div>
  );
}
