import { exhaustMap, filter, ignoreElements, startWith } from "rxjs";
import { InformationRefreshAsked, Information } from "../../events/content/events.ts";
import { informationOf } from "../../events/content/index.ts";
import { isDue } from "../../events/remoteData.ts";
import { RouteEntered } from "../../events/navigation/events.ts";
import { CameOnline } from "../../events/shell/events.ts";
import { isMaintenance } from "../../events/maintenance/index.ts";
import type { Epic } from "../epic.ts";
import { siteOpen } from "../rules/conditions.ts";
import { patient } from "../rules/patient.ts";

/** Loads the menu of information pages, and again on the next page if that failed or is stale. */
export const loadInformation: Epic = {
  name: "information/load",
  run: (deps) =>
    deps.on(InformationRefreshAsked, CameOnline, RouteEntered).pipe(
      startWith(null),
      // A closed site shows no menu, and would not answer.
      filter(() => !isMaintenance(deps.state())),
      filter(() => siteOpen(deps.state()) && isDue(informationOf(deps.state()), deps.clock.now())),
      exhaustMap(() => patient(deps)(Information, { lng: deps.state().settings.language })),
      ignoreElements(),
    ),
};
