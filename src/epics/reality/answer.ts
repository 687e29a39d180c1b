import { concat, EMPTY, filter, ignoreElements, map, merge, mergeMap, of, switchMap } from "rxjs";
import { SignOut } from "../../commands/session.ts";
import { BetsHistory } from "../../events/bets/events.ts";
import type { State } from "../../events/index.ts";
import {
  RealityAnswered,
  RealityCheckShown,
  RealityPauseBegan,
  RealityPauseEnded,
  RealityStarted,
  RealityStepped,
  RealityTimeShared,
  RealityCheck,
} from "../../events/reality/events.ts";
import { isRealityCheckShown } from "../../events/reality/selectors.ts";
import { SessionClosed } from "../../events/session/events.ts";
import { ValueStored } from "../../events/shell/events.ts";
import {
  type TabMessage,
  TabMessageReceived,
  TabMessageSent,
  TabRealityAnswered,
} from "../../events/tabs/events.ts";
import { wholeHistoryAsk } from "../bets/asks.ts";
import type { Epic } from "../epic.ts";

/** Stores the remaining time of the interval across reloads; it is cleared with the session. [reality-007] */
export const rememberReality: Epic = {
  name: "reality/remember",
  run: (deps) =>
    deps
      .on(
        RealityStarted,
        RealityStepped,
        RealityCheckShown,
        RealityTimeShared,
        RealityAnswered,
        TabRealityAnswered,
        RealityPauseBegan,
        RealityPauseEnded,
        SessionClosed,
      )
      .pipe(
        map(() => {
          const { timer, pausedUntil } = deps.state().reality;
          const value = timer === null ? null : JSON.stringify({ ...timer, pausedUntil });
          return ValueStored({ area: "local", key: "tl.realityCheck", value });
        }),
      ),
};

/**
 * Sends the answer to the server; a player who logs out is signed out after the call, even if it fails.
 * [reality-005]
 */
export const sendRealityAnswer: Epic = {
  name: "reality/answer",
  run: (deps) =>
    deps.on(RealityAnswered).pipe(
      mergeMap(({ data: { action, doNotShowAgain, shownAt } }) => {
        const popupShowAt = Math.floor(shownAt / 1000);
        return concat(
          deps.call(RealityCheck, { action, doNotShowAgain, popupShowAt }).pipe(ignoreElements()),
          action === "log_out" ? of(SignOut({})) : EMPTY,
        );
      }),
    ),
};

/** Loads the session's amounts when a check is shown, so that they are up to date. */
export const loadRealityStatistics: Epic = {
  name: "reality/figures",
  run: (deps) =>
    deps.select(isRealityCheckShown).pipe(
      switchMap((isShown) =>
        isShown ? deps.call(BetsHistory, wholeHistoryAsk(deps.state(), null)) : EMPTY,
      ),
      ignoreElements(),
    ),
};

/**
 * Every tab runs its own countdown and shares it with the others; the one with the least time left is right.
 * So a tab that was frozen catches up, and no tab can delay the check.
 */
export const shareReality: Epic = {
  name: "reality/tabs",
  run: (deps) =>
    merge(
      merge(
        deps.on(RealityAnswered).pipe(
          map(({ data: { action, doNotShowAgain } }): TabMessage => {
            return { kind: "realityAnswered", action, doNotShowAgain };
          }),
        ),
        deps.on(RealityStepped, RealityCheckShown).pipe(
          map((): TabMessage => {
            return { kind: "realityStepped", leftMs: deps.state().reality.timer?.leftMs ?? 0 };
          }),
        ),
      ).pipe(
        filter(() => deps.state().tabs.hasOthers),
        map(TabMessageSent),
      ),
      deps.on(TabMessageReceived).pipe(
        map(({ data }) =>
          data.message.kind === "realityStepped" ? data.message.leftMs : Infinity,
        ),
        filter((leftMs) => isAhead(deps.state(), leftMs)),
        map((leftMs) => RealityTimeShared({ leftMs })),
      ),
    ),
};

const isAhead = ({ reality: { timer } }: State, leftMs: number): boolean =>
  timer !== null && !timer.doNotShowAgain && leftMs >= 0 && leftMs < timer.leftMs;
