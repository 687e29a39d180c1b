import { Suspense } from "react";
import { CloseQuickCoupon, GoTo } from "../../commands/shell.ts";
import { pathOf } from "../../events/navigation/route.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";
import { Guard } from "./Guard.tsx";
import { withWords } from "./withWords.ts";

const QuickCoupon = withWords(() => import("../sections/quickCoupon/index.tsx"));
const Notifications = withWords(() =>
  import("../notifications/Notifications.tsx").then((m) => ({ default: m.Notifications })),
);

/** What lies over the page: messages, and on a phone the quick coupon. */
export function Overlays(props: { isWide: boolean }) {
  const isOpen = useSelect(({ navigation }) => navigation.isQuickCouponOpen);
  const hasMessages = useSelect(({ notifications }) => notifications.length > 0);
  return (
    <>
      {isOpen && !props.isWide && <QuickCouponPlace />}
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
