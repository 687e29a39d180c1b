import { Suspense } from "react";
import { CloseQuickCoupon, GoTo } from "../../commands/shell.ts";
import { pathOf } from "../../events/navigation/route.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";
import { Guard } from "./Guard.tsx";
import { componentOf, forget } from "./sections.ts";

/** What lies over the page: messages, and on a phone the quick coupon. */
export function Overlays(props: { isWide: boolean }) {
  const send = useSend();
  const language = useSelect(({ settings }) => settings.language);
  const isOpen = useSelect(({ navigation }) => navigation.isQuickCouponOpen);
  const hasMessages = useSelect(({ notifications }) => notifications.length > 0);
  const Notifications = componentOf("notifications");
  const QuickCoupon = componentOf("quickCoupon");
  const goToCoupon = () => {
    forget("quickCoupon");
    send(CloseQuickCoupon({}));
    send(GoTo({ path: pathOf({ name: "coupon" }, language), isReplacing: false }));
  };
  return (
    <>
      {isOpen && !props.isWide && (
        <Guard fallback={() => null} onFail={goToCoupon}>
          <Suspense fallback={null}>
            <QuickCoupon />
          </Suspense>
        </Guard>
      )}
      <Guard key={String(hasMessages)} fallback={() => null} onFail={() => forget("notifications")}>
        <Suspense fallback={null}>{hasMessages && <Notifications />}</Suspense>
      </Guard>
    </>
  );
}
