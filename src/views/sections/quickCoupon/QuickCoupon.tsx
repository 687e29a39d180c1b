import { useDeferredValue } from "react";
import { OpenModal } from "../../../commands/modals.ts";
import { CloseQuickCoupon, GoTo } from "../../../commands/navigation.ts";
import { isPlacing } from "../../../events/coupon/index.ts";
import { isOneClickOn } from "../../../events/oneClick/index.ts";
import { pathOf } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Button } from "../../components/Button.tsx";
import { IconButton } from "../../components/IconButton.tsx";
import { Sheet } from "../../components/Sheet.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { useCanOpenModal } from "../../modals/useCanOpenModal.ts";
import { OneClickBlock } from "../../oneClick/OneClickBlock.tsx";
import { BetList } from "../coupon/BetList.tsx";
import { CouponBody, CouponPanic } from "../coupon/CouponBody.tsx";
import { CouponWaits } from "../coupon/CouponWaits.tsx";
import { CouponDock, useHasDock } from "../coupon/CouponDock.tsx";
import { CouponMessages } from "../coupon/CouponMessages.tsx";
import { CouponAnnouncer } from "../coupon/CouponAnnouncer.tsx";
import { MovedNote } from "../coupon/MovedNote.tsx";
import { useIsPlacementLoaded } from "../coupon/useIsPlacementLoaded.ts";
import styles from "./QuickCoupon.module.css";

/** The coupon over the page. [coupon-046] [coupon-047] [coupon-048] */
export function QuickCoupon() {
  const t = useTranslation();
  const send = useSend();
  const isLoaded = useIsPlacementLoaded();
  // The tap is answered by the sheet itself; what is in it is rendered once that is on the screen.
  const isShown = useDeferredValue(isLoaded, false);
  const canOpenModal = useCanOpenModal();
  const hasDock = useHasDock();
  const isFree = useSelect(({ coupon }) => !isPlacing(coupon));
  const isOneClick = useSelect(isOneClickOn);
  const hasOneClick = useSelect(
    ({ oneClick }) => oneClick.isActiveOneClick || oneClick.wasTurnedOff,
  );
  const language = useSelect(({ settings }) => settings.language);
  const count = useSelect(({ coupon }) => coupon.bets.length);
  const close = () => send(CloseQuickCoupon({}));
  const goToCoupon = () =>
    send(GoTo({ path: pathOf({ name: "coupon" }, language), isReplacing: false }));
  const bets = <BetList isShort />;
  return (
    <>
      <Sheet
        title={t(isOneClick ? "oneClick.title" : "coupon.title")}
        count={`(${count})`}
        heightVariable="--quick-coupon-height"
        onClose={close}
        actions={
          <>
            <Button look="quiet" size="sm" onPress={goToCoupon}>
              {t("coupon.full")}
            </Button>
            {isLoaded && isFree && canOpenModal && (
              <IconButton
                icon="sliders"
                name={t("modals.quickCouponSettings")}
                onPress={() => send(OpenModal({ modal: "quick-coupon-settings" }))}
              />
            )}
          </>
        }
        foot={
          <div className={styles.foot}>
            <CouponMessages />
            {isShown && hasDock && <CouponDock isPanel onDone={close} />}
          </div>
        }
      >
        {isShown ? (
          <>
            <CouponAnnouncer />
            {hasOneClick && <OneClickBlock />}
            <CouponPanic />
            <CouponBody bets={bets}>
              <MovedNote className={styles.note} />
              {bets}
            </CouponBody>
          </>
        ) : isLoaded ? (
          <div className={styles.room} />
        ) : (
          <CouponWaits />
        )}
      </Sheet>
    </>
  );
}
