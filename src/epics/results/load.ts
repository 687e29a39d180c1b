import { filter, ignoreElements, map, switchMap } from "rxjs";
import type { State } from "../../events/index.ts";
import { MoreResultsWanted, Results, ResultsTextSettled } from "../../events/results/events.ts";
import {
  askFor,
  askForMore,
  keyOf,
  questionOf,
  resultsZoneOf,
} from "../../events/results/selectors.ts";
import { fewestLetters } from "../../events/results/state.ts";
import type { Epic } from "../epic.ts";
import { siteOpen } from "../rules/conditions.ts";
import { paced } from "../rules/pace.ts";
import { parameter, rule } from "../rules/rule.ts";
import { whileRuns } from "../rules/whileRuns.ts";
import { pollEpic } from "../sports/poll.ts";

export const RESULTS_TYPED = rule({
  id: "RESULTS-TYPED",
  ledger: ["sports-012"],
  parameters: { quietMs: { unit: "ms", fallback: 300 } },
  needs: {
    resultsOpen: (state) => resultsZoneOf(state) !== null,
    lettersEnough: ({ results }) => results.letters >= fewestLetters,
    siteOpen,
  },
  pace: "debounce",
});

/** The results are those of the typed text once the player stops typing. */
export const settleText: Epic = {
  name: "results/settleText",
  run: (deps) =>
    whileRuns(deps, RESULTS_TYPED, () =>
      deps
        .select(({ results }) => results.typed)
        .pipe(
          paced(
            deps,
            RESULTS_TYPED,
            parameter(RESULTS_TYPED, "quietMs", deps.state().shell.config),
          ),
          filter(() => deps.state().results.typed !== deps.state().results.text),
          map(() => ResultsTextSettled({})),
        ),
    ),
};

/** An answer may be kept for a minute (contract, listResults), so asking sooner brings nothing new. */
const keptMs = 60_000;

/** Polls the results while their page is open: at once when something else is to be shown or the player wants them. */
export const pollResults = pollEpic("results/poll", (state: State) => {
  const question = questionOf(state);
  if (question === null) return [];
  return [
    {
      key: `results:${keyOf(question)} ${state.results.round}`,
      everyMs: () => keptMs,
      ask: (deps) => deps.call(Results, askFor(deps.state(), question)),
    },
  ];
});

/** Loads the next page when the player wants it. */
export const loadMoreResults: Epic = {
  name: "results/more",
  run: (deps) =>
    deps.on(MoreResultsWanted).pipe(
      map(({ data }) => ({ ...data, question: questionOf(deps.state()) })),
      switchMap(({ pageToken, question }) =>
        question === null ? [] : deps.call(Results, askForMore(question, pageToken)),
      ),
      ignoreElements(),
    ),
};
