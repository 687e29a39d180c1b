import { LeaveCouponCode, ReplaceCoupon } from "../../../commands/couponCodes.ts";
import { isPlacing } from "../../../events/coupon/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Button } from "../../components/Button.tsx";
import { Note } from "../../components/Note.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import styles from "./CouponCodes.module.css";

/** The answers to whether the own bets give way to others; they cannot while they are being placed. */
export function HeldAnswers({ yes }: { yes: string }) {
  const t = useTranslation();
  const send = useSend();
  const count = useSelect(({ coupon }) => coupon.bets.length);
  const isBusy = useSelect(({ coupon }) => isPlacing(coupon));
  return (
    <>
      {isBusy && <Note status="info">{t("notifications.couponBusy")}</Note>}
      <div className={styles.answers}>
        <Button size="sm" onPress={() => send(LeaveCouponCode({}))}>
          {t("couponCodes.keep", { count })}
        </Button>
        {!isBusy && (
          <Button look="ink" size="sm" onPress={() => send(ReplaceCoupon({}))}>
            {yes}
          </Button>
        )}
      </div>
    </>
  );
}
