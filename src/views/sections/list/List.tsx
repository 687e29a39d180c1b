import { memo, use, useDeferredValue, useMemo } from "react";
import { linkedPath, pathOf } from "../../../events/navigation/index.ts";
import { listFilterOf } from "../../../events/recommendations/index.ts";
import type { TimeFilter } from "../../../events/settings/index.ts";
import { listKey } from "../../../events/sports/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { EmptyState } from "../../components/EmptyState.tsx";
import { Page } from "../../components/Page.tsx";
import { MatchRowSkeleton } from "../../components/Skeleton.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { WayHere } from "../../shell/useBack.ts";
import { Feed } from "../../sports/Feed.tsx";
import { Champs } from "./Champs.tsx";
import { ListBar } from "./ListBar.tsx";
import { Recommended } from "./Recommended.tsx";
import { SportChips } from "./SportChips.tsx";
import { TimeFilters } from "./TimeFilters.tsx";

type Place = {
  readonly feed: "live" | "line";
  readonly sportId: number | null;
  /** The one championship that the address names; null: all. */
  readonly champId: number | null;
};

/** The matches of a feed by championship. */
export function List(place: Place) {
  const { feed, sportId, champId } = place;
  const t = useTranslation();
  // The server makes the page of its path alone, which has no filter.
  const filter = useSelect<TimeFilter>(
    (state) => listFilterOf(state, feed),
    () => "all",
  );
  const chosen = useMemo(
    () => ({ feed, sportId, champId, filter }),
    [feed, sportId, champId, filter],
  );
  // Another sport, feed or time is marked in the frame after the tap; its matches follow. On the way back they do not, for the
  // browser puts the page where it was.
  const followed = useDeferredValue(chosen);
  const isBack = use(WayHere) === "POP";
  return (
    <Page
      bar={<ListBar feed={feed} sportId={sportId} />}
      tools={<SportChips feed={feed} sportId={sportId} />}
    >
      <h2 className="vh">{t("sports.allMatches")}</h2>
      <TimeFilters feed={feed} sportId={sportId} current={filter} />
      <Matches {...(isBack ? chosen : followed)} />
    </Page>
  );
}

const Matches = memo(function Matches(props: Place & { readonly filter: TimeFilter }) {
  const { feed, sportId, champId, filter } = props;
  const key = listKey({ feed, sportId, isTop: false });
  const champs = (
    <Champs key={`${key} ${filter}`} feed={feed} view={key} champId={champId} filter={filter} />
  );
  return (
    <Feed
      view={key}
      skeleton={
        <Band>
          <MatchRowSkeleton rows={6} hasTwoLines />
        </Band>
      }
      empty={<NoMatches feed={feed} />}
    >
      <div data-filtered>
        {filter === "recommended" ? <Recommended>{champs}</Recommended> : champs}
      </div>
    </Feed>
  );
});

/** No matches in this feed; links to the other feed. */
function NoMatches({ feed }: { feed: "live" | "line" }) {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const otherFeed = feed === "live" ? "line" : "live";
  return (
    <Band>
      <EmptyState
        title={t(feed === "live" ? "sports.noLive" : "sports.noLine")}
        text={t(feed === "live" ? "sports.noLiveText" : "sports.noLineText")}
        action={
          <>
            <Button look="ink" size="sm" href={pathOf({ name: otherFeed }, language)}>
              {t(feed === "live" ? "sports.seeLine" : "sports.seeLive")}
            </Button>
            {feed === "live" && (
              <Button
                size="sm"
                href={linkedPath({ name: "results", params: { zone: "live" } }, language)}
              >
                {t("titles.results")}
              </Button>
            )}
          </>
        }
      />
    </Band>
  );
}
