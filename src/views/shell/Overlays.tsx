import { Suspense } from "react";
import { CloseQuickCoupon, GoTo } from "../../commands/shell.ts";
import { pathOf } from "../../events/navigation/route.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";
import { SitePlace } from "../site/SitePlace.tsx";
import { Guard } from "./Guard.tsx";
import { LimitApprovalPlace } from "./LimitApprovalPlace.tsx";
import { RegistrationOfferPlace } from "./RegistrationOfferPlace.tsx";
import { RealityCheckPlace } from "./RealityCheckPlace.tsx";
import { withWords } from "./withWords.ts";

const QuickCoupon = withWords(() => import("../sections/quickCoupon/index.tsx"));
const Notifications = withWords(() =>
  import("../notifications/Notifications.tsx").then((m) => ({ default: m.Notifications })),
);
const Timers = withWords(() => import("../timers/Timers.tsx").then((m) => ({ default: m.Timers })));

/** What lies over the page: messages, and on a phone the quick coupon. */
export function Overlays(props: { isWide: boolean }) {
  const isOpen = useSelect(({ navigation }) => navigation.isQuickCouponOpen);
  const isPanelOpen = useSelect(({ runtime }) => runtime.isPanelOpen);
  const hasMessages = useSelect(({ notifications }) => notifications.length > 0);
  return (
    <>
      {isOpen && !props.isWide && <QuickCouponPlace />}
      <RealityCheckPlace />
      <SitePlace />
      <LimitApprovalPlace />
      <RegistrationOfferPlace />
      {isPanelOpen && (
        <Guard fallback={null}>
          <Suspense fallback={null}>
            <Timers />
          </Suspense>
        </Guard>
      )}
      {hasMessages && (
        <Guard fallback={null}>
          <Suspense fallback={null}>
            <Notifications />
          </Suspense>
        </Guard>
      )}
    </>
  );
}

/** The panel over the page; the page of the coupon in its place when the panel does not come. */
function QuickCouponPlace() {
  const send = useSend();
  const language = useSelect(({ settings }) => settings.language);
  const goToCoupon = () => {
    send(CloseQuickCoupon({}));
    send(GoTo({ path: pathOf({ name: "coupon" }, language), isReplacing: false }));
  };
  return (
    <Guard fallback={null} onFail={goToCoupon}>
      <Suspense fallback={null}>
        <QuickCoupon />
      </Suspense>
    </Guard>
  );
}
