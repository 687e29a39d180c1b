import { filter, map, of } from "rxjs";
import { BetRemoved } from "../../events/coupon/events.ts";
import { NotificationClosed, NotificationShown } from "../../events/notifications/events.ts";
import { stays } from "../../events/notifications/index.ts";
import type { Epic } from "../epic.ts";
import { deadline } from "../rules/deadline.ts";
import { figure, rule } from "../rules/rule.ts";
import { tabHidden } from "../rules/conditions.ts";

export const NOTICE_CLOSE = rule({
  id: "NOTICE-CLOSE",
  ledger: ["notifications-003", "notifications-004"],
  parameters: { shownMs: { unit: "ms", fallback: 10_000 } },
  pauses: { tabHidden },
});

/** Closes each notification when its time is up; a hidden tab, a pointer or the focus on it stop the clock. */
export const closeNotifications = deadline({
  name: "notices/close",
  rule: NOTICE_CLOSE,
  due: ({ notifications, shell }) => {
    const wholeMs = figure(NOTICE_CLOSE, "shownMs", shell.config);
    return notifications
      .filter((one) => !one.isHeld && !stays(one))
      .map(({ id, since }) => ({ key: id, at: since + wholeMs, wholeMs }));
  },
  fire: (_deps, id) => of(NotificationClosed({ id })),
});

/** A removed bet can be had back. */
export const offerUndo: Epic = {
  name: "notices/undo",
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
