import { isPlacing } from "../../events/coupon/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { Overline } from "../components/Band.tsx";
import { Note } from "../components/Note.tsx";
import { Sheet } from "../components/Sheet.tsx";
import { SkeletonBar, Loading } from "../components/Skeleton.tsx";
import { useSelect } from "../hooks/useSelect.ts";
import { OneClickBlock } from "../oneClick/OneClickBlock.tsx";
import { OddsChangeChoice } from "../sections/coupon/OddsChangeSheet.tsx";
import { CouponSettings } from "../sections/coupon/CouponSettings.tsx";
import { DropChoice } from "../sections/coupon/DropChoice.tsx";
import { useIsPlacementLoaded } from "../sections/coupon/useIsPlacementLoaded.ts";
import { useCloseModal } from "./useCloseModal.ts";

/** Settings of the coupon, which can be opened from anywhere; none while it is being placed. [modals-002] */
export function QuickCouponSettings() {
  const t = useTranslation();
  const close = useCloseModal("quick-coupon-settings");
  const isLoaded = useIsPlacementLoaded();
  const isBusy = useSelect(({ coupon }) => isPlacing(coupon));
  return (
    <Sheet title={t("modals.quickCouponSettings")} onClose={close}>
      <OneClickBlock />
      {isBusy ? (
        <Note status="info">{t("notifications.couponBusy")}</Note>
      ) : (
        <>
          <Overline>{t("coupon.onOddsChange")}</Overline>
          {isLoaded ? <Choices /> : <ChoicesSkeleton />}
        </>
      )}
    </Sheet>
  );
}

const Choices = () => (
  <>
    <OddsChangeChoice />
    <DropChoice />
    <CouponSettings />
  </>
);

const ChoicesSkeleton = () => (
  <Loading>
    <SkeletonBar heightRem={12} />
  </Loading>
);
