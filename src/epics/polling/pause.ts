import { EMPTY, map, of, startWith, switchMap, timer } from "rxjs";
import { PollingPaused, PollingResumed, TabHidden, TabShown } from "../../events/shell/events.ts";
import type { Deps, Epic } from "../epic.ts";
import { figure, POLL_PAUSE } from "../rules.ts";

/** Hidden for long enough, polls stop; back again, they go on with a tick at once. [polling-001] [polling-002] */
export const pausePolling: Epic = {
  name: "polling/pause",
  run: (deps) =>
    deps.on(TabHidden, TabShown).pipe(
      map((entry) => TabHidden.is(entry)),
      startWith(deps.state().shell.isTabHidden),
      switchMap((isHidden) => (isHidden ? pauseLater(deps) : resume(deps))),
    ),
};

const pauseLater = (deps: Deps) => {
  const hiddenMs = figure(POLL_PAUSE.parameters.hiddenMs, deps.state().shell.config);
  return timer(hiddenMs, deps.clock.rule(POLL_PAUSE.id)).pipe(map(() => PollingPaused({})));
};

const resume = (deps: Deps) =>
  deps.state().shell.isPollingPaused ? of(PollingResumed({})) : EMPTY;
