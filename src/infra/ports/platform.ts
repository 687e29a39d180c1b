import { fromEvent, map, merge, type Observable, type Subscription } from "rxjs";
import type { Draft } from "../../events/define.ts";
import { CameOnline, TabHidden, TabShown, WentOffline } from "../../events/shell/events.ts";

/**
 * What the browser tells of the page's life. `wake` comes first: what fell due while asleep is dealt with
 * before.
 */
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
      // A frozen tab is thawed.
      fromEvent(document, "resume"),
    ).subscribe(wake),
  );
  return subscription;
}
