import { exhaustMap, ignoreElements, merge } from "rxjs";
import {
  BetsHistory,
  MoreBetsRequested,
  MoreOpenedBetsRequested,
  OpenedBets,
} from "../../events/bets/events.ts";
import { historyAsk } from "./historyAsk.ts";
import type { Epic } from "../epic.ts";

/** Loads the next page of the history and of the open bets, one of each at a time. */
export const loadMoreBets: Epic = {
  name: "bets/more",
  run: (deps) =>
    merge(
      deps
        .on(MoreBetsRequested)
        .pipe(
          exhaustMap(({ data }) =>
            deps.call(BetsHistory, historyAsk(deps.state(), data.pageToken)),
          ),
        ),
      deps
        .on(MoreOpenedBetsRequested)
        .pipe(exhaustMap(({ data }) => deps.call(OpenedBets, { pageToken: data.pageToken }))),
    ).pipe(ignoreElements()),
};
