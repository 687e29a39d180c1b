import { filter, map, type Observable, startWith, switchMap, take, timer } from "rxjs";
import { CameOnline } from "../../events/shell/events.ts";
import type { Deps } from "../epic.ts";
import { rule } from "../rules/rule.ts";
import { offline } from "../rules/conditions.ts";

export const PLACE_CHECK = rule({
  id: "PLACE-CHECK",
  ledger: [],
  parameters: {
    pendingMs: { unit: "ms", fallback: 2_000 },
    unknownMs: { unit: "ms", fallback: 1_000 },
    longestMs: { unit: "ms", fallback: 16_000 },
    lostAfter: { unit: "count", fallback: 3 },
  },
  pauses: { offline },
  persists: ["tl.placement"],
});

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
