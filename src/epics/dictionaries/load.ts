import { isLeft } from "fp-ts/lib/Either.js";
import {
  distinctUntilChanged,
  filter,
  ignoreElements,
  map,
  merge,
  startWith,
  switchMap,
} from "rxjs";
import { Dictionaries, MediaResources } from "../../events/dictionaries/events.ts";
import { resourcesMissing } from "../../events/dictionaries/selectors.ts";
import { isMaintenance } from "../../events/maintenance/index.ts";
import { NotificationClosed, NotificationShown } from "../../events/notifications/events.ts";
import { CameOnline } from "../../events/shell/events.ts";
import type { Deps, Epic } from "../epic.ts";
import { patient } from "../rules/patient.ts";

const NOTICE = "dictionaries";

/**
 * Texts of the operator by the ids of the route that is entered; the player is told of their failure. [call-i18n-001]
 * [error-003]
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
 * Pictures and pieces by the ids of the route, and the favicon; a page without them is a page all the same.
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

/** What is not here, each time it may be another: with another page, and when the connection is back. */
function missing(deps: Deps, kind: "texts" | "media") {
  const wanted = () => (isMaintenance(deps.state()) ? [] : resourcesMissing(deps.state())[kind]);
  return merge(
    deps.state$.pipe(
      startWith(deps.state()),
      map((state) => [
        state.navigation.route.name,
        kind === "media" ? state.shell.config?.branding : null,
        isMaintenance(state),
      ]),
      distinctUntilChanged((one, other) => one.every((value, index) => value === other[index])),
    ),
    deps.on(CameOnline),
  ).pipe(
    map(() => [...wanted()]),
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
