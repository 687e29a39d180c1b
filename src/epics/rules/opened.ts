import { filter, map, merge, type Observable } from "rxjs";
import type { State } from "../../events/index.ts";
import { CameOnline } from "../../events/shell/events.ts";
import type { Deps } from "../epic.ts";
import { signedIn } from "./conditions.ts";

/**
 * Emits when a player's page is entered, when its player becomes known, or when the connection is back while
 * it is open.
 */
export function opened(deps: Deps, name: string): Observable<unknown> {
  const isOpen = (state: State) => state.navigation.route.name === name && signedIn(state);
  return merge(deps.select(isOpen), deps.on(CameOnline).pipe(map(() => isOpen(deps.state())))).pipe(
    filter((isShown) => isShown),
  );
}
