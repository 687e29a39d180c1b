import { isLeft } from "fp-ts/lib/Either.js";
import { EMPTY, filter, map, mergeMap, of, switchMap } from "rxjs";
import { GamesPreview } from "../../events/games/events.ts";
import { gamesIn, previewAsk } from "../../events/games/index.ts";
import type { State } from "../../events/index.ts";
import { NavigationRequested } from "../../events/navigation/events.ts";
import { pathIfKnown } from "../../events/navigation/index.ts";
import type { Epic } from "../epic.ts";
import { patient } from "../rules/patient.ts";

/** The game that the address names; null on any other page, and before the site config is here. */
const gameNamed = ({ navigation: { route }, shell }: State): string | null =>
  shell.config !== null &&
  (route.name === "games.games_project_view" || route.name === "bonusGames")
    ? (route.params["gameRoute"] ?? null)
    : null;

/** Where a game of this former or unknown name is now; null: where it says. */
function pathNow(games: ReturnType<typeof gamesIn>, name: string, state: State): string | null {
  if (games === null || games.some(({ route }) => route === name)) return null;
  const current = games.find(({ oldRoute }) => oldRoute === name);
  const place =
    current === undefined
      ? ({ name: "games.games_project_index" } as const)
      : ({ name: "games.games_project_view", params: { gameRoute: current.route } } as const);
  return pathIfKnown(place, state.settings.language, state.navigation.isTableWhole);
}

/**
 * Corrects the address of a game: a former name leads to the current one, an unknown name to the list of games. Without
 * an answer it stays as it is. [games-004]
 */
export const correctGame: Epic = {
  name: "games/correct",
  run: (deps) =>
    deps.select(gameNamed).pipe(
      // Leaving the page ends a request for it.
      switchMap((name) =>
        name === null
          ? EMPTY
          : patient(deps)(GamesPreview, previewAsk(deps.state())).pipe(
              mergeMap((result) =>
                isLeft(result) ? EMPTY : of(pathNow(gamesIn(result.right), name, deps.state())),
              ),
              filter((path) => path !== null),
              map((path) => NavigationRequested({ path, isReplacing: true })),
            ),
      ),
    ),
};
