import { useCallback } from "react";
import { type CyberPlace, cyberList } from "../../../events/chosenGames/index.ts";
import { sportPath } from "../../../events/navigation/index.ts";
import type { FeedSport, Game } from "../../../events/sports/index.ts";
import { useGamesOf } from "../../favorites/ChosenRows.tsx";
import { useSelect } from "../../hooks/useSelect.ts";

/** A discipline is a sport of the feeds; its English name is its key in addresses. */
function useDisciplineOf(): (game: Game) => FeedSport | undefined {
  const menu = useSelect(({ sports }) => sports.menu);
  return useCallback(
    ({ sportId }) => [...menu.live, ...menu.line].find(({ id }) => id === sportId),
    [menu],
  );
}

/** The disciplines that have matches of the kind on screen. */
export function useDisciplines(): readonly FeedSport[] {
  const disciplineOf = useDisciplineOf();
  const found = useGamesOf(cyberList, () => true).flatMap((game) => disciplineOf(game) ?? []);
  return [...new Map(found.map((sport) => [sport.id, sport])).values()];
}

/** Whether a match is of the discipline that the address names; of any if it names none. */
export function useIsOfDiscipline({ discipline }: CyberPlace): (game: Game) => boolean {
  const disciplineOf = useDisciplineOf();
  return (game) => discipline === null || disciplineOf(game)?.nameEn === discipline;
}

/** The page of a match within esports. */
export function useCyberHref({ area, type }: CyberPlace): (game: Game) => string {
  const language = useSelect(({ settings }) => settings.language);
  const disciplineOf = useDisciplineOf();
  return useCallback(
    (game) => {
      const discipline = disciplineOf(game)?.nameEn ?? area;
      const params = { area, type, discipline, champ: game.champId, game: game.id };
      return sportPath({ name: "cyberGame", params }, language);
    },
    [area, type, language, disciplineOf],
  );
}
