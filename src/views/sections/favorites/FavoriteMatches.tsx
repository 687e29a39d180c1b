import { favoritesList } from "../../../events/chosenGames/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band } from "../../components/Band.tsx";
import { ErrorBlock } from "../../components/ErrorBlock.tsx";
import { Loading, MatchRowSkeleton } from "../../components/Skeleton.tsx";
import { ChosenRows, useChosenGames } from "../../favorites/ChosenRows.tsx";
import { useChosenStatus } from "../../favorites/useChosenStatus.ts";
import { formatCount } from "../../format/count.ts";
import { useSelect } from "../../hooks/useSelect.ts";

/** Favourite matches, those being played first; a removed one leaves at once. */
export function FavoriteMatches() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const games = useSelect(({ favorites }) => favorites.lists.games);
  const isOnline = useSelect(({ shell }) => shell.isOnline);
  const isCricket = useSelect(({ navigation }) => navigation.route.name === "cricketFavorites");
  const cricketId = useSelect(
    ({ sports: { menu } }) =>
      [...menu.live, ...menu.line].find(({ nameEn }) => nameEn === "cricket")?.id,
  );
  const status = useChosenStatus(favoritesList);
  const ids = new Set(games.map(({ permanentId }) => permanentId));
  const isChosen = (game: { permanentId: number; sportId: number }) =>
    ids.has(game.permanentId) && (!isCricket || game.sportId === cricketId);
  const live = useChosenGames("live", favoritesList, isChosen);
  const line = useChosenGames("line", favoritesList, isChosen);
  if (games.length === 0) return null;
  if (live.rows.length + line.rows.length === 0 && status !== "here") {
    return status === "loading" ? (
      <Loading>
        <Band>
          <MatchRowSkeleton rows={Math.min(games.length, 6)} />
        </Band>
      </Loading>
    ) : (
      <Band>
        <ErrorBlock text={t(isOnline ? "sports.feedFailed" : "errors.network")} />
      </Band>
    );
  }
  return (
    <>
      {live.rows.length > 0 && (
        <Band title={t("shell.live")} count={formatCount(live.rows.length, language)}>
          <ChosenRows {...live} />
        </Band>
      )}
      {line.rows.length > 0 && (
        <Band title={t("favorites.upcoming")} count={formatCount(line.rows.length, language)}>
          <ChosenRows {...line} />
        </Band>
      )}
    </>
  );
}
