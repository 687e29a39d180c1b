import type { Draft, Entry } from "../../events/define.ts";
import { InstallPromptSeen, InstallRequested } from "../../events/shell/deviceEvents.ts";

type InstallPrompt = Event & { prompt?: () => Promise<unknown> };

/**
 * Keeps back the browser's own offer to install the app, tells of it, and makes it when a fact says so, once.
 * [pwa-app-003]
 */
export function installPort(
  window: Window,
  report: (draft: Draft) => void,
): (entry: Entry) => void {
  let kept: InstallPrompt | null = null;
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    kept = event;
    report(InstallPromptSeen({}));
  });
  return (entry) => {
    if (!InstallRequested.is(entry)) return;
    kept?.prompt?.().catch(() => {});
    kept = null;
  };
}
