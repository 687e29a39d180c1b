import { fromEvent, map, merge, type Observable, type Subscription } from "rxjs";
import type { Draft } from "../../events/define.ts";
import { CameOnline, TabHidden, TabShown, WentOffline } from "../../events/shell/events.ts";

/** Reports the page's lifecycle. `wake` runs first, so that what fell due during sleep is handled before. */
export function watchPlatform(
  { window, document }: { readonly window: Window; readonly document: Document },
  { report, wake }: { report: (draft: Draft) => void; wake: () => void },
): Subscription {
  const visibility$: Observable<Draft> = fromEvent(document, "visibilitychange").pipe(
    map(() => (document.visibilityState === "hidden" ? TabHidden({}) : TabShown({}))),
  );
  const connection$: Observable<Draft> = merge(
    fromEvent(window, "online").pipe(map(() => CameOnline({}))),
    fromEvent(window, "offline").pipe(map(() => WentOffline({}))),
  );
  const subscription = merge(visibility$, connection$).subscribe((draft) => {
    wake();
    report(draft);
  });
  subscription.add(
    merge(
      fromEvent(window, "pageshow"),
      fromEvent(window, "focus"),
      // A frozen tab was resumed.
      fromEvent(document, "resume"),
    ).subscribe(wake),
  );
  return subscription;
}
