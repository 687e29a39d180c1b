import { EndSessionSafely } from "../../../commands/session.ts";
import { NoteViewFailure } from "../../../commands/shell.ts";
import { isAppsBannerShown, isHidden, registrationBot } from "../../../events/layout/index.ts";
import { hasPanicButton } from "../../../events/limits/index.ts";
import { rowOf } from "../../../events/navigation/index.ts";
import { isOneClickBarShown } from "../../../events/oneClick/index.ts";
import { isCookieNoticeShown } from "../../../events/preferences/index.ts";
import { translationsOf } from "../../../infra/i18n.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { HomeMoreSlot } from "../../home/HomeMoreSlot.tsx";
import { useSend } from "../../hooks/useSend.ts";
import { AppsBanner } from "../../site/AppsBanner.tsx";
import { CookieNotice } from "../../site/CookieNotice.tsx";
import { TelegramWidget } from "../../site/TelegramWidget.tsx";
import { SeoBlock } from "../../seo/SeoBlock.tsx";
import { Footer } from "../Footer.tsx";
import { Guard } from "../Guard.tsx";
import { HelpFoot } from "../HelpFoot.tsx";
import { useIsWide } from "../useIsWide.ts";
import { withTranslations } from "../withTranslations.ts";
import styles from "./PageFoot.module.css";

const OneClickBar = withTranslations(
  () => import("../../oneClick/OneClickBar.tsx"),
  "OneClickBar",
  () => translationsOf("coupon"),
);

const PanicBar = withTranslations(() => import("../../limits/PanicBar.tsx"), "PanicBar");

const hidesBar = (route: Parameters<typeof rowOf>[0] | "pending"): boolean =>
  route !== "pending" && rowOf(route).hides?.includes("bottomNavigation") === true;

/** Everything below the content. It starts below the first screenful, so loading it late shifts nothing. */
export function PageFoot() {
  const bot = useSelect(registrationBot);
  const hasFooter = !useSelect((state) => isHidden(state, "footer"));
  const hasNav = !useSelect((state) => isHidden(state, "bottomNavigation"));
  const isOffered = useSelect(isAppsBannerShown);
  const isHome = useSelect(({ navigation }) => navigation.route.name === "home");
  const isPhone = !useIsWide();
  const isAsked = useSelect(isCookieNoticeShown);
  const isOneClick = useSelect(isOneClickBarShown);
  // The coupon has its own. A site that hides its bottom bar does not hide what the law asks for.
  const isPanicButton = useSelect(
    (state) => hasPanicButton(state) && !hidesBar(state.navigation.route.name),
  );
  return (
    <>
      <div className={styles.foot}>
        {isHome && <HomeMoreSlot />}
        <SeoBlock />
        {bot !== null && hasFooter && <TelegramWidget bot={bot} />}
        {hasFooter ? <Footer /> : <HelpFoot />}
      </div>
      {isOffered && hasNav && isPhone && !isAsked && <AppsBanner />}
      <CookieNotice />
      {isOneClick && hasNav && isPhone && <OneClickSlot />}
      {isPanicButton && isPhone && <PanicSlot />}
    </>
  );
}

/** A player who cannot be given the button is signed out: no play without it. */
function PanicSlot() {
  const send = useSend();
  return (
    <Guard onFail={() => send(EndSessionSafely({}))}>
      <PanicBar />
    </Guard>
  );
}

/** Tells the player that taps on prices bet at once; if it cannot be shown, one-click betting is off. */
function OneClickSlot() {
  const send = useSend();
  return (
    <Guard onFail={() => send(NoteViewFailure({ view: "oneClick" }))}>
      <OneClickBar />
    </Guard>
  );
}
