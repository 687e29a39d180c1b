import type { Draft, Entry } from "../../events/define.ts";
import { InstallPromptSeen, InstallRequested } from "../../events/shell/deviceEvents.ts";

type InstallPrompt = Event & { prompt?: () => Promise<unknown> };

/**
 * Holds back the browser's own install prompt, reports it, and shows it once when an event asks for it.
 * [pwa-app-003]
 */
export function installPort(
  window: Window,
  report: (draft: Draft) => void,
): (entry: Entry) => void {
  let heldPrompt: InstallPrompt | null = null;
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    heldPrompt = event;
    report(InstallPromptSeen({}));
  });
  return (entry) => {
    if (!InstallRequested.is(entry)) return;
    heldPrompt?.prompt?.().catch(() => {});
    heldPrompt = null;
  };
}
