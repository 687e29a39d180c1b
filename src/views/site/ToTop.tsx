import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../../infra/i18n.ts";
import { IconButton } from "../components/IconButton.tsx";
import { useIsWide } from "../shell/useIsWide.ts";
import styles from "./ToTop.module.css";

/** Screens of scrolling after which it appears. */
const onPhone = 4;
const onWide = 1;

/** Takes a long page to its top. [ui-003] */
export function ToTop() {
  const t = useTranslation();
  const screens = useIsWide() ? onWide : onPhone;
  const mark = useRef<HTMLDivElement>(null);
  const [isFar, setFar] = useState(false);
  useEffect(() => {
    const { current } = mark;
    if (current === null) return undefined;
    // The top of the page is far when it is not even within so many screens above the window.
    const observer = new IntersectionObserver(
      (seen) => setFar(seen.at(-1)?.isIntersecting === false),
      { rootMargin: `${screens * 100}% 0px 0px 0px` },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [screens]);
  const go = () => {
    window.scrollTo(0, 0);
    document.getElementById("main")?.focus({ preventScroll: true });
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
