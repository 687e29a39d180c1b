import { NEVER, type Observable, of, switchMap, takeUntil } from "rxjs";
import type { Caller } from "../../infra/runtime/epic.ts";
import type { Deps } from "../epic.ts";
import { retryAfterMs, waitForServer } from "./retryAfter.ts";

/**
 * A caller for public data: after a Retry-After it waits and calls again. Meanwhile the failure is in the log
 * and on the screen. `until` ends such a wait, but not a call in progress.
 */
export const patient = (deps: Deps, until: Observable<unknown> = NEVER): Caller => {
  const caller: Caller = (call, ask) =>
    deps.call(call, ask).pipe(
      switchMap((result) => {
        const waitMs = retryAfterMs(result, deps.state());
        return waitMs === null
          ? of(result)
          : waitForServer(deps, deps.clock.now() + waitMs, waitMs).pipe(
              takeUntil(until),
              switchMap(() => caller(call, ask)),
            );
      }),
    );
  return caller;
};
