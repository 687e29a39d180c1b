import { isRight } from "fp-ts/lib/Either.js";
import {
  EMPTY,
  exhaustMap,
  filter,
  map,
  type Observable,
  of,
  startWith,
  switchMap,
  take,
} from "rxjs";
import type { Draft } from "../../events/define.ts";
import { NavigationRequested } from "../../events/navigation/events.ts";
import { isForPlayersOnly, pathOf } from "../../events/navigation/route.ts";
import { Disconnect, SignOutRequested } from "../../events/session/events.ts";
import { PageReloadRequested } from "../../events/shell/events.ts";
import type { Deps, Epic } from "../epic.ts";

/** Flag of the address: go home after a sign-out. */
const HOME_FLAG = "home-after-logout";

/**
 * Tells the server that the player leaves; the cookies go at the same moment, by their ports. [session-007]
 * [session-008]
 */
export const signOut: Epic = {
  name: "session/signOut",
  run: (deps) =>
    deps
      .on(SignOutRequested)
      .pipe(
        exhaustMap(() =>
          deps
            .call(Disconnect, {})
            .pipe(
              switchMap((result) =>
                isRight(result) && result.right.success ? leaveFor(deps) : reload(deps),
              ),
            ),
        ),
      ),
};

/** A page of players is left by its guard, for home; any other stays, made anew. [session-010] */
function leaveFor(deps: Deps): Observable<Draft> {
  const { navigation, shell, settings } = deps.state();
  if (isForPlayersOnly(navigation.route)) return EMPTY;
  const isHome = shell.found.flags?.includes(HOME_FLAG) === true || HOME_FLAG in navigation.query;
  return of(
    isHome
      ? NavigationRequested({
          path: pathOf({ name: "home" }, settings.language),
          isReplacing: true,
        })
      : PageReloadRequested({ reason: "signOut" }),
  );
}

/**
 * Only a fresh page can tell whether the server let her go; without connection there would be no page. [session-011]
 */
const reload = (deps: Deps): Observable<Draft> =>
  deps.state$.pipe(
    startWith(deps.state()),
    filter(({ shell }) => shell.isOnline),
    take(1),
    map(() => PageReloadRequested({ reason: "signOut" })),
  );
