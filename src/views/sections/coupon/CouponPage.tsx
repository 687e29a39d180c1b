import { hasPanicButton } from "../../../events/limits/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { Page } from "../../components/Page.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { OneClickBand } from "../../oneClick/OneClickBlock.tsx";
import { BetList } from "./BetList.tsx";
import { CouponBar } from "./CouponBar.tsx";
import { CouponWaits } from "./CouponWaits.tsx";
import { CouponCodes } from "./CouponCodes.tsx";
import { CouponBody, CouponPanic } from "./CouponBody.tsx";
import { CouponDock, useHasDock } from "./CouponDock.tsx";
import { CouponMessages } from "./CouponMessages.tsx";
import styles from "./CouponPage.module.css";
import { CouponAnnouncer } from "./CouponAnnouncer.tsx";
import { MovedNote } from "./MovedNote.tsx";
import { PrepaidChoice } from "./PrepaidChoice.tsx";
import { QuickStakes } from "./QuickStakes.tsx";
import { HelpLine } from "../../shell/HelpLine.tsx";
import { ReportLink } from "../../shell/ReportLink.tsx";
import { Terms } from "./Terms.tsx";
import { useStake } from "./useStake.ts";
import { useIsPlacementLoaded } from "./useIsPlacementLoaded.ts";

/** The coupon as a page. */
export function CouponPage() {
  const t = useTranslation();
  const isLoaded = useIsPlacementLoaded();
  const hasDock = useHasDock();
  const { isFree } = useStake();
  const isEditing = useSelect(({ coupon }) => coupon.placement.tag === "editing");
  const hasMessages = useSelect(({ notifications }) => notifications.length > 0);
  // In reach however far the coupon is scrolled.
  const tools = useSelect(hasPanicButton) ? <CouponPanic /> : undefined;
  if (!isLoaded) {
    return (
      <Page bar={<CouponBar />} tools={tools}>
        <CouponWaits />
      </Page>
    );
  }
  const bets = (
    <Band>
      <Card>
        <BetList />
      </Card>
    </Band>
  );
  const dock = (
    <div className={styles.dock}>
      <CouponMessages />
      {/* Here it covers what it would push down above the bets, under the finger. */}
      {isEditing && <MovedNote />}
      {hasDock && <CouponDock />}
    </div>
  );
  return (
    <Page bar={<CouponBar />} tools={tools} dock={hasDock || hasMessages ? dock : undefined}>
      <CouponAnnouncer />
      <CouponBody bets={bets}>
        {bets}
        <Terms />
        {!isFree && (
          <Band name={t("coupon.amount")}>
            <QuickStakes onPage />
          </Band>
        )}
        <PrepaidChoice />
        <CouponCodes />
      </CouponBody>
      <OneClickBand />
      {/* Without a dock, the foot of the page has them. */}
      {(hasDock || hasMessages) && <HelpLine className={styles.help} />}
      {(hasDock || hasMessages) && <ReportLink className={styles.report} />}
    </Page>
  );
}
