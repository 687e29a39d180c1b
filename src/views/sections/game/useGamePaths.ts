import { gamePlace, pathOf, sportIdOf, sportPath } from "../../../events/navigation/index.ts";
import type { Game } from "../../../events/sports/index.ts";
import { useSelect } from "../../hooks/useSelect.ts";

type GamePaths = {
  /** The page of a match, of its period, or of the one that has this id. */
  readonly pathTo: (game: Pick<Game, "feed" | "sportId" | "id">, gameId?: number) => string;
  /** The list that it stands in: of all of cricket, of a championship of esports, or of its feed and sport. */
  readonly listPath: (feed: "live" | "line", sportId?: number) => string;
  /** That list is not of one feed. */
  readonly isWithin: boolean;
};

/** Where a match leads: a page that was opened within cricket or esports stays there. */
export function useGamePaths(): GamePaths {
  const language = useSelect(({ settings }) => settings.language);
  const route = useSelect(({ navigation }) => navigation.route);
  const { name, params } = route;
  if (name === "cricketGame")
    return {
      pathTo: ({ id }, game = id) => sportPath({ name, params: { game } }, language),
      listPath: () => sportPath({ name: "cricket" }, language),
      isWithin: true,
    };
  if (name === "cyberGame")
    return {
      pathTo: ({ id }, game = id) => sportPath({ name, params: { ...params, game } }, language),
      listPath: () => sportPath({ name: "cyberChamp", params }, language),
      isWithin: true,
    };
  return {
    pathTo: ({ feed, sportId, id }, game = id) =>
      pathOf(gamePlace({ feed, sportId, id: game }), language),
    listPath: (feed, sport = sportIdOf(route) ?? undefined) =>
      pathOf({ name: feed, params: sport === undefined ? {} : { sport } }, language),
    isWithin: false,
  };
}
