import { gameOf, listKey } from "../../../events/sports/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { liveClock } from "../../sports/useLiveClock.ts";

const allLive = listKey({ feed: "live", sportId: null, isTop: false });

/** Clock and score of the matches in play, by the id that is the same in every feed. */
export function useLiveClocks(): (permanentId: number | undefined) => string | undefined {
  const t = useTranslation();
  // Changes with each response of the live list, which the history polls while a bet is open.
  const view = useSelect(({ sports }) => sports.views[allLive]);
  const tables = useSelect(({ sports }) => sports.tables);
  const sports = useSelect(({ sports: { menu } }) => menu.live);
  const games = (view?.gameIds ?? []).map((id) => gameOf(tables, id));
  return (permanentId) => {
    const game = games.find((candidate) => candidate?.permanentId === permanentId);
    return liveClock(
      game,
      sports.find(({ id }) => id === game?.sportId),
      t,
    );
  };
}
