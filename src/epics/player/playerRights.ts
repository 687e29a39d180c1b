import { EMPTY, exhaustMap, filter, ignoreElements, merge, of, switchMap } from "rxjs";
import type { State } from "../../events/index.ts";
import { LimitsWanted } from "../../events/limits/events.ts";
import { RouteEntered } from "../../events/navigation/events.ts";
import { PlayerRights } from "../../events/player/events.ts";
import { CameOnline } from "../../events/shell/events.ts";
import type { Epic } from "../epic.ts";
import { notSelfExcluded } from "../limits/conditions.ts";
import { siteOpen } from "../rules/conditions.ts";

const playerOf = ({ session }: State) => (session.tag === "player" ? session.userId : null);

/**
 * Asks what the player may do at sign-in; after a failure, again on every page and when the connection is back. The
 * limits close play as well, so both are asked for together: after a refused bet, and while play is closed.
 */
export const loadPlayerRights: Epic = {
  name: "player/playerRights",
  run: (deps) => {
    const isOpen = () => siteOpen(deps.state()) && notSelfExcluded(deps.state());
    const isUnknown = () => {
      const { session } = deps.state();
      return session.tag === "player" && session.playerRights === null;
    };
    return deps.select(playerOf).pipe(
      switchMap((userId) =>
        userId === null
          ? EMPTY
          : merge(
              of(null),
              deps.on(LimitsWanted),
              deps.on(RouteEntered, CameOnline).pipe(filter(isUnknown)),
            ).pipe(
              filter(isOpen),
              exhaustMap(() => deps.call(PlayerRights, {})),
            ),
      ),
      ignoreElements(),
    );
  },
};
