import { RefreshRecommendations } from "../../../commands/recommendations.ts";
import { mayBeOffered } from "../../../events/limits/index.ts";
import { pathOf } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band } from "../../components/Band.tsx";
import { MatchRowSkeleton } from "../../components/Skeleton.tsx";
import { ContentPage } from "../../content/ContentPage.tsx";
import { RemoteContent } from "../../content/RemoteContent.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { None } from "./None.tsx";
import { RecommendedMatches } from "./RecommendedMatches.tsx";

/** Matches recommended to the player, each group with its reason; to a self-excluded player none. */
export default function Recommendation() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  return (
    <ContentPage title={t("titles.recommendation")} parentPath={pathOf({ name: "home" }, language)}>
      <Content />
    </ContentPage>
  );
}

function Content() {
  const t = useTranslation();
  const send = useSend();
  const recommendations = useSelect((state) => state.recommendations);
  const isOffered = useSelect(mayBeOffered);
  if (isOffered === false) return <None />;
  const skeleton = (
    <Band>
      <MatchRowSkeleton rows={4} />
    </Band>
  );
  if (isOffered === null) return skeleton;
  return (
    <RemoteContent
      data={recommendations}
      skeleton={skeleton}
      failedText={t("recommendation.failed")}
      oldText={t("recommendation.old")}
      onRefresh={() => send(RefreshRecommendations({}))}
    >
      {(items) => (items.length === 0 ? <None /> : <RecommendedMatches items={items} />)}
    </RemoteContent>
  );
}
