import { gamePlace, pathOf } from "../../events/navigation/index.ts";
import { gameOf } from "../../events/sports/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { liveClock } from "../sports/useLiveClock.ts";

/** A match of a bet as the feeds have it now. */
export type Match = {
  /** Address of its page. */
  readonly href: string;
  /** Clock and score while it runs. */
  readonly clock: string | undefined;
};

/** The matches in the loaded lists, by the id that is the same in every feed; undefined: in none of them. */
export function useMatches(): (permanentId: number | undefined) => Match | undefined {
  const t = useTranslation();
  // Changes with each response of a list; the pages with bets poll those with their matches.
  const views = useSelect(({ sports }) => sports.views);
  const tables = useSelect(({ sports }) => sports.tables);
  const sports = useSelect(({ sports: { menu } }) => menu.live);
  const language = useSelect(({ settings }) => settings.language);
  const games = Object.values(views)
    .flatMap(({ gameIds }) => gameIds)
    .flatMap((id) => gameOf(tables, id) ?? []);
  return (permanentId) => {
    // Its sub-games have the same; their scores are those of a part of it.
    const found = games.filter(
      (game) => game.permanentId === permanentId && game.mainGameId === undefined,
    );
    const game = found.find(({ feed }) => feed === "live") ?? found[0];
    if (game === undefined) return undefined;
    return {
      href: pathOf(gamePlace(game), language),
      clock: liveClock(
        game,
        sports.find(({ id }) => id === game.sportId),
        t,
      ),
    };
  };
}
