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
import { translationsOf } from "../../infra/i18n.ts";
import { withTranslations } from "./withTranslations.ts";

const QuickCoupon = withTranslations(
  () => import("../sections/quickCoupon/index.tsx"),
  () => translationsOf("coupon"),
);
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
const SiteNews = withTranslations(() =>
  import("../site/SiteNews.tsx").then((m) => ({ default: m.SiteNews })),
);
const FrameSlots = lazy(() => import("./FrameSlots.tsx").then((m) => ({ default: m.FrameSlots })));

/** All that is shown over the page: questions, messages, and on a phone the quick coupon. */
export function Overlays(props: { isWide: boolean }) {
  const isOpen = useSelect(({ navigation }) => navigation.isQuickCouponOpen);
  const isPanelOpen = useSelect(({ runtime }) => runtime.isPanelOpen);
  const send = useSend();
  const hasPlayerDomains = useSelect((state) => hasArrived(state, "limits"));
  const hasLaterDomains = useSelect((state) => hasArrived(state, "progress"));
  const hasOverlayDomains = useSelect((state) => hasArrived(state, "overlays"));
  const isAgeOpen = useSelect(isAgeAsked);
  const hasMessages = useSelect(({ notifications }) => notifications.length > 0);
  return (
    <>
      {isOpen && !props.isWide && <QuickCouponSlot />}
      {hasPlayerDomains && (
        // A reality check that cannot be shown ends the session.
        <Slot onFail={() => send(EndSessionSafely({}))}>
          <PlayerSlots />
        </Slot>
      )}
      {hasOverlayDomains && (
        <Slot>
          <FrameSlots />
        </Slot>
      )}
      {hasLaterDomains && (
        <Slot>
          <SiteNews />
        </Slot>
      )}
      {isAgeOpen && (
        <Slot>
          <AgeQuestion />
        </Slot>
      )}
      {isPanelOpen && (
        <Slot>
          <Timers />
        </Slot>
      )}
      {hasMessages && (
        <Slot onFail={() => send(NoteViewFailure({ view: "notifications" }))}>
          <Notifications />
        </Slot>
      )}
    </>
  );
}

function Slot(props: { onFail?: () => void; children: ReactNode }) {
  const { onFail } = props;
  return (
    <Guard fallback={null} {...(onFail === undefined ? {} : { onFail })}>
      <Suspense fallback={null}>{props.children}</Suspense>
    </Guard>
  );
}

/** The coupon over the page; falls back to the coupon page when the panel fails to load. */
function QuickCouponSlot() {
  const send = useSend();
  const language = useSelect(({ settings }) => settings.language);
  const goToCoupon = () => {
    send(CloseQuickCoupon({}));
    send(GoTo({ path: pathOf({ name: "coupon" }, language), isReplacing: false }));
  };
  return (
    <Slot onFail={goToCoupon}>
      <QuickCoupon />
    </Slot>
  );
}
