import { filter, map, startWith, take } from "rxjs";
import { ValueStored } from "../../events/shell/events.ts";
import { isTelegramWebView } from "../../events/shell/index.ts";
import type { Epic } from "../epic.ts";

/**
 * The bot's parameter is only in the first address: the tab keeps it across reloads until it closes.
 * [pwa-app-007]
 */
export const keepTelegram: Epic = {
  name: "telegram/keep",
  run: (deps) =>
    deps.state$.pipe(
      startWith(deps.state()),
      filter((state) => isTelegramWebView(state) && state.shell.found.isTelegram !== true),
      take(1),
      map(() => ValueStored({ area: "session", key: "tl.s.telegram", value: "true" })),
    ),
};
