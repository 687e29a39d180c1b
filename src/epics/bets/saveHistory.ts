import { isRight } from "fp-ts/lib/Either.js";
import { defer, EMPTY, map, mergeMap, type Observable, of, switchMap } from "rxjs";
import { ActiveAccountChanged } from "../../events/account/events.ts";
import { BetsHistory, HistoryFiltered } from "../../events/bets/events.ts";
import {
  HistoryFileReady,
  HistoryFileWanted,
  HistoryPagesMissed,
} from "../../events/bets/fileEvents.ts";
import {
  HistoryPrintMissed,
  HistoryPrintReady,
  HistoryPrintWanted,
} from "../../events/bets/printEvents.ts";
import { shownHistory } from "../../events/bets/index.ts";
import { bodyOf } from "../../events/remoteData.ts";
import { nextTokenOf } from "../../events/remoteList.ts";
import { SessionClosed } from "../../events/session/events.ts";
import type { Deps, Epic } from "../epic.ts";
import { historyAsk } from "./asks.ts";

/** A server whose pages do not end is not asked for ever. */
const mostPages = 500;

/** From then on the history shows another list. */
const otherList = [HistoryFiltered, ActiveAccountChanged, SessionClosed] as const;

/** Loads the pages of the history that are not there yet, and then wants the file made; another list is another file. */
export const saveHistory: Epic = {
  name: "bets/saveHistory",
  run: (deps) =>
    deps.on(HistoryFileWanted, ...otherList).pipe(
      switchMap((entry) => {
        if (!HistoryFileWanted.is(entry)) return EMPTY;
        const { words } = entry.data;
        return restOf(deps, mostPages).pipe(
          map((isWhole) => {
            const history = bodyOf(shownHistory(deps.state().bets));
            if (!isWhole || history === null) return HistoryPagesMissed({});
            const count = history.items.length;
            return HistoryFileReady({ words, count, total: history.summary?.count ?? count });
          }),
        );
      }),
    ),
};

/** The same before they are printed. */
export const printHistory: Epic = {
  name: "bets/printHistory",
  run: (deps) =>
    deps
      .on(HistoryPrintWanted, ...otherList)
      .pipe(
        switchMap((entry) =>
          HistoryPrintWanted.is(entry)
            ? restOf(deps, mostPages).pipe(
                map((isWhole) => (isWhole ? HistoryPrintReady({}) : HistoryPrintMissed({}))),
              )
            : EMPTY,
        ),
      ),
};

/** Whether all pages are there in the end. */
const restOf = (deps: Deps, pages: number): Observable<boolean> =>
  defer(() => {
    const token = nextTokenOf(shownHistory(deps.state().bets));
    if (token === null) return of(true);
    return pages === 0
      ? of(false)
      : deps
          .call(BetsHistory, historyAsk(deps.state(), token))
          .pipe(mergeMap((result) => (isRight(result) ? restOf(deps, pages - 1) : of(false))));
  });
