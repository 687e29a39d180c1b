import { filter, map, merge, skip } from "rxjs";
import { CouponPlaced } from "../../events/coupon/events.ts";
import { ValueStored } from "../../events/shell/events.ts";
import { TabMessageSent } from "../../events/tabs/events.ts";
import type { Epic } from "../epic.ts";

/** Keeps what was placed on this device over a reload, until the player is gone, and tells the other tabs. */
export const rememberPlaced: Epic = {
  name: "loginSessions/remember",
  run: (deps) =>
    merge(
      deps
        .select(({ loginSessions }) => loginSessions.placedHere)
        .pipe(
          skip(1),
          map((bets) => {
            const value = bets.length === 0 ? null : JSON.stringify(bets);
            return ValueStored({ area: "local", key: "tl.placedHere", value });
          }),
        ),
      deps.on(CouponPlaced).pipe(
        filter(() => deps.state().tabs.hasOthers),
        map(({ data: { couponId, accountId, amount } }) =>
          TabMessageSent({ kind: "placed", bet: { couponId, accountId, amount } }),
        ),
      ),
    ),
};
