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
import { unanswered } from "../rules/unanswered.ts";

/**
 * Sends a message or a callback request once; after a failure the player decides whether to send it again.
 * [info-001]
 */
export const sendToSupport: Epic = {
  name: "support/send",
  run: (deps) =>
    merge(
      deps.on(SupportLetterWritten).pipe(exhaustMap(({ data }) => deps.call(SupportEmail, data))),
      deps.on(SupportCallOrdered).pipe(exhaustMap(({ data }) => deps.call(SupportCallback, data))),
    ).pipe(ignoreElements()),
};

/**
 * Loads the player's requested calls while their page is open. A call that could not be cancelled has
 * changed, or nobody knows whether it has, so the list is loaded again.
 */
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
      merge(
        deps
          .on(CancelCall.failed)
          .pipe(filter(({ data }) => data.error.status === 409 || data.error.status === 404)),
        deps.on(CancelCall.failed).pipe(unanswered(deps)),
      ).pipe(map(() => SupportCallsWanted({ pageToken: null }))),
    ).pipe(filter((draft) => draft !== null)),
};

/** Loads a player's appeals against a block, and again after a new one. [route-blocking-003] */
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
