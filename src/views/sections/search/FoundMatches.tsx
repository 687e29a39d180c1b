import type { SearchBody } from "../../../events/search/events.ts";
import { type ShownGame, gameOf } from "../../../events/sports/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { Note } from "../../components/Note.tsx";
import { Loading, MatchRowSkeleton } from "../../components/Skeleton.tsx";
import { GameStar } from "../../favorites/GameStar.tsx";
import { formatCount } from "../../format/count.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { GameRow } from "../../sports/GameRow.tsx";
import { useShownGames } from "../../sports/useShownGames.ts";
import { useCricketHref, useIsCricketSearch } from "../cricket/useCricket.ts";

/** Rows of the skeleton until the prices are here. */
const mostBones = 6;

/** The matches that were found, live and in the line, with their prices; they follow the feed. */
export function FoundMatches({ found: { games } }: { found: SearchBody }) {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const list = useSelect(({ navigation }) => navigation.route.name);
  const tables = useSelect(({ sports }) => sports.tables);
  const live = useShownGames(`live:${list}`);
  const line = useShownGames(`line:${list}`);
  const state = useSelect(({ search, sports }) => {
    const since = search.results.tag === "ready" ? search.results.at : 0;
    const views = [sports.views[`live:${list}`], sports.views[`line:${list}`]];
    if (views.every((view) => (view?.answeredAt ?? -1) >= since)) return "here";
    return views.some((view) => (view?.failures ?? 0) > 0) ? "failed" : "loading";
  });
  const isCricket = useIsCricketSearch();
  const cricketHref = useCricketHref();
  if (games.length === 0) return null;
  const rankOf = ({ id }: ShownGame): number => {
    const permanentId = gameOf(tables, id)?.permanentId;
    return games.findIndex(({ game }) => game.permanentId === permanentId);
  };
  const rows = [...live.shown, ...line.shown]
    .map((shown) => ({ shown, rank: rankOf(shown) }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank);
  return (
    <Band title={t("search.matches")} count={formatCount(games.length, language)}>
      {rows.length > 0 ? (
        <Card>
          {rows.map(({ shown }) => (
            <GameRow
              key={shown.id}
              shown={shown}
              isOut={live.isOut(shown.id) && line.isOut(shown.id)}
              Star={GameStar}
              hrefOf={isCricket ? cricketHref : undefined}
            />
          ))}
        </Card>
      ) : state === "loading" ? (
        <Loading>
          <MatchRowSkeleton rows={Math.min(games.length, mostBones)} />
        </Loading>
      ) : (
        <Note status={state === "failed" ? "warning" : "info"}>
          {t(state === "failed" ? "sports.feedFailed" : "sports.statusOver")}
        </Note>
      )}
    </Band>
  );
}
