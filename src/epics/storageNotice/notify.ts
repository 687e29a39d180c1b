import { filter, map, take } from "rxjs";
import { NotificationShown } from "../../events/notifications/events.ts";
import { ValueNotStored } from "../../events/shell/events.ts";
import type { Epic } from "../epic.ts";

/** What a player would miss after a reload; they would not notice the other stored values. */
const missed: ReadonlySet<string> = new Set([
  "tl.coupon",
  "tl.placement",
  "tl.cashOut",
  "tl.powerBet",
  "tl.oneClick",
  "tl.settings",
]);

/** Tells the player once that this browser stores nothing. */
export const notifyNotStored: Epic = {
  name: "storageNotice/notify",
  run: (deps) =>
    deps.on(ValueNotStored).pipe(
      filter(({ data }) => missed.has(data.key)),
      take(1),
      map(() =>
        NotificationShown({
          id: "not-stored",
          status: "warning",
          variant: "withoutTimeout",
          text: "notStored",
          action: "none",
        }),
      ),
    ),
};
