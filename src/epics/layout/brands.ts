import { exhaustMap, filter, ignoreElements } from "rxjs";
import { isDue } from "../../events/remoteData.ts";
import { Partitions } from "../../events/layout/events.ts";
import { areBrandsWanted, brandsOf } from "../../events/layout/selectors.ts";
import type { Epic } from "../epic.ts";
import { patient } from "../rules/patient.ts";

/**
 * Loads the brands when their layout is entered; if that fails they are left out, and requested again next
 * time. [layouts-004]
 */
export const loadBrands: Epic = {
  name: "layout/brands",
  run: (deps) =>
    deps.select(areBrandsWanted).pipe(
      filter((isWanted) => isWanted && isDue(brandsOf(deps.state()), deps.clock.now())),
      exhaustMap(() => patient(deps)(Partitions, { lng: deps.state().settings.language })),
      ignoreElements(),
    ),
};
