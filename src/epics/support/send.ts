import { exhaustMap, filter, ignoreElements, map, merge, mergeMap, switchMap } from "rxjs";
import type { Draft } from "../../events/define.ts";
import {
  BlockAppealsWanted,
  BlockAppealWritten,
  SupportCallOrdered,
  SupportCallsWanted,
  SupportCallUnwanted,
  CancelCall,
  SupportLetterWritten,
  BlockAppeals,
  SupportCalls,
  SendBlockAppeal,
  SupportCallback,
  SupportEmail,
} from "../../events/support/events.ts";
import type { Epic } from "../epic.ts";
import { opened } from "../rules/opened.ts";

/**
 * Sends a message and an order to be called, each once; a failure leaves it to the writer to send it again. [info-001]
 */
export const sendToSupport: Epic = {
  name: "support/send",
  run: (deps) =>
    merge(
      deps.on(SupportLetterWritten).pipe(exhaustMap(({ data }) => deps.call(SupportEmail, data))),
      deps.on(SupportCallOrdered).pipe(exhaustMap(({ data }) => deps.call(SupportCallback, data))),
    ).pipe(ignoreElements()),
};

/** The calls that a player has ordered, as long as their page is open; one that could not be cancelled has moved on. */
export const loadCalls: Epic = {
  name: "support/loadCalls",
  run: (deps) =>
    merge<(Draft | null)[]>(
      opened(deps, "callHistory").pipe(map(() => SupportCallsWanted({ pageToken: null }))),
      deps.on(SupportCallsWanted).pipe(
        switchMap(({ data }) => deps.call(SupportCalls, data)),
        ignoreElements(),
      ),
      deps.on(SupportCallUnwanted).pipe(
        mergeMap(({ data }) => deps.call(CancelCall, data)),
        ignoreElements(),
      ),
      deps.on(CancelCall.failed).pipe(
        filter(({ data }) => data.error.status === 409 || data.error.status === 404),
        map(() => SupportCallsWanted({ pageToken: null })),
      ),
    ).pipe(filter((draft) => draft !== null)),
};

/** A player's appeals against a block; after a new one they are asked for again. [route-blocking-003] */
export const loadAppeals: Epic = {
  name: "support/loadAppeals",
  run: (deps) =>
    merge(
      deps.on(BlockAppealWritten).pipe(exhaustMap(({ data }) => deps.call(SendBlockAppeal, data))),
      merge(
        opened(deps, "blockAppealHistory"),
        deps.on(BlockAppealsWanted, SendBlockAppeal.answered),
        deps.on(SendBlockAppeal.failed).pipe(filter(({ data }) => data.error.status === 409)),
      ).pipe(switchMap(() => deps.call(BlockAppeals, {}))),
    ).pipe(ignoreElements()),
};
