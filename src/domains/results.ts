import {
  ChooseResultsDay,
  ChooseResultsSport,
  LoadMoreResults,
  RefreshResults,
  TypeResults,
} from "../commands/results.ts";
import { loadMoreResults, pollResults, RESULTS_TYPED, settleText } from "../epics/results/load.ts";
import { resultsSlice } from "../events/results/slice.ts";
import { resultEndpoints } from "../infra/http/api/results.ts";
import { domain } from "./domain.ts";

/** Matches under way and over, with their scores. */
export const results = domain({
  name: "results",
  slices: [resultsSlice],
  commands: [ChooseResultsDay, ChooseResultsSport, LoadMoreResults, RefreshResults, TypeResults],
  epics: [settleText, pollResults, loadMoreResults],
  rules: [RESULTS_TYPED],
  endpoints: resultEndpoints,
});
