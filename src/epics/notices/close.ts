import { filter, map, merge, mergeMap, of } from "rxjs";
import { canRestore, isPlacing } from "../../events/coupon/index.ts";
import { BetRemoved, CouponCleared } from "../../events/coupon/events.ts";
import type { State } from "../../events/index.ts";
import { FavoriteRemoved } from "../../events/favorites/events.ts";
import { NotificationClosed, NotificationShown } from "../../events/notifications/events.ts";
import { stays } from "../../events/notifications/index.ts";
import type { Epic } from "../epic.ts";
import { deadline } from "../rules/deadline.ts";
import { parameter, rule } from "../rules/rule.ts";
import { tabHidden } from "../rules/conditions.ts";

export const NOTICE_CLOSE = rule({
  id: "NOTICE-CLOSE",
  ledger: ["notifications-003", "notifications-004"],
  parameters: { shownMs: { unit: "ms", fallback: 10_000 } },
  pauses: { tabHidden },
});

/** Closes each notification when its time is up; a hidden tab, hover or focus pauses the timer. */
export const closeNotifications = deadline({
  name: "notices/close",
  rule: NOTICE_CLOSE,
  due: ({ notifications, shell }) => {
    const wholeMs = parameter(NOTICE_CLOSE, "shownMs", shell.config);
    return notifications
      .filter((notification) => !notification.isHeld && !stays(notification))
      .map(({ id, since }) => ({ key: id, at: since + wholeMs, wholeMs }));
  },
  fire: (_deps, id) => of(NotificationClosed({ id })),
});

/** Notifications that offer an undo, by id: whether the command behind it would undo something now. */
const undoable: Readonly<Record<string, (state: State) => boolean>> = {
  "bet-removed": ({ coupon }) => coupon.lastRemoved !== null && !isPlacing(coupon),
  "favorite-removed": ({ favorites }) => favorites.lastRemoved !== null,
  "coupon-cleared": ({ coupon }) => canRestore(coupon) && !isPlacing(coupon),
};

/** Offers to restore a removed bet or favourite, or all bets that were cleared, while that is possible. */
export const offerUndo: Epic = {
  name: "notices/undo",
  run: (deps) =>
    merge(
      deps.on(BetRemoved).pipe(
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
      deps.on(CouponCleared).pipe(
        map(() =>
          NotificationShown({
            id: "coupon-cleared",
            status: "info",
            variant: "snackbar",
            text: "couponCleared",
            values: { count: deps.state().coupon.cleared?.bets.length ?? 0 },
            action: "restoreCoupon",
          }),
        ),
      ),
      deps.on(FavoriteRemoved).pipe(
        map(() =>
          NotificationShown({
            id: "favorite-removed",
            status: "info",
            variant: "snackbar",
            text: "favoriteRemoved",
            action: "restoreFavorite",
          }),
        ),
      ),
    ).pipe(filter(({ data }) => undoable[data.id]?.(deps.state()) === true)),
};

/** Withdraws the offer when there is nothing left to undo, or a bet is being placed. */
export const withdrawUndo: Epic = {
  name: "notices/withdrawUndo",
  run: (deps) =>
    deps
      .select(
        (state) =>
          state.notifications.flatMap(({ id }) => (undoable[id]?.(state) === false ? [id] : [])),
        (previous, next) => previous.join() === next.join(),
      )
      .pipe(mergeMap((ids) => ids.map((id) => NotificationClosed({ id })))),
};
