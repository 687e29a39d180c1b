import { useEffect, useRef, useState } from "react";
import { translationsOf } from "../../infra/i18n.ts";
import { OptionalPart } from "../shell/OptionalPart.tsx";
import { withTranslations } from "../shell/withTranslations.ts";
import styles from "./HomeMoreSlot.module.css";

const HomeMore = withTranslations(
  () => import("./HomeMore.tsx"),
  "HomeMore",
  () => translationsOf("coupon"),
);

/** Loads the lower part of home when less than a screen is left above it, or it was jumped over. */
export function HomeMoreSlot() {
  const mark = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const { current } = mark;
    if (current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.at(-1)?.isIntersecting === true && setNear(true),
      { rootMargin: "9999% 0px 100% 0px" },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={mark} className={styles.more}>
      {isNear && (
        <OptionalPart>
          <HomeMore />
        </OptionalPart>
      )}
    </div>
  );
}
