import {
  combineLatest,
  distinctUntilChanged,
  filter,
  groupBy,
  map,
  mergeMap,
  of,
  startWith,
  switchMap,
  takeUntil,
  timer,
} from "rxjs";
import { BetRemoved } from "../events/coupon/events.ts";
import {
  NotificationClosed,
  NotificationHeld,
  NotificationReleased,
  NotificationShown,
} from "../events/notifications/events.ts";
import { TabHidden, TabShown } from "../events/shell/events.ts";
import type { Deps, Epic } from "./epic.ts";
import { figure, NOTICE_CLOSE } from "./rules.ts";

/** Closes each notification when its time is up; a hidden tab, a pointer or the focus on it stop the clock. */
export const closeNotifications: Epic = {
  name: "notifications/close",
  run: (deps) =>
    deps.on(NotificationShown).pipe(
      groupBy(({ data }) => data.id),
      mergeMap((same$) => same$.pipe(switchMap(({ data }) => closeLater(deps, data.id)))),
    ),
};

function closeLater(deps: Deps, id: string) {
  const alertMs = figure(NOTICE_CLOSE.parameters.alertMs, deps.state().shell.config);
  const isHidden$ = deps.on(TabHidden, TabShown).pipe(
    map((entry) => TabHidden.is(entry)),
    startWith(deps.state().shell.isTabHidden),
  );
  const isHeld$ = deps.on(NotificationHeld, NotificationReleased).pipe(
    filter(({ data }) => data.id === id),
    map((entry) => NotificationHeld.is(entry)),
    startWith(false),
  );
  return combineLatest([isHidden$, isHeld$]).pipe(
    map(([isHidden, isHeld]) => isHidden || isHeld),
    distinctUntilChanged(),
    switchMap((isStopped) => (isStopped ? of() : timer(alertMs, deps.clock.rule(NOTICE_CLOSE.id)))),
    map(() => NotificationClosed({ id })),
    takeUntil(deps.on(NotificationClosed).pipe(filter(({ data }) => data.id === id))),
  );
}

/** A removed bet can be had back. */
export const offerUndo: Epic = {
  name: "notifications/undo",
  run: (deps) =>
    deps.on(BetRemoved).pipe(
      filter(() => deps.state().coupon.lastRemoved !== null),
      map(() =>
        NotificationShown({
          id: "bet-removed",
          status: "info",
          variant: "snackbar",
          text: "betRemoved",
          action: "restoreBet",
        }),
      ),
    ),
};
