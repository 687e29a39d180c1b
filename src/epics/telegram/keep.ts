import { map } from "rxjs";
import { ValueStored } from "../../events/shell/events.ts";
import { isTelegramWebView } from "../../events/shell/index.ts";
import type { Epic } from "../epic.ts";
import { once } from "../rules/once.ts";

/**
 * The bot's parameter is only in the first address: the tab keeps it across reloads until it closes.
 * [pwa-app-007]
 */
export const keepTelegram: Epic = {
  name: "telegram/keep",
  run: (deps) =>
    once(deps, (state) => isTelegramWebView(state) && state.shell.found.isTelegram !== true).pipe(
      map(() => ValueStored({ area: "session", key: "tl.s.telegram", value: "true" })),
    ),
};
