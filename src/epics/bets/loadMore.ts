import { exhaustMap, ignoreElements } from "rxjs";
import { BetsHistory, MoreBetsRequested } from "../../events/bets/events.ts";
import type { Epic } from "../epic.ts";

/** Loads the next page of the history, one at a time. */
export const loadMoreBets: Epic = {
  name: "bets/more",
  run: (deps) =>
    deps.on(MoreBetsRequested).pipe(
      exhaustMap(({ data }) => deps.call(BetsHistory, { status: null, pageToken: data.pageToken })),
      ignoreElements(),
    ),
};
