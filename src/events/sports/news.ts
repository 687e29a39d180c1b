import type { State } from "../index.ts";
import { gameIdOf, sportIdOf } from "../navigation/index.ts";
import { isOver } from "./phase.ts";
import type { TimeFilter } from "../settings/index.ts";
import { gameKey, listKey } from "./view.ts";
import { listFilterOf, recommendedIds } from "../recommendations/index.ts";
import { gameOf, marketOf } from "./tables.ts";
import { isInFilter } from "./timeFilter.ts";

/** Home shows only this many matches of a list. */
const maxOnHome = 12;

/** The filter of the list on screen; other screens have none. */
function filterOnScreen(state: State): TimeFilter {
  const { name } = state.navigation.route;
  return name === "live" || name === "line" ? listFilterOf(state, name) : "all";
}

/** Counts of changes held back, so that nothing moves while the player looks at it. */
export type News = {
  /** Matches on screen that have ended. */
  readonly ended: number;
  /** Other matches no longer on offer here, such as line matches that have begun. */
  readonly left: number;
  /** Matches that are not on screen yet; on the page of the expresses of the day, expresses. */
  readonly added: number;
  /** Markets added to or removed from the match on screen. */
  readonly markets: number;
};

/** Keys of the views on the current screen. */
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
      // Pages that name their matches have a list of their own in each feed.
      return [`live:${route.name}`, `line:${route.name}`];
  }
}

const nothing: News = { ended: 0, left: 0, added: 0, markets: 0 };

/** Changes held back from the views on screen; null if there are none. */
export function newsOnScreen(state: State): News | null {
  const { name: screen } = state.navigation.route;
  const isHome = screen === "home";
  const newsOfViews = viewsOnScreen(state).map((key) => newsOf(state, key, isHome));
  const sum = (name: keyof News) => newsOfViews.reduce((total, news) => total + news[name], 0);
  const news =
    screen === "expressDay"
      ? { ...nothing, added: state.expressDay.waiting ?? 0 }
      : { ended: sum("ended"), left: sum("left"), added: sum("added"), markets: sum("markets") };
  return Object.values(news).some((count) => count > 0) ? news : null;
}

/** Whether the list on screen has a filter that leaves this match out. */
function isFilteredOut(state: State, id: number): boolean {
  const { sports } = state;
  const filter = filterOnScreen(state);
  const game = gameOf(sports.tables, id);
  if (game === undefined || filter === "all") return false;
  const now = Math.max(...Object.values(sports.views).map(({ answeredAt }) => answeredAt ?? 0));
  return !isInFilter(game, filter, now, recommendedIds(state, game.feed));
}

function newsOf(state: State, key: string, isHome: boolean): News {
  const { sports } = state;
  const view = sports.views[key];
  if (view === undefined) return nothing;
  const isEnded = (id: number) => {
    const game = gameOf(sports.tables, id);
    return game !== undefined && isOver(game);
  };
  const [market] = view.shownMarkets;
  if (market !== undefined) {
    const { gameId } = market;
    if (isEnded(gameId) && !gameOf(sports.tables, gameId)?.mainGameId)
      return { ...nothing, ended: 1 };
    if (view.isGone) return { ...nothing, left: 1 };
    const shownIds = new Set(view.shownMarkets.map(({ id }) => id));
    const currentIds = gameOf(sports.tables, gameId)?.marketIds ?? [];
    const added = currentIds.filter((id) => !shownIds.has(id)).length;
    const removed = view.shownMarkets.filter(
      ({ id }) => marketOf(sports.tables, id) === undefined,
    ).length;
    return { ...nothing, markets: added + removed };
  }
  const isWanted = (id: number) => !isFilteredOut(state, id);
  const visibleIds = (isHome ? view.shown.slice(0, maxOnHome) : view.shown)
    .map(({ id }) => id)
    .filter(isWanted);
  const listedIds = new Set(view.gameIds);
  const shownIds = new Set(view.shown.map(({ id }) => id));
  const ended = visibleIds.filter(isEnded).length;
  return {
    ...nothing,
    ended,
    left: visibleIds.filter((id) => !listedIds.has(id) && !isEnded(id)).length,
    // Home shows only the top matches, however many there are.
    added: isHome
      ? 0
      : view.gameIds.filter((id) => !shownIds.has(id) && !isEnded(id) && isWanted(id)).length,
  };
}

/**
 * Whether prices on screen may be outdated: no connection, a page that the device had kept, or two polls in a row without
 * an answer.
 */
export const isOldOnScreen = (state: State): boolean =>
  viewsOnScreen(state).some((key) => {
    const failures = state.sports.views[key]?.failures ?? -1;
    return failures >= (state.shell.isOnline && !state.shell.keptAt ? maxFailures : 0);
  });

/** Failures in a row after which prices count as old. */
const maxFailures = 2;
