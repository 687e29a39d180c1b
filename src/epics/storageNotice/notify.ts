import { filter, map, take } from "rxjs";
import { NotificationShown } from "../../events/notifications/events.ts";
import { ValueNotStored } from "../../events/shell/events.ts";
import type { Epic } from "../epic.ts";

/** What a player would miss after a reload; the rest of what is stored they never see. */
const missed: ReadonlySet<string> = new Set([
  "tl.coupon",
  "tl.placement",
  "tl.oneClick",
  "tl.settings",
]);

/** Tells once that this browser keeps nothing. */
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
