import type { FoundChamp, SearchBody } from "../../../events/search/events.ts";
import { linkedPath, pathOf, sportPath } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { ListRow } from "../../components/ListRow.tsx";
import { FavoriteStar } from "../../favorites/FavoriteStar.tsx";
import { formatCount } from "../../format/count.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { kindOf, sportOf } from "../../sports/sportKinds.ts";
import { useIsCricketSearch } from "../cricket/useCricket.ts";
import styles from "./Search.module.css";

/** Championships and teams that were found, with their pages. */
export function FoundChamps({ found: { champs, teams } }: { found: SearchBody }) {
  const t = useTranslation();
  return (
    <>
      {champs.length > 0 && (
        <Band title={t("search.champs")}>
          <Card>
            {champs.map((champ) => (
              <ChampRow key={champ.id} champ={champ} />
            ))}
          </Card>
        </Band>
      )}
      {teams.length > 0 && (
        <Band title={t("search.teams")}>
          <Card>
            {teams.map((team) => (
              <TeamRow key={`${team.sportId} ${team.id}`} team={team} />
            ))}
          </Card>
        </Band>
      )}
    </>
  );
}

function ChampRow({
  champ: { id, sportId, name, gamesCount, liveGamesCount },
}: {
  champ: FoundChamp;
}) {
  const language = useSelect(({ settings }) => settings.language);
  const sport = useSelect((state) => sportOf(state, sportId));
  const isCricket = useIsCricketSearch();
  // The line has the most matches; only a championship with nothing but live ones is not there.
  const isAllLive = gamesCount !== undefined && gamesCount > 0 && liveGamesCount === gamesCount;
  return (
    <div className={styles.row}>
      <ListRow
        icon={kindOf(sport).icon}
        title={name}
        about={sport?.name}
        value={gamesCount === undefined ? undefined : formatCount(gamesCount, language)}
        href={
          isCricket
            ? sportPath({ name: "cricketChamp", params: { champ: id } }, language)
            : pathOf(
                { name: isAllLive ? "live" : "line", params: { sport: sportId, champ: `c${id}` } },
                language,
              )
        }
      />
      <FavoriteStar type="champ" id={id} name={name} />
    </div>
  );
}

function TeamRow({ team: { id, name, sportId } }: { team: SearchBody["teams"][number] }) {
  const language = useSelect(({ settings }) => settings.language);
  const sport = useSelect((state) => sportOf(state, sportId));
  const isCricket = useIsCricketSearch();
  return (
    <div className={styles.row}>
      <ListRow
        icon={kindOf(sport).icon}
        title={name}
        about={sport?.name}
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
