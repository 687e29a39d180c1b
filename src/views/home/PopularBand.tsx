import type { ReactNode } from "react";
import { useTranslation } from "../../infra/i18n.ts";
import { Band } from "../components/Band.tsx";
import { Loading, MatchRowSkeleton, SkeletonBar } from "../components/Skeleton.tsx";
import styles from "./HomePopular.module.css";

/** The band of what is popular. */
export function PopularBand({ children }: { children: ReactNode }) {
  const t = useTranslation();
  return <Band title={t("recommendation.popularNow")}>{children}</Band>;
}

/** Its place before it is known whether anything is popular: without its heading, which could be wrong. */
export function PopularPlace({
  rows = 3,
  isEmpty = false,
}: {
  rows?: number | undefined;
  /** Nothing comes any more. */
  isEmpty?: boolean;
}) {
  const bars = (
    <div>
      <div className={styles.heading}>
        <SkeletonBar widthRem={8} heightRem={1.25} />
      </div>
      <MatchRowSkeleton rows={rows} />
    </div>
  );
  return (
    <Band>
      {isEmpty ? (
        <div className={styles.empty} aria-hidden="true">
          {bars}
        </div>
      ) : (
        <Loading>{bars}</Loading>
      )}
    </Band>
  );
}
