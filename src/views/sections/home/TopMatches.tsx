import { pathOf } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { MatchRowSkeleton } from "../../components/Skeleton.tsx";
import { formatCount } from "../../format/count.ts";
import { useFavoritesFirst } from "../../favorites/useFavoritesFirst.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { Feed } from "../../sports/Feed.tsx";
import { gamesCount } from "../../sports/gamesCount.ts";
import { groupShown } from "../../sports/groupShown.ts";
import { useOfferedSports } from "../../sports/useOfferedSports.ts";
import { useOfferedGames } from "../../sports/useOfferedGames.ts";
import styles from "./TopMatches.module.css";
import { TopSport } from "./TopSport.tsx";

const view = "line:top";
const mostSports = 4;
const mostOfSport = 4;

/** The next matches of the leading championships, sport by sport. */
export function TopMatches() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const count = gamesCount(useOfferedSports("line"));
  const tables = useSelect(({ sports }) => sports.tables);
  const { shown: offered, isOut } = useOfferedGames("line", view);
  const shown = useFavoritesFirst(offered);
  const bySport = groupShown(shown, tables, (game) => game.sportId);
  return (
    <Band
      title={t("sports.topMatches")}
      more={{
        text: t("sports.lineCount", { count: formatCount(count, language) }),
        href: pathOf({ name: "line" }, language),
      }}
    >
      <Feed
        view={view}
        skeleton={<MatchRowSkeleton rows={mostSports * mostOfSport} />}
        empty={<Card isPadded>{t("sports.noLine")}</Card>}
      >
        <div className={styles.sports}>
          {bySport.slice(0, mostSports).map(([sportId, rows]) => (
            <TopSport
              key={sportId}
              sportId={sportId}
              rows={rows.slice(0, mostOfSport)}
              isOut={isOut}
            />
          ))}
        </div>
      </Feed>
    </Band>
  );
}
