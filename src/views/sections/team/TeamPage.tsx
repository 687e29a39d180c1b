import { linkedPath, pathOf, sportPath } from "../../../events/navigation/index.ts";
import { bodyOf } from "../../../events/remoteData.ts";
import { teamIdOf, teamsOf } from "../../../events/teams/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { Bar } from "../../components/Bar.tsx";
import { BackButton, BarTitle } from "../../components/BarTitle.tsx";
import { Button } from "../../components/Button.tsx";
import { EmptyState } from "../../components/EmptyState.tsx";
import { ListRow } from "../../components/ListRow.tsx";
import { Page } from "../../components/Page.tsx";
import { ChosenMatches } from "../../favorites/ChosenMatches.tsx";
import { useGamesOf } from "../../favorites/ChosenRows.tsx";
import { FavoriteStar } from "../../favorites/FavoriteStar.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { SearchLink } from "../../shell/SearchLink.tsx";
import { useBack } from "../../shell/useBack.ts";
import { sportOf } from "../../sports/sportKinds.ts";
import { CricketBar } from "../cricket/CricketBar.tsx";
import { Squad } from "../cricket/Squad.tsx";
import { useCricketHref } from "../cricket/useCricket.ts";

/** The matches of a team, live and upcoming, its players and its star. [sports-012] */
export function TeamPage() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const route = useSelect(({ navigation }) => navigation.route);
  const id = teamIdOf(route) ?? 0;
  const [game] = useGamesOf(route.name, () => true);
  const side = [game?.opponent1, game?.opponent2].find((one) => one?.id === id);
  const sport = useSelect((state) => sportOf(state, game?.sportId ?? -1));
  const known = useSelect((state) => teamsOf(state).team);
  const body = known.id === id ? bodyOf(known.data) : null;
  const isCricket = route.name === "cricketTeam";
  const isGames = route.name === "teamGamesInfo";
  const back = useBack(
    isCricket ? sportPath({ name: "cricket" }, language) : pathOf({ name: "home" }, language),
  );
  const cricketHref = useCricketHref();
  const name = side?.name ?? body?.name ?? t("titles.teamSection");
  return (
    <Page
      bar={
        <Bar kind="page">
          <BackButton onPress={back} />
          <BarTitle title={name} about={isGames ? t("titles.teamGamesInfo") : sport?.name} />
          {!isCricket && <SearchLink />}
          <FavoriteStar type="team" id={id} name={name} look="bar" />
        </Bar>
      }
      tools={isCricket && <CricketBar />}
    >
      <ChosenMatches
        list={route.name}
        hrefOf={isCricket ? cricketHref : undefined}
        empty={
          <Band>
            <EmptyState
              title={t("favorites.noMatches")}
              action={
                <Button look="ink" size="sm" href={pathOf({ name: "line" }, language)}>
                  {t("sports.allMatches")}
                </Button>
              }
            />
          </Band>
        }
      />
      {!isCricket && <OtherPage name={name} id={id} isGames={isGames} />}
      {!isGames && <Squad teamId={id} />}
    </Page>
  );
}

/** From the page of a team to its matches alone, and back. */
function OtherPage({ id, name, isGames }: { id: number; name: string; isGames: boolean }) {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  return (
    <Band>
      <Card>
        <ListRow
          icon={isGames ? "user" : "clock"}
          title={isGames ? name : t("titles.teamGamesInfo")}
          about={isGames ? t("titles.teamSection") : undefined}
          href={
            isGames
              ? linkedPath({ name: "teamSection", params: { id } }, language)
              : sportPath({ name: "teamGamesInfo", params: { id } }, language)
          }
        />
      </Card>
    </Band>
  );
}
