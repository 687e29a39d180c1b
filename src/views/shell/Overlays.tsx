import { hasArrived } from "../../events/runtime/index.ts";
import { EndSessionSafely } from "../../commands/session.ts";
import { NoteViewFailure } from "../../commands/shell.ts";
import { CloseQuickCoupon, GoTo } from "../../commands/navigation.ts";
import { isAgeAsked } from "../../events/ageConsent/index.ts";
import { pathOf } from "../../events/navigation/index.ts";
import { useSelect, useSelectAfterPaint } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";
import { Guard } from "./Guard.tsx";
import { OptionalPart } from "./OptionalPart.tsx";
import { translationsOf } from "../../infra/i18n.ts";
import { withTranslations } from "./withTranslations.ts";
import { late } from "./late.tsx";

const QuickCoupon = withTranslations(
  () => import("../sections/quickCoupon/index.tsx"),
  "default",
  () => translationsOf("coupon"),
);
const Notifications = withTranslations(
  () => import("../notifications/Notifications.tsx"),
  "Notifications",
);
const Timers = withTranslations(() => import("../timerPanel/Timers.tsx"), "Timers");

const AgeQuestion = withTranslations(() => import("../site/AgeQuestion.tsx"), "AgeQuestion");
const PlayerSlots = late(() => import("./PlayerSlots.tsx"), "PlayerSlots");
const SiteNews = withTranslations(() => import("../site/SiteNews.tsx"), "SiteNews");
const FrameSlots = late(() => import("./FrameSlots.tsx"), "FrameSlots");

/** All that is shown over the page: questions, messages, and on a phone the quick coupon. */
export function Overlays(props: { isWide: boolean }) {
  const isPanelOpen = useSelect(({ runtime }) => runtime.isPanelOpen);
  const send = useSend();
  const hasPlayerDomains = useSelect((state) => hasArrived(state, "limits"));
  const hasLaterDomains = useSelect((state) => hasArrived(state, "progress"));
  const hasOverlayDomains = useSelect((state) => hasArrived(state, "overlays"));
  const isAgeOpen = useSelect(isAgeAsked);
  // A message over the page changes its layers.
  const hasMessages = useSelectAfterPaint(({ notifications }) => notifications.length > 0);
  return (
    <>
      {!props.isWide && <QuickCouponSlot />}
      {hasPlayerDomains && (
        // A reality check that cannot be shown ends the session.
        <Guard onFail={() => send(EndSessionSafely({}))}>
          <PlayerSlots />
        </Guard>
      )}
      {hasOverlayDomains && (
        <OptionalPart>
          <FrameSlots />
        </OptionalPart>
      )}
      {hasLaterDomains && (
        <OptionalPart>
          <SiteNews />
        </OptionalPart>
      )}
      {isAgeOpen && (
        <OptionalPart>
          <AgeQuestion />
        </OptionalPart>
      )}
      {isPanelOpen && (
        <OptionalPart>
          <Timers />
        </OptionalPart>
      )}
      {hasMessages && (
        <Guard onFail={() => send(NoteViewFailure({ view: "notifications" }))}>
          <Notifications />
        </Guard>
      )}
    </>
  );
}

/** The coupon over the page; falls back to the coupon page when the panel fails to load. */
function QuickCouponSlot() {
  const send = useSend();
  const isOpen = useSelect(({ navigation }) => navigation.isQuickCouponOpen);
  const language = useSelect(({ settings }) => settings.language);
  const goToCoupon = () => {
    send(CloseQuickCoupon({}));
    send(GoTo({ path: pathOf({ name: "coupon" }, language), isReplacing: false }));
  };
  return (
    isOpen && (
      <Guard onFail={goToCoupon}>
        <QuickCoupon />
      </Guard>
    )
  );
}
