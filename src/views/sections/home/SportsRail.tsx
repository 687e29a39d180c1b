import { pathOf } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Rail } from "../../components/Band.tsx";
import { SportTile } from "../../components/SportTile.tsx";
import { SkeletonBar, Loading } from "../../components/Skeleton.tsx";
import { formatCount } from "../../format/count.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { feedStatus } from "../../sports/feedStatus.ts";
import { kindOf } from "../../sports/sportKinds.ts";
import { useOfferedSports } from "../../sports/useOfferedSports.ts";
import styles from "./SportsRail.module.css";

/** The favourites and the sports with live matches; if nothing is live, those of the line. */
export function SportsRail() {
  const t = useTranslation();
  const live = useOfferedSports("live");
  const line = useOfferedSports("line");
  const language = useSelect(({ settings }) => settings.language);
  const hasNoMatches = useSelect(
    (state) =>
      feedStatus(state, "live:top") === "empty" && feedStatus(state, "line:top") === "empty",
  );
  const name = live.length > 0 ? "live" : "line";
  const sports = live.length > 0 ? live : line;
  const isAnswered = useSelect(
    ({ sports: { menuAnswer } }) => menuAnswer.live !== null && menuAnswer.line !== null,
  );
  // The blocks below say that there are no matches, or that they failed to load.
  if (sports.length === 0) return hasNoMatches || isAnswered ? null : <RailSkeleton />;
  return (
    <Band>
      <div className={styles.rail}>
        <Rail role="navigation" name={t("shell.navSports")}>
          <SportTile
            href={pathOf({ name: "favorites" }, language)}
            name={t("shell.favorites")}
            icon="star"
          />
          {sports.map((sport) => (
            <SportTile
              key={sport.id}
              href={pathOf({ name, params: { sport: sport.id } }, language)}
              name={sport.name}
              icon={kindOf(sport).icon}
              count={formatCount(sport.gamesCount, language)}
            />
          ))}
        </Rail>
      </div>
    </Band>
  );
}

function RailSkeleton() {
  return (
    <Band>
      <div className={styles.rail}>
        <Loading>
          <Rail>
            {[1, 2, 3, 4, 5, 6].map((tile) => (
              <SkeletonBar key={tile} widthRem={4.375} heightRem={4.25} />
            ))}
          </Rail>
        </Loading>
      </div>
    </Band>
  );
}
