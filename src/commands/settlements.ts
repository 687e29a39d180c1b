import { openString, shape } from "../codec/codec.ts";
import { HistoryFiltered } from "../events/bets/events.ts";
import { type HistoryFilter, settledStatuses } from "../events/bets/index.ts";
import { NavigationRequested } from "../events/navigation/events.ts";
import { pathOf } from "../events/navigation/index.ts";
import { NotificationClosed } from "../events/notifications/events.ts";
import type { Notification } from "../events/notifications/index.ts";
import { periodOf } from "../events/settlements/index.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

/** The bets that a notice speaks of, in the history: the second of its account in which one was placed, or all settled. */
function filterOf({ values = {} }: Notification): HistoryFilter {
  const numberOf = (name: string) => Number(values[name]);
  if (values["couponId"] === undefined) return { status: settledStatuses };
  const [id, accountId, createdAt] = ["couponId", "accountId", "createdAt"].map(numberOf);
  return periodOf([{ id: id ?? 0, accountId: accountId ?? 0, createdAt: createdAt ?? 0 }]);
}

/** Opens the history at the bets of this notice. */
export const OpenSettledBet = defineCommand(
  "OpenSettledBet",
  shape({ id: openString }),
  ({ id }, { notifications, settings }) => {
    const notice = notifications.find((notification) => notification.id === id);
    if (notice === undefined) return refuse("nothing_to_do");
    const path = pathOf({ name: "history" }, settings.language);
    return accept(
      NotificationClosed({ id }),
      HistoryFiltered({ filter: filterOf(notice) }),
      NavigationRequested({ path, isReplacing: false }),
    );
  },
);
