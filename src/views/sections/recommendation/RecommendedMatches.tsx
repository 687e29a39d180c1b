import { recommendedList } from "../../../events/chosenGames/index.ts";
import type { Recommended } from "../../../events/recommendations/events.ts";
import type { ShownGame } from "../../../events/sports/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band } from "../../components/Band.tsx";
import { NoMatches } from "../../favorites/ChosenMatches.tsx";
import { ChosenRows, useChosenGames } from "../../favorites/ChosenRows.tsx";
import { canShowRows, useChosenStatus } from "../../favorites/useChosenStatus.ts";
import { None } from "./None.tsx";

const list = recommendedList;

/** The recommended matches in the order of the server, by why they are recommended; their prices follow the feed. */
export function RecommendedMatches({ items }: { items: readonly Recommended[] }) {
  const t = useTranslation();
  const feeds = (["live", "line"] as const).filter((name) =>
    items.some(({ feed }) => feed === name),
  );
  const status = useChosenStatus(list, feeds);
  const live = useChosenGames("live", list);
  const line = useChosenGames("line", list);
  const rowsOf = (isOf: (reason: Recommended["reason"]) => boolean): readonly ShownGame[] =>
    items.flatMap(({ gameId, reason }) =>
      isOf(reason) ? [...live.rows, ...line.rows].filter(({ id }) => id === gameId) : [],
    );
  const favorites = rowsOf((reason) => reason !== "popular");
  const popular = rowsOf((reason) => reason === "popular");
  const isOut = (id: number) => live.isOut(id) && line.isOut(id);
  if (!canShowRows(status, favorites.length + popular.length))
    return <NoMatches status={status} empty={<None />} />;
  return (
    <>
      {favorites.length > 0 && (
        <Band title={t("recommendation.favorites")}>
          <ChosenRows rows={favorites} isOut={isOut} />
        </Band>
      )}
      {popular.length > 0 && (
        <Band title={t("recommendation.popular")}>
          <ChosenRows rows={popular} isOut={isOut} />
        </Band>
      )}
    </>
  );
}
