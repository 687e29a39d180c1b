import { exhaustMap, ignoreElements, merge, takeUntil } from "rxjs";
import { ActiveAccountChanged } from "../../events/account/events.ts";
import {
  BetsHistory,
  HistoryFiltered,
  MoreBetsRequested,
  MoreOpenedBetsRequested,
  OpenedBets,
} from "../../events/bets/events.ts";
import { historyAsk, openedAsk } from "./asks.ts";
import type { Epic } from "../epic.ts";

/**
 * Loads the next page of the history and of the open bets, one of each at a time. Once the player has turned to another list,
 * nobody waits for a page of the one before.
 */
export const loadMoreBets: Epic = {
  name: "bets/more",
  run: (deps) =>
    merge(
      deps
        .on(MoreBetsRequested)
        .pipe(
          exhaustMap(({ data }) =>
            deps
              .call(BetsHistory, historyAsk(deps.state(), data.pageToken))
              .pipe(takeUntil(deps.on(ActiveAccountChanged, HistoryFiltered))),
          ),
        ),
      deps
        .on(MoreOpenedBetsRequested)
        .pipe(
          exhaustMap(({ data }) =>
            deps
              .call(OpenedBets, openedAsk(deps.state(), data.pageToken))
              .pipe(takeUntil(deps.on(ActiveAccountChanged))),
          ),
        ),
    ).pipe(ignoreElements()),
};
