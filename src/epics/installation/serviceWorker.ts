import { filter, map, take } from "rxjs";
import { ServiceWorkerChosen } from "../../events/installation/events.ts";
import type { Epic } from "../epic.ts";

/** Once the site has told its mode. [pwa-app-005] [pwa-app-006] */
export const chooseServiceWorker: Epic = {
  name: "installation/chooseServiceWorker",
  run: (deps) =>
    deps
      .select(({ shell }) => shell.config)
      .pipe(
        filter((config) => config !== null),
        take(1),
        map(({ serviceWorker }) =>
          ServiceWorkerChosen({ mode: serviceWorker?.mode === "register" ? "register" : "remove" }),
        ),
      ),
};
