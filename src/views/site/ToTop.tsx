import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../../infra/i18n.ts";
import { IconButton } from "../components/IconButton.tsx";
import { focusContent } from "../shell/focusContent.ts";
import { useIsWide } from "../shell/useIsWide.ts";
import styles from "./ToTop.module.css";

/** Number of screens to scroll before it appears. */
const onPhone = 4;
const onWide = 1;

/** Button that scrolls a long page to its top. [ui-003] */
export function ToTop() {
  const t = useTranslation();
  const screens = useIsWide() ? onWide : onPhone;
  const mark = useRef<HTMLDivElement>(null);
  const [isFar, setFar] = useState(false);
  useEffect(() => {
    const { current } = mark;
    if (current === null) return undefined;
    // The top is far away when it is not within this many screens above the viewport.
    const observer = new IntersectionObserver(
      (entries) => setFar(entries.at(-1)?.isIntersecting === false),
      { rootMargin: `${screens * 100}% 0px 0px 0px` },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [screens]);
  const go = () => {
    window.scrollTo(0, 0);
    focusContent();
  };
  return (
    <>
      <div ref={mark} className={styles.mark} />
      {isFar && (
        <div className={styles.place}>
          <IconButton icon="chevron-up" name={t("site.toTop")} onPress={go} />
        </div>
      )}
    </>
  );
}
