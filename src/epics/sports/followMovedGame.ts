import { filter, map } from "rxjs";
import { NavigationRequested } from "../../events/navigation/events.ts";
import { gameIdOf, gamePlace, pathOf } from "../../events/navigation/index.ts";
import { FeedGame } from "../../events/sports/events.ts";
import { gameKey } from "../../events/sports/view.ts";
import type { Epic } from "../epic.ts";

/** When a game moves from line to live, the page follows it. (contract, error code 41) */
export const followMovedGame: Epic = {
  name: "sports/followMovedGame",
  run: (deps) =>
    deps.on(FeedGame.failed).pipe(
      filter(({ data }) => {
        const { route } = deps.state().navigation;
        return gameIdOf(route) === data.ask.gameId;
      }),
      map(({ data }) => deps.state().sports.views[gameKey(data.ask.gameId)]?.movedTo ?? null),
      filter((movedTo) => movedTo !== null),
      map(({ feed, gameId }) =>
        NavigationRequested({
          path: pathOf(gamePlace({ feed, id: gameId }), deps.state().settings.language),
          isReplacing: true,
        }),
      ),
    ),
};
