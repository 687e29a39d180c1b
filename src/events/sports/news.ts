import type { State } from "../index.ts";
import { gameIdOf, sportIdOf } from "../navigation/index.ts";
import { isOver } from "./phase.ts";
import { gameKey, listKey } from "./state.ts";
import { gameOf, marketOf } from "./tables.ts";

/** How much of a list stands on screen; home has the first of them alone. */
const mostOnHome = 12;

/** What has come and waits, so that nothing moves while the player looks at it. */
export type News = {
  /** Matches on screen that are over. */
  readonly ended: number;
  /** Others that are no longer on offer here: those of the line that have begun. */
  readonly left: number;
  /** Matches that are not on screen yet. */
  readonly added: number;
  /** Markets of the match on screen that came, or went. */
  readonly markets: number;
};

/** Keys of the views that the present screen shows. */
function viewsOnScreen({ navigation }: Pick<State, "navigation">): readonly string[] {
  const { route } = navigation;
  switch (route.name) {
    case "home":
      return ["live:top", "line:top"];
    case "live":
    case "line":
      return [listKey({ feed: route.name, sportId: sportIdOf(route), isTop: false })];
    case "game":
      return [gameKey(gameIdOf(route) ?? 0)];
    default:
      return [];
  }
}

/** What waits behind the views on screen; null: nothing. */
export function newsOnScreen(state: Pick<State, "sports" | "navigation">): News | null {
  const isHome = state.navigation.route.name === "home";
  const all = viewsOnScreen(state).map((key) => newsOf(state, key, isHome));
  const sum = (name: keyof News) => all.reduce((total, news) => total + news[name], 0);
  const news = {
    ended: sum("ended"),
    left: sum("left"),
    added: sum("added"),
    markets: sum("markets"),
  };
  return Object.values(news).some((count) => count > 0) ? news : null;
}

function newsOf({ sports }: Pick<State, "sports">, key: string, isHome: boolean): News {
  const nothing: News = { ended: 0, left: 0, added: 0, markets: 0 };
  const view = sports.views[key];
  if (view === undefined) return nothing;
  const isEnded = (id: number) => {
    const game = gameOf(sports.tables, id);
    return game !== undefined && isOver(game);
  };
  const [market] = view.shownMarkets;
  if (market !== undefined) {
    const { gameId } = market;
    if (isEnded(gameId)) return { ...nothing, ended: 1 };
    if (view.isGone) return { ...nothing, left: 1 };
    const shown = new Set(view.shownMarkets.map(({ id }) => id));
    const here = gameOf(sports.tables, gameId)?.marketIds ?? [];
    const came = here.filter((id) => !shown.has(id)).length;
    const went = view.shownMarkets.filter(
      ({ id }) => marketOf(sports.tables, id) === undefined,
    ).length;
    return { ...nothing, markets: came + went };
  }
  const shown = (isHome ? view.shown.slice(0, mostOnHome) : view.shown).map(({ id }) => id);
  const listed = new Set(view.gameIds);
  const known = new Set(view.shown.map(({ id }) => id));
  const ended = shown.filter(isEnded).length;
  return {
    ...nothing,
    ended,
    left: shown.filter((id) => !listed.has(id) && !isEnded(id)).length,
    // Home shows the best of them, however many there are.
    added: isHome ? 0 : view.gameIds.filter((id) => !known.has(id) && !isEnded(id)).length,
  };
}

/** Whether prices on screen may be older than they look: no connection, or no answer twice in a row. */
export const isOldOnScreen = (state: State): boolean =>
  viewsOnScreen(state).some((key) => {
    const view = state.sports.views[key];
    return view !== undefined && (!state.shell.isOnline || view.failures >= oldAfter);
  });

/** Answers missing in a row until prices count as old. */
const oldAfter = 2;
