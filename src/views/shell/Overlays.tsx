import { hasArrived } from "../../events/runtime/index.ts";
import { lazy, type ReactNode, Suspense } from "react";
import { EndSessionSafely } from "../../commands/session.ts";
import { NoteViewFailure } from "../../commands/shell.ts";
import { CloseQuickCoupon, GoTo } from "../../commands/navigation.ts";
import { isAgeAsked } from "../../events/ageConsent/index.ts";
import { pathOf } from "../../events/navigation/index.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";
import { Guard } from "./Guard.tsx";
import { withTranslations } from "./withTranslations.ts";

const QuickCoupon = withTranslations(() => import("../sections/quickCoupon/index.tsx"));
const Notifications = withTranslations(() =>
  import("../notifications/Notifications.tsx").then((m) => ({ default: m.Notifications })),
);
const Timers = withTranslations(() =>
  import("../timerPanel/Timers.tsx").then((m) => ({ default: m.Timers })),
);

const AgeQuestion = withTranslations(() =>
  import("../site/AgeQuestion.tsx").then((m) => ({ default: m.AgeQuestion })),
);
const PlayerSlots = lazy(() =>
  import("./PlayerSlots.tsx").then((m) => ({ default: m.PlayerSlots })),
);
const LaterSlots = lazy(() => import("./LaterSlots.tsx").then((m) => ({ default: m.LaterSlots })));
const FrameSlots = lazy(() => import("./FrameSlots.tsx").then((m) => ({ default: m.FrameSlots })));

/** What lies over the page: questions, messages, and on a phone the quick coupon. */
export function Overlays(props: { isWide: boolean }) {
  const isOpen = useSelect(({ navigation }) => navigation.isQuickCouponOpen);
  const isPanelOpen = useSelect(({ runtime }) => runtime.isPanelOpen);
  const send = useSend();
  const isPlayerHere = useSelect((state) => hasArrived(state, "limits"));
  const isLater = useSelect((state) => hasArrived(state, "progress"));
  const isFramed = useSelect((state) => hasArrived(state, "overlays"));
  const isAgeOpen = useSelect(isAgeAsked);
  const hasMessages = useSelect(({ notifications }) => notifications.length > 0);
  return (
    <>
      {isOpen && !props.isWide && <QuickCouponSlot />}
      {isPlayerHere && (
        // A reality check that cannot be shown ends the session.
        <Place onFail={() => send(EndSessionSafely({}))}>
          <PlayerSlots />
        </Place>
      )}
      {isFramed && (
        <Place>
          <FrameSlots />
        </Place>
      )}
      {isLater && (
        <Place>
          <LaterSlots />
        </Place>
      )}
      {isAgeOpen && (
        <Place>
          <AgeQuestion />
        </Place>
      )}
      {isPanelOpen && (
        <Place>
          <Timers />
        </Place>
      )}
      {hasMessages && (
        <Place onFail={() => send(NoteViewFailure({ view: "notifications" }))}>
          <Notifications />
        </Place>
      )}
    </>
  );
}

function Place(props: { onFail?: () => void; children: ReactNode }) {
  const { onFail } = props;
  return (
    <Guard fallback={null} {...(onFail === undefined ? {} : { onFail })}>
      <Suspense fallback={null}>{props.children}</Suspense>
    </Guard>
  );
}

/** The panel over the page; the page of the coupon in its place when the panel does not come. */
function QuickCouponSlot() {
  const send = useSend();
  const language = useSelect(({ settings }) => settings.language);
  const goToCoupon = () => {
    send(CloseQuickCoupon({}));
    send(GoTo({ path: pathOf({ name: "coupon" }, language), isReplacing: false }));
  };
  return (
    <Place onFail={goToCoupon}>
      <QuickCoupon />
    </Place>
  );
}
