import { useId } from "react";
import { isCookieNoticeShown } from "../../events/preferences/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { focusContent } from "../shell/focusContent.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { CookieChoice } from "./CookieChoice.tsx";
import styles from "./CookieNotice.module.css";

/**
 * Asks which cookies may be used, until it is answered. It is in the flow of the page before the bottom bar
 * and sticks above that bar on a long page, so it covers neither the bar nor the coupon. [ui-010]
 */
export function CookieNotice() {
  const t = useTranslation();
  const titleId = useId();
  const isShown = useSelect(isCookieNoticeShown);
  if (!isShown) return null;
  return (
    <section className={styles.notice} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {t("cookies.title")}
      </h2>
      <CookieChoice onAnswered={focusContent} />
    </section>
  );
}
