import { Subscription } from "rxjs";
import type { Draft } from "../../events/define.ts";
import { CameOnline, TabHidden, TabShown, WentOffline } from "../../events/shell/events.ts";

/** Reports the page's lifecycle. `wake` runs first, so that what fell due during sleep is handled before. */
export function watchPlatform(
  { window, document }: { readonly window: Window; readonly document: Document },
  { report, wake }: { report: (draft: Draft) => void; wake: () => void },
): Subscription {
  const subscription = new Subscription();
  const on = (target: EventTarget, type: string, run: () => void) => {
    target.addEventListener(type, run);
    subscription.add(() => target.removeEventListener(type, run));
  };
  const reportOn = (target: EventTarget, type: string, draftOf: () => Draft) =>
    on(target, type, () => {
      wake();
      report(draftOf());
    });
  reportOn(document, "visibilitychange", () =>
    document.visibilityState === "hidden" ? TabHidden({}) : TabShown({}),
  );
  reportOn(window, "online", () => CameOnline({}));
  reportOn(window, "offline", () => WentOffline({}));
  on(window, "pageshow", wake);
  on(window, "focus", wake);
  // A frozen tab was resumed.
  on(document, "resume", wake);
  return subscription;
}
