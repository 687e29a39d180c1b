import { TakeTypeBack } from "../../../commands/placement/typeBack.ts";
import { couponTypes } from "../../../events/coupon/index.ts";
import { lostWithType } from "../../../events/placement/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Note } from "../../components/Note.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import styles from "./CouponTypes.module.css";

/** Once an amount for all has replaced those of single bets or blocks in another type: the way back. */
export function TypeBack() {
  const t = useTranslation();
  const send = useSend();
  const left = useSelect((state) => lostWithType(state)?.typeId ?? null);
  if (left === null) return null;
  return (
    <div role="status" className={styles.types}>
      <Note
        status="info"
        action={{ text: t("coupon.undo"), onPress: () => send(TakeTypeBack({})) }}
      >
        {t(left === couponTypes.singles ? "coupon.singlesLeft" : "coupon.blocksLeft")}
      </Note>
    </div>
  );
}
