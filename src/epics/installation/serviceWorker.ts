import { filter, map, merge, startWith, take } from "rxjs";
import { FurtherConfigRead } from "../../events/furtherConfig/events.ts";
import type { State } from "../../events/index.ts";
import { ServiceWorkerChosen } from "../../events/installation/events.ts";
import type { Epic } from "../epic.ts";

const isConfigRead = ({ furtherConfig }: State): boolean => Object.keys(furtherConfig).length > 0;

/**
 * Applies the site's service worker mode as soon as it is known, once per visit. [pwa-app-005] [pwa-app-006]
 */
export const chooseServiceWorker: Epic = {
  name: "installation/chooseServiceWorker",
  run: (deps) =>
    merge(
      deps.on(FurtherConfigRead),
      // The config may have been read before this rule was loaded.
      deps.state$.pipe(startWith(deps.state()), filter(isConfigRead)),
    ).pipe(
      take(1),
      map(() =>
        ServiceWorkerChosen({
          mode:
            deps.state().furtherConfig.serviceWorker?.mode === "register" ? "register" : "remove",
        }),
      ),
    ),
};
