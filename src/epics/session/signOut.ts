import { isRight } from "fp-ts/lib/Either.js";
import {
  EMPTY,
  exhaustMap,
  filter,
  map,
  merge,
  type Observable,
  of,
  startWith,
  switchMap,
} from "rxjs";
import type { Draft } from "../../events/define.ts";
import { NavigationRequested } from "../../events/navigation/events.ts";
import { isForPlayersOnly, pathOf } from "../../events/navigation/index.ts";
import { Disconnect, SignOutRequested } from "../../events/session/events.ts";
import { CookieWritten } from "../../events/shell/deviceEvents.ts";
import { PageReloadRequested, ValueStored } from "../../events/shell/events.ts";
import type { Deps, Epic } from "../epic.ts";
import { once } from "../rules/once.ts";

/** Flag in the address: go home after signing out. */
const HOME_FLAG = "home-after-logout";

/**
 * Tells the server that the player signs out; the ports delete the cookies at the same moment. [session-007]
 * [session-008] Until the server has confirmed it, a mark stays on the device, and the next page load repeats
 * the call first.
 */
export const signOut: Epic = {
  name: "session/signOut",
  run: (deps) =>
    merge(
      deps.on(SignOutRequested).pipe(
        exhaustMap(() =>
          deps.call(Disconnect, {}).pipe(
            switchMap((result) =>
              isRight(result) && result.right.success ? leaveFor(deps) : reload(deps),
            ),
            startWith(
              signOutOwed("true"),
              CookieWritten({ name: "has_session", value: null, endsAt: null }),
            ),
          ),
        ),
      ),
      deps.on(Disconnect.answered).pipe(
        filter(({ data }) => data.body.success),
        map(() => signOutOwed(null)),
      ),
    ),
};

const signOutOwed = (value: "true" | null): Draft =>
  ValueStored({ area: "local", key: "tl.signOutOwed", value });

/** The guard of a page for players only redirects to home; any other page is reloaded. [session-010] */
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
 * Only a reload can show whether the server ended the session; offline there would be no page to load.
 * [session-011]
 */
const reload = (deps: Deps): Observable<Draft> =>
  once(deps, ({ shell }) => shell.isOnline).pipe(
    map(() => PageReloadRequested({ reason: "signOut" })),
  );
