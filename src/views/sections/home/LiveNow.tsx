import { pathOf } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Card, Rail } from "../../components/Band.tsx";
import { LiveCardSkeleton } from "../../components/Skeleton.tsx";
import { formatCount } from "../../format/count.ts";
import { useFavoritesFirst } from "../../favorites/useFavoritesFirst.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { Feed } from "../../sports/Feed.tsx";
import { gamesCount } from "../../sports/gamesCount.ts";
import { LiveGameCard } from "../../sports/LiveGameCard.tsx";
import { useOfferedSports } from "../../sports/useOfferedSports.ts";
import { useOfferedGames } from "../../sports/useOfferedGames.ts";

const view = "live:top";
const most = 12;

/** The live matches of the leading championships in a rail. */
export function LiveNow() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const count = gamesCount(useOfferedSports("live"));
  const { shown: offered, isOut } = useOfferedGames("live", view);
  const shown = useFavoritesFirst(offered);
  return (
    <Band
      title={t("sports.liveNow")}
      count={count === 0 ? undefined : formatCount(count, language)}
      more={{
        text: t("sports.allLive"),
        href: pathOf({ name: "live" }, language),
      }}
    >
      <Feed
        view={view}
        skeleton={
          <Rail>
            <LiveCardSkeleton />
            <LiveCardSkeleton />
          </Rail>
        }
        empty={<Card isPadded>{t("sports.noLive")}</Card>}
      >
        <Rail>
          {shown.slice(0, most).map((row) => (
            <LiveGameCard key={row.id} shown={row} isOut={isOut(row.id)} />
          ))}
        </Rail>
      </Feed>
    </Band>
  );
}
