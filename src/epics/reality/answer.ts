import {
  concat,
  distinctUntilChanged,
  EMPTY,
  filter,
  ignoreElements,
  map,
  merge,
  mergeMap,
  of,
  startWith,
  switchMap,
} from "rxjs";
import { SignOut } from "../../commands/session.ts";
import { BetsHistory } from "../../events/bets/events.ts";
import type { State } from "../../events/index.ts";
import {
  RealityAnswered,
  RealityCheckShown,
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
import type { Epic } from "../epic.ts";

/** Keeps the rest of the interval where a reload finds it; it goes with the session. [reality-007] */
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
        SessionClosed,
      )
      .pipe(
        map(() => {
          const { timer } = deps.state().reality;
          const value = timer === null ? null : JSON.stringify(timer);
          return ValueStored({ area: "local", key: "tl.realityCheck", value });
        }),
      ),
};

/** Tells the server the answer; who logs out is out as soon as it knows, or cannot be told. [reality-005] */
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

/** The money of the session is asked for when a check is shown, so that its figures are of that moment. */
export const loadRealityStatistics: Epic = {
  name: "reality/figures",
  run: (deps) =>
    deps.state$.pipe(
      startWith(deps.state()),
      map(isRealityCheckShown),
      distinctUntilChanged(),
      switchMap((isShown) =>
        isShown ? deps.call(BetsHistory, { status: null, pageToken: null }) : EMPTY,
      ),
      ignoreElements(),
    ),
};

/**
 * Every tab counts for itself. What one has counted the others hear, and whichever is further on is right: a tab
 * that was frozen catches up, and no tab can put the check off.
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
        filter((leftMs) => isFurther(deps.state(), leftMs)),
        map((leftMs) => RealityTimeShared({ leftMs })),
      ),
    ),
};

const isFurther = ({ reality: { timer } }: State, leftMs: number): boolean =>
  timer !== null && !timer.doNotShowAgain && leftMs >= 0 && leftMs < timer.leftMs;
