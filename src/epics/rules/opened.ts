import { distinctUntilChanged, filter, map, merge, type Observable, startWith } from "rxjs";
import { CameOnline } from "../../events/shell/events.ts";
import type { Deps } from "../epic.ts";
import { signedIn } from "./conditions.ts";

/**
 * Emits when a player's page is entered, when its player becomes known, or when the connection is back while
 * it is open.
 */
export function opened(deps: Deps, name: string): Observable<unknown> {
  const isOpen = () => deps.state().navigation.route.name === name && signedIn(deps.state());
  return merge(
    deps.state$.pipe(startWith(deps.state()), map(isOpen), distinctUntilChanged()),
    deps.on(CameOnline).pipe(map(isOpen)),
  ).pipe(filter((isShown) => isShown));
}
