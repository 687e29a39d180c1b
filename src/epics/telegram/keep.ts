import { filter, map, startWith, take } from "rxjs";
import { ValueStored } from "../../events/shell/events.ts";
import { isTelegramWebView } from "../../events/shell/index.ts";
import type { Epic } from "../epic.ts";

/** The bot's mark is in the first address only: the tab keeps it, through reloads, until it closes. [pwa-app-007] */
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
