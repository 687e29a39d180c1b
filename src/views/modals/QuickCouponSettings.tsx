import { useTranslation } from "../../infra/i18n.ts";
import { Overline } from "../components/Band.tsx";
import { Sheet } from "../components/Sheet.tsx";
import { SkeletonBar, Loading } from "../components/Skeleton.tsx";
import { OneClickBlock } from "../oneClick/OneClickBlock.tsx";
import { OddsChangeChoice } from "../sections/coupon/OddsChangeSheet.tsx";
import { CouponSettings } from "../sections/coupon/CouponSettings.tsx";
import { DropChoice } from "../sections/coupon/DropChoice.tsx";
import { useIsPlacementLoaded } from "../sections/coupon/useIsPlacementLoaded.ts";
import { useCloseModal } from "./useCloseModal.ts";

/** Settings of the coupon, which can be opened from anywhere. [modals-002] */
export function QuickCouponSettings() {
  const t = useTranslation();
  const close = useCloseModal("quick-coupon-settings");
  const isLoaded = useIsPlacementLoaded();
  return (
    <Sheet title={t("modals.quickCouponSettings")} onClose={close}>
      <OneClickBlock />
      <Overline>{t("coupon.onOddsChange")}</Overline>
      {isLoaded ? (
        <>
          <OddsChangeChoice />
          <DropChoice />
          <CouponSettings />
        </>
      ) : (
        <Loading>
          <SkeletonBar heightRem={12} />
        </Loading>
      )}
    </Sheet>
  );
}
