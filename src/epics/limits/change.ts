import { concat, EMPTY, filter, ignoreElements, map, merge, mergeMap, of, switchMap } from "rxjs";
import {
  AvailableLimits,
  BlockUser,
  BlockWanted,
  LimitOfferWanted,
  LimitsWanted,
  LimitTestAnswered,
  LimitTestAnswers,
  LimitWanted,
  ReviewLimits,
  SaveLimits,
  SelfExcludeReasons,
} from "../../events/limits/events.ts";
import { breakInForce } from "../../events/limits/selectors.ts";
import { TabMessageReceived, TabMessageSent } from "../../events/tabs/events.ts";
import type { Epic } from "../epic.ts";
import { signedIn } from "../rules/conditions.ts";
import { opened } from "../rules/opened.ts";
import { unanswered } from "../rules/unanswered.ts";

/** Loads what may be set, and the limits as they are now, each time their page is opened. */
export const loadLimitOffer: Epic = {
  name: "limits/offer",
  run: (deps) =>
    merge(opened(deps, "responsible"), deps.on(LimitOfferWanted)).pipe(
      switchMap(() => {
        const isTokenSent = deps.state().shell.config?.limits?.isReasonsTokenSent === true;
        return concat(
          of(LimitsWanted({})),
          merge(
            deps.call(AvailableLimits, {}),
            deps.call(SelfExcludeReasons, { isTokenSent }),
          ).pipe(ignoreElements()),
        );
      }),
    ),
};

/** Sends each change and each test once; nothing is sent again by itself. [limits-006] */
export const saveLimit: Epic = {
  name: "limits/save",
  run: (deps) =>
    merge(
      deps.on(LimitWanted).pipe(mergeMap(({ data }) => deps.call(SaveLimits, { limits: [data] }))),
      deps.on(LimitTestAnswered).pipe(
        mergeMap(({ data: { answers } }) => {
          const test = deps.state().limits.change?.test ?? null;
          return test === null
            ? EMPTY
            : deps.call(LimitTestAnswers, { tokenGuid: test.tokenGuid, answers });
        }),
      ),
      deps
        .on(BlockWanted)
        .pipe(mergeMap(({ data }) => deps.call(BlockUser, { ...data, days: null }))),
    ).pipe(ignoreElements()),
};

/**
 * The answer to a self-block has no limits, and a change without an answer may be in force: they are requested.
 */
export const loadAfterChange: Epic = {
  name: "limits/afterBlock",
  run: (deps) =>
    merge(
      deps.on(BlockUser.answered).pipe(filter(({ data }) => data.body.success)),
      deps
        .on(SaveLimits.failed, LimitTestAnswers.failed, BlockUser.failed, ReviewLimits.failed)
        .pipe(unanswered(deps)),
    ).pipe(map(() => LimitsWanted({}))),
};

/** A break applies in all tabs of this browser at once: each requests the limits when one has begun. */
export const shareBreak: Epic = {
  name: "limits/tabs",
  run: (deps) =>
    merge(
      deps
        .select((state) => breakInForce(state)?.startedAt ?? null)
        .pipe(
          filter((startedAt) => startedAt !== null && deps.state().tabs.hasOthers),
          map(() => TabMessageSent({ kind: "limits" })),
        ),
      deps.on(TabMessageReceived).pipe(
        filter(
          ({ data }) =>
            data.message.kind === "limits" &&
            signedIn(deps.state()) &&
            breakInForce(deps.state()) === undefined,
        ),
        map(() => LimitsWanted({})),
      ),
    ),
};
