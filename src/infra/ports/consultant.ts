import { ConsultantOpened } from "../../events/consultant/events.ts";
import type { Entry } from "../../events/define.ts";

type Chat = { readonly id: string; readonly colors: Readonly<Record<string, string>> };

/**
 * Opens the chat of a vendor: its account and colours stand in `window.TouchlineConsultant` before its script
 * comes, and once that is here the page is told `touchline:consultant` each time. A script that does not come
 * is left out.
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
      // The next tap is another try.
      () => loaded.delete(scriptUrl),
    );
  };
}
