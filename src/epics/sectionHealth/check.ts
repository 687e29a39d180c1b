import { ignoreElements, merge, switchMap } from "rxjs";
import type { State } from "../../events/index.ts";
import { CheckSection } from "../../events/sections/events.ts";
import type { Deps, Epic } from "../epic.ts";
import { askAgain } from "../rules/askAgain.ts";
import { parameter, rule } from "../rules/rule.ts";
import { whileRuns } from "../rules/whileRuns.ts";
import { isGivenUp } from "../sectionRefresh/retry.ts";
import { offline } from "../rules/conditions.ts";

const givenUp = (state: State): readonly string[] =>
  Object.entries(state.sections).flatMap(([name, record]) =>
    isGivenUp(state, record) ? [name] : [],
  );

/** `timeoutMs` limits each try; an immediate failure is followed by a pause of `everyMs`. */
export const SECTION_HEALTH = rule({
  id: "SECTION-HEALTH",
  ledger: ["layouts-009"],
  parameters: {
    timeoutMs: { unit: "ms", fallback: 1_000 },
    everyMs: { unit: "ms", fallback: 1_000 },
    retries: { unit: "count", fallback: 5 },
  },
  pauses: { offline },
});

/** Checks whether the server is the reason that a section was given up, so that the player can be told. */
export const checkSections: Epic = {
  name: "sectionHealth/check",
  run: (deps) =>
    whileRuns(deps, SECTION_HEALTH, () =>
      deps
        .select((state) => givenUp(state).join())
        .pipe(
          switchMap(() => merge(...givenUp(deps.state()).map((section) => check(deps, section)))),
        ),
    ).pipe(ignoreElements()),
};

function check(deps: Deps, section: string) {
  const timeoutMs = parameter(SECTION_HEALTH, "timeoutMs", deps.state().shell.config);
  return askAgain(deps, SECTION_HEALTH, CheckSection, { section, timeoutMs });
}
