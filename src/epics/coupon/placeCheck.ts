import { filter, map, type Observable, startWith, switchMap, take, timer } from "rxjs";
import { CameOnline } from "../../events/shell/events.ts";
import type { Deps } from "../epic.ts";
import { PLACE_CHECK } from "../rules.ts";

/** Emits once when the time is up and there is a connection. */
export const whenPossible = (deps: Deps, waitMs: number): Observable<unknown> =>
  timer(waitMs, deps.clock.rule(PLACE_CHECK.id)).pipe(
    switchMap(() =>
      deps.on(CameOnline).pipe(
        map(() => true),
        startWith(deps.state().shell.isOnline),
        filter((isOnline) => isOnline),
        take(1),
      ),
    ),
  );
