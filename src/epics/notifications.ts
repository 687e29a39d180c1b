import { filter, groupBy, map, mergeMap, of, startWith, switchMap, takeUntil, timer } from "rxjs";
import { BetRemoved } from "../events/coupon/events.ts";
import { NotificationClosed, NotificationShown } from "../events/notifications/events.ts";
import { TabHidden, TabShown } from "../events/shell/events.ts";
import type { Epic } from "./epic.ts";
import { figure, NOTICE_CLOSE } from "./rules.ts";

/** Closes each notification when its time is up; a hidden tab stops the clock. */
export const closeNotifications: Epic = {
  name: "notifications/close",
  run: (deps) =>
    deps.on(NotificationShown).pipe(
      groupBy(({ data }) => data.id),
      mergeMap((same$) =>
        same$.pipe(
          switchMap(({ data }) => {
            const closed$ = deps
              .on(NotificationClosed)
              .pipe(filter((entry) => entry.data.id === data.id));
            const alertMs = figure(NOTICE_CLOSE.parameters.alertMs, deps.state().shell.config);
            return deps.on(TabHidden, TabShown).pipe(
              map((entry) => TabHidden.is(entry)),
              startWith(deps.state().shell.isTabHidden),
              switchMap((isHidden) =>
                isHidden ? of() : timer(alertMs, deps.clock.rule(NOTICE_CLOSE.id)),
              ),
              map(() => NotificationClosed({ id: data.id })),
              takeUntil(closed$),
            );
          }),
        ),
      ),
    ),
};

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
