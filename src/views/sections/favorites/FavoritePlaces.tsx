import { favoriteChampsList, favoriteTeamsList } from "../../../events/chosenGames/index.ts";
import { linkedPath, pathOf, sportPath } from "../../../events/navigation/index.ts";
import { cricketIdOf, type Game } from "../../../events/sports/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { ListRow } from "../../components/ListRow.tsx";
import { useGamesOf } from "../../favorites/ChosenRows.tsx";
import { FavoriteStar } from "../../favorites/FavoriteStar.tsx";
import { formatCount } from "../../format/count.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { kindOf, sportOf } from "../../sports/sportKinds.ts";
import styles from "./Favorites.module.css";

/** Favourite championships and teams, with the number of their matches now; on the page of cricket those of cricket. */
export function FavoritePlaces() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const isCricket = useIsCricket();
  const cricketId = useSelect(cricketIdOf);
  const names = useSelect(({ sports }) => sports.champs);
  const lists = useSelect(({ favorites }) => favorites.lists);
  const games = useGamesOf(favoriteTeamsList, ({ sportId }) => sportId === cricketId);
  const champs = lists.champs.filter((id) => !isCricket || names[id]?.sportId === cricketId);
  const teams = lists.teams.filter(
    (id) => !isCricket || games.some((game) => sideOf(game, id) !== undefined),
  );
  return (
    <>
      {champs.length > 0 && (
        <Band title={t("search.champs")} count={formatCount(champs.length, language)}>
          <Card>
            {champs.map((id) => (
              <Champ key={id} id={id} />
            ))}
          </Card>
        </Band>
      )}
      {teams.length > 0 && (
        <Band title={t("search.teams")} count={formatCount(teams.length, language)}>
          <Card>
            {teams.map((id) => (
              <Team key={id} id={id} />
            ))}
          </Card>
        </Band>
      )}
    </>
  );
}

function Champ({ id }: { id: number }) {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const champ = useSelect(({ sports }) => sports.champs[id]);
  const sport = useSelect((state) => sportOf(state, champ?.sportId ?? -1));
  const isCricket = useIsCricket();
  const games = useGamesOf(favoriteChampsList, ({ champId }) => champId === id);
  const name = champ?.name ?? t("favorites.quiet");
  const isAllLive = games.length > 0 && games.every(({ feed }) => feed === "live");
  const place = { sport: champ?.sportId ?? 0, champ: `c${id}` };
  return (
    <div className={styles.row}>
      <ListRow
        icon={kindOf(sport).icon}
        title={name}
        about={sport?.name}
        value={formatCount(games.length, language)}
        href={
          champ === undefined
            ? pathOf({ name: "line" }, language)
            : isCricket
              ? sportPath({ name: "cricketChamp", params: { champ: id } }, language)
              : pathOf({ name: isAllLive ? "live" : "line", params: place }, language)
        }
      />
      <FavoriteStar type="champ" id={id} name={name} />
    </div>
  );
}

function Team({ id }: { id: number }) {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const isCricket = useIsCricket();
  const games = useGamesOf(favoriteTeamsList, (game) => sideOf(game, id) !== undefined);
  const [game] = games;
  const sport = useSelect((state) => sportOf(state, game?.sportId ?? -1));
  const name = game === undefined ? t("favorites.noMatches") : (sideOf(game, id)?.name ?? "");
  return (
    <div className={styles.row}>
      <ListRow
        icon={kindOf(sport).icon}
        title={name}
        about={sport?.name}
        value={formatCount(games.length, language)}
        href={
          isCricket
            ? sportPath({ name: "cricketTeam", params: { id } }, language)
            : linkedPath({ name: "teamSection", params: { id } }, language)
        }
      />
      <FavoriteStar type="team" id={id} name={name} />
    </div>
  );
}

const useIsCricket = (): boolean =>
  useSelect(({ navigation }) => navigation.route.name === "cricketFavorites");

const sideOf = ({ opponent1, opponent2 }: Game, id: number) =>
  [opponent1, opponent2].find((side) => side?.id === id);
