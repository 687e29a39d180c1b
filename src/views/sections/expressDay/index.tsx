import { pathOf } from "../../../events/navigation/index.ts";
import { idle } from "../../../events/remoteData.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { EmptyState } from "../../components/EmptyState.tsx";
import { ErrorBlock } from "../../components/ErrorBlock.tsx";
import { Loading, MatchRowSkeleton } from "../../components/Skeleton.tsx";
import { ContentPage } from "../../content/ContentPage.tsx";
import { ExpressCard } from "../../expressDay/ExpressCard.tsx";
import { useOfferedExpresses } from "../../expressDay/useOfferedExpresses.ts";
import { useSelect } from "../../hooks/useSelect.ts";

/** Expresses that the operator has put together, of live matches and of the line; each is added by one tap. */
export default function ExpressDay() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  return (
    <ContentPage title={t("titles.expressDay")} parentPath={pathOf({ name: "home" }, language)}>
      <Expresses />
    </ContentPage>
  );
}

function Expresses() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const isOnline = useSelect(({ shell }) => shell.isOnline);
  const { live = idle, line = idle } = useSelect((state) => state.expressDay);
  const feeds = [
    { feed: "live", title: t("shell.live"), items: useOfferedExpresses("live") },
    { feed: "line", title: t("favorites.upcoming"), items: useOfferedExpresses("line") },
  ] as const;
  // Those of one feed alone would be pushed down by the other's.
  const isComing = [live, line].some(({ tag }) => tag === "idle" || tag === "loading");
  if (!isComing && feeds.some(({ items }) => items !== null && items.length > 0))
    return feeds.map(
      ({ feed, title, items }) =>
        items !== null &&
        items.length > 0 && (
          <Band key={feed} title={title}>
            {items.map((express) => (
              <ExpressCard key={express.expressId} feed={feed} express={express} />
            ))}
          </Band>
        ),
    );
  if (live.tag === "failed" || line.tag === "failed")
    return (
      <Band>
        <ErrorBlock text={t(isOnline ? "sports.feedFailed" : "errors.network")} />
      </Band>
    );
  if (isComing || feeds.some(({ items }) => items === null))
    return (
      <Loading>
        <Band>
          <MatchRowSkeleton rows={4} />
        </Band>
      </Loading>
    );
  return (
    <Band>
      <EmptyState
        title={t("expressDay.none")}
        action={
          <Button look="ink" size="sm" href={pathOf({ name: "line" }, language)}>
            {t("sports.allMatches")}
          </Button>
        }
      />
    </Band>
  );
}
