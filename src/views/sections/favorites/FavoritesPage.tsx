import { RefreshFavorites } from "../../../commands/favorites.ts";
import { pathOf, sportPath } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { EmptyState } from "../../components/EmptyState.tsx";
import { ErrorBlock } from "../../components/ErrorBlock.tsx";
import { ListRow } from "../../components/ListRow.tsx";
import { Loading, MatchRowSkeleton } from "../../components/Skeleton.tsx";
import { ContentPage } from "../../content/ContentPage.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { CricketBar } from "../cricket/CricketBar.tsx";
import { FavoriteMatches } from "./FavoriteMatches.tsx";
import { FavoritePlaces } from "./FavoritePlaces.tsx";

/** Favourite matches, live and upcoming, championships and teams; those of cricket on its page. [sports-012] */
export function FavoritesPage() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const isCricket = useSelect(({ navigation }) => navigation.route.name === "cricketFavorites");
  return (
    <ContentPage
      title={t(isCricket ? "titles.cricketFavorites" : "titles.favorites")}
      parentPath={
        isCricket ? sportPath({ name: "cricket" }, language) : pathOf({ name: "home" }, language)
      }
      tools={isCricket && <CricketBar />}
      hasSearch={isCricket}
    >
      <Content />
    </ContentPage>
  );
}

function Content() {
  const t = useTranslation();
  const send = useSend();
  const { lists, isAsking, isOwned, isLoaded, failedAt } = useSelect(({ favorites }) => favorites);
  const isOnline = useSelect(({ shell }) => shell.isOnline);
  const count = lists.games.length + lists.champs.length + lists.teams.length;
  if (count === 0 && isOwned && !isLoaded) {
    return failedAt === null && isOnline ? (
      <Loading>
        <Band>
          <MatchRowSkeleton rows={4} />
        </Band>
      </Loading>
    ) : (
      <Band>
        <ErrorBlock
          text={t(isOnline ? "favorites.failed" : "errors.network")}
          isBusy={isAsking}
          onRefresh={() => send(RefreshFavorites({}))}
        />
      </Band>
    );
  }
  if (count === 0) return <None />;
  return (
    <>
      <FavoriteMatches />
      <FavoritePlaces />
      <Yours />
    </>
  );
}

function None() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  return (
    <>
      <Band>
        <EmptyState
          title={t("favorites.noneTitle")}
          text={t("favorites.noneText")}
          action={
            <Button look="ink" size="sm" href={pathOf({ name: "live" }, language)}>
              {t("sports.seeLive")}
            </Button>
          }
        />
      </Band>
      <Yours />
    </>
  );
}

/** The way to what a player follows without a star: the teams of their country. */
function Yours() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  return (
    <Band>
      <Card>
        <ListRow
          icon="flag"
          title={t("titles.betsOnYour")}
          href={sportPath({ name: "betsOnYour" }, language)}
        />
      </Card>
    </Band>
  );
}
