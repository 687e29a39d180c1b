import { notSelfExcluded } from "../limits/conditions.ts";
import { EMPTY, exhaustMap, filter, ignoreElements } from "rxjs";
import { map, merge, startWith, switchMap } from "rxjs";
import type { State } from "../../events/index.ts";
import { RouteEntered } from "../../events/navigation/events.ts";
import { CameOnline } from "../../events/shell/events.ts";
import { UserConfig, UserConfigMissing } from "../../events/player/userConfigEvents.ts";
import type { Epic } from "../epic.ts";
import { siteOpen } from "../rules/conditions.ts";

const playerOf = ({ session }: State) => (session.tag === "player" ? session.userId : null);

/**
 * Loads the player's config at sign-in; after a failure, again on every page and when the connection is back.
 */
export const loadUserConfig: Epic = {
  name: "player/userConfig",
  run: (deps) => {
    const isToBeLoaded = () => {
      const state = deps.state();
      return !state.userConfig.isLoaded && siteOpen(state) && notSelfExcluded(state);
    };
    return merge(
      deps.select(playerOf).pipe(
        switchMap((userId) =>
          userId === null
            ? EMPTY
            : deps.on(RouteEntered, CameOnline).pipe(
                startWith(null),
                filter(isToBeLoaded),
                exhaustMap(() => deps.call(UserConfig, {})),
              ),
        ),
        ignoreElements(),
      ),
      // [error-032] [error-033]
      merge(
        deps.on(UserConfig.failed),
        deps.on(UserConfig.answered).pipe(filter(({ data }) => data.body.result === undefined)),
      ).pipe(map(() => UserConfigMissing({ message: "failed to get user config" }))),
    );
  },
};
