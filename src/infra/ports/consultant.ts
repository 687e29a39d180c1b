import { ConsultantOpened } from "../../events/consultant/events.ts";
import type { Entry } from "../../events/define.ts";

type Chat = { readonly id: string; readonly colors: Readonly<Record<string, string>> };

/**
 * Opens a vendor's chat: its account and colours are in `window.TouchlineConsultant` before its script loads,
 * and once it has loaded, each opening dispatches `touchline:consultant`. A script that fails to load is
 * skipped.
 */
export function consultantPort(
  window: EventTarget & { TouchlineConsultant?: Chat },
  load: (url: string) => Promise<void>,
): (entry: Entry) => void {
  const loaded = new Map<string, Promise<void>>();
  return (entry) => {
    if (!ConsultantOpened.is(entry)) return;
    const { scriptUrl, ...chat } = entry.data;
    window.TouchlineConsultant = chat;
    const script = loaded.get(scriptUrl) ?? load(scriptUrl);
    loaded.set(scriptUrl, script);
    script.then(
      () => window.dispatchEvent(new CustomEvent("touchline:consultant")),
      // The next tap tries again.
      () => loaded.delete(scriptUrl),
    );
  };
}
