import type { ReactNode } from "react";
import { RefreshRecommendations } from "../../../commands/recommendations.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band } from "../../components/Band.tsx";
import { MatchRowSkeleton } from "../../components/Skeleton.tsx";
import { RemoteContent } from "../../content/RemoteContent.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";

/** The list of recommended matches only, once it is known which they are. [sports-001] */
export function Recommended(props: { children: ReactNode }) {
  const t = useTranslation();
  const send = useSend();
  const recommendations = useSelect((state) => state.recommendations);
  return (
    <RemoteContent
      data={recommendations}
      skeleton={
        <Band>
          <MatchRowSkeleton rows={3} hasTwoLines />
        </Band>
      }
      failedText={t("recommendation.failed")}
      oldText={t("recommendation.old")}
      onRefresh={() => send(RefreshRecommendations({}))}
    >
      {() => props.children}
    </RemoteContent>
  );
}
