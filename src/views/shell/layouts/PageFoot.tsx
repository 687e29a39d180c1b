import { Suspense } from "react";
import { NoteViewFailure } from "../../../commands/shell.ts";
import { isAppsBannerShown, isHidden, registrationBot } from "../../../events/layout/index.ts";
import { isOneClickBarShown } from "../../../events/oneClick/index.ts";
import { isCookieNoticeShown } from "../../../events/preferences/index.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { AppsBanner } from "../../site/AppsBanner.tsx";
import { CookieNotice } from "../../site/CookieNotice.tsx";
import { TelegramWidget } from "../../site/TelegramWidget.tsx";
import { SeoBlock } from "../../seo/SeoBlock.tsx";
import { Footer } from "../Footer.tsx";
import { Guard } from "../Guard.tsx";
import { useIsWide } from "../useIsWide.ts";
import { withTranslations } from "../withTranslations.ts";
import styles from "./PageFoot.module.css";

const OneClickBar = withTranslations(() =>
  import("../../oneClick/OneClickBar.tsx").then((m) => ({ default: m.OneClickBar })),
);

/** What comes below the content. It begins under the first screen, so nothing moves when it comes. */
export function PageFoot() {
  const bot = useSelect(registrationBot);
  const hasFooter = !useSelect((state) => isHidden(state, "footer"));
  const hasNav = !useSelect((state) => isHidden(state, "bottomNavigation"));
  const isOffered = useSelect(isAppsBannerShown);
  const isPhone = !useIsWide();
  const isAsked = useSelect(isCookieNoticeShown);
  const isOneClick = useSelect(isOneClickBarShown);
  return (
    <>
      <div className={styles.foot}>
        <SeoBlock />
        {bot !== null && hasFooter && <TelegramWidget bot={bot} />}
        {hasFooter && <Footer />}
      </div>
      {isOffered && hasNav && isPhone && !isAsked && <AppsBanner />}
      <CookieNotice />
      {isOneClick && hasNav && isPhone && <OneClickSlot />}
    </>
  );
}

/** Where taps on prices bet at once it is said so; when it cannot be, they do not. */
function OneClickSlot() {
  const send = useSend();
  return (
    <Guard fallback={null} onFail={() => send(NoteViewFailure({ view: "oneClick" }))}>
      <Suspense fallback={null}>
        <OneClickBar />
      </Suspense>
    </Guard>
  );
}
