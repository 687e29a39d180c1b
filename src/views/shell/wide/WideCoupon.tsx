import { useEffect, useState } from "react";
import { CloseQuickCoupon, OpenQuickCoupon } from "../../../commands/navigation.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Card } from "../../components/Band.tsx";
import { IconButton } from "../../components/IconButton.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { OneClickBlock } from "../../oneClick/OneClickBlock.tsx";
import { BetList } from "../../sections/coupon/BetList.tsx";
import { CouponBody, CouponPanic, useIsEmpty } from "../../sections/coupon/CouponBody.tsx";
import { CouponWaits } from "../../sections/coupon/CouponWaits.tsx";
import { CouponSettings } from "../../sections/coupon/CouponSettings.tsx";
import { ClearButton } from "../../sections/coupon/CouponBar.tsx";
import { CouponDock, useHasDock } from "../../sections/coupon/CouponDock.tsx";
import { CouponAnnouncer } from "../../sections/coupon/CouponAnnouncer.tsx";
import { MovedNote } from "../../sections/coupon/MovedNote.tsx";
import { OddsChangeSheet } from "../../sections/coupon/OddsChangeSheet.tsx";
import { useIsPlacementLoaded } from "../../sections/coupon/useIsPlacementLoaded.ts";
import styles from "./WideCoupon.module.css";

/** The coupon beside the page. An empty one does not wait for its domains: they load with the first bet. */
export function WideCoupon() {
  const isLoaded = useIsPlacementLoaded();
  const isEmpty = useIsEmpty();
  const hasDock = useHasDock();
  useOpenCoupon();
  if (!isLoaded && !isEmpty) {
    return (
      <Card>
        <CouponWaits />
      </Card>
    );
  }
  const bets = <BetList isShort />;
  return (
    <Card>
      <Head />
      <OneClickBlock />
      <CouponAnnouncer />
      <CouponPanic />
      <CouponBody bets={bets}>
        <div className={styles.part}>
          <MovedNote />
        </div>
        {bets}
      </CouponBody>
      {hasDock && (
        <div className={styles.dock}>
          <CouponDock isPanel />
        </div>
      )}
    </Card>
  );
}

function Head() {
  const t = useTranslation();
  const [isChoosing, setIsChoosing] = useState(false);
  const count = useSelect(({ coupon }) => coupon.bets.length);
  const isFree = useSelect(({ coupon }) => coupon.placement.tag === "editing");
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>
        {t("coupon.title")} {count > 0 && <span className={styles.count}>{count}</span>}
      </h2>
      {count > 0 && isFree && (
        <>
          <ClearButton />
          <IconButton
            icon="sliders"
            name={t("coupon.onOddsChange")}
            onPress={() => setIsChoosing(true)}
          />
        </>
      )}
      {isChoosing && (
        <OddsChangeSheet onClose={() => setIsChoosing(false)}>
          <CouponSettings />
        </OddsChangeSheet>
      )}
    </div>
  );
}

/** A visible coupon counts as open: its prices are kept fresh and no reminder is shown. */
function useOpenCoupon(): void {
  const send = useSend();
  const hasBets = useSelect(({ coupon }) => coupon.bets.length > 0);
  const isOpen = useSelect(({ navigation }) => navigation.isQuickCouponOpen);
  useEffect(() => {
    if (hasBets && !isOpen) send(OpenQuickCoupon({}));
  }, [send, hasBets, isOpen]);
  useEffect(() => () => send(CloseQuickCoupon({})), [send]);
}
