import type { ReactNode } from "react";
import { useTranslation } from "../../infra/i18n.ts";
import { Band } from "../components/Band.tsx";
import { Loading, MatchRowSkeleton } from "../components/Skeleton.tsx";

/** The band of what is popular; without its matches, their place. */
export function PopularBand({
  rows = 3,
  children,
}: {
  rows?: number | undefined;
  children?: ReactNode;
}) {
  const t = useTranslation();
  return (
    <Band title={t("recommendation.popularNow")}>
      {children ?? (
        <Loading>
          <MatchRowSkeleton rows={rows} />
        </Loading>
      )}
    </Band>
  );
}
