import { isLeft } from "fp-ts/lib/Either.js";
import { filter, ignoreElements, map, merge, switchMap } from "rxjs";
import { Dictionaries, MediaResources } from "../../events/dictionaries/events.ts";
import { resourcesMissing } from "../../events/dictionaries/selectors.ts";
import { isMaintenance } from "../../events/maintenance/index.ts";
import { NotificationClosed, NotificationShown } from "../../events/notifications/events.ts";
import { CameOnline } from "../../events/shell/events.ts";
import type { Deps, Epic } from "../epic.ts";
import { patient } from "../rules/patient.ts";

const NOTICE = "dictionaries";

/**
 * Loads the operator's texts for the ids of the current route; a failure is shown to the player.
 * [call-i18n-001] [error-003]
 */
export const loadTexts: Epic = {
  name: "dictionaries/texts",
  run: (deps) =>
    missing(deps, "texts").pipe(
      switchMap((ids) => patient(deps)(Dictionaries, { lng: languageOf(deps), ids })),
      filter((result) => isLeft(result) || isNotified(deps)),
      map((result) => (isLeft(result) ? notLoaded : NotificationClosed({ id: NOTICE }))),
    ),
};

/**
 * Loads images and fragments for the ids of the route, and the favicon; a page works without them.
 * [call-i18n-002]
 */
export const loadMedia: Epic = {
  name: "dictionaries/media",
  run: (deps) =>
    missing(deps, "media").pipe(
      switchMap((ids) => patient(deps)(MediaResources, { lng: languageOf(deps), ids })),
      ignoreElements(),
    ),
};

const isNotified = (deps: Deps): boolean =>
  deps.state().notifications.some(({ id }) => id === NOTICE);

const languageOf = (deps: Deps): string => deps.state().settings.language;

/**
 * The ids that are not loaded yet, each time they may have changed: on another page, and when the connection
 * is back.
 */
function missing(deps: Deps, kind: "texts" | "media") {
  const missingIds = () =>
    isMaintenance(deps.state()) ? [] : resourcesMissing(deps.state())[kind];
  return merge(
    deps.select(
      (state) => [
        state.navigation.route.name,
        kind === "media" ? state.shell.config?.branding : null,
        isMaintenance(state),
      ],
      (previous, next) => previous.every((value, index) => value === next[index]),
    ),
    deps.on(CameOnline),
  ).pipe(
    map(() => [...missingIds()]),
    filter((ids) => ids.length > 0),
  );
}

const notLoaded = NotificationShown({
  id: NOTICE,
  status: "error",
  variant: "withoutTimeout",
  title: "main_dictionary_load_error",
  text: "main_dictionary_refresh_page",
  action: "reload",
});
