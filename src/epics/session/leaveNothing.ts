import { filter, mergeMap } from "rxjs";
import { CouponCleared } from "../../events/coupon/events.ts";
import { isPlacing } from "../../events/coupon/index.ts";
import type { Draft } from "../../events/define.ts";
import { SessionClosed } from "../../events/session/events.ts";
import { ValueStored } from "../../events/shell/events.ts";
import type { Epic } from "../epic.ts";

/** Whether this page closed the session itself; an expired session may be reopened by the same player. */
const isSignedOutHere = (reason: string): boolean =>
  reason === "player" || reason === "idle" || reason === "sessionLimit" || reason === "guard";

/** Data of a player on the device that no other rule removes. */
const playerKeys = ["tl.betting", "tl.fingerprint", "tl.redirectTarget"];

/** Rules in the player chunk write these, but it may not be loaded when the player signs out. [coupon-022] */
const keysOnSignOut = [
  "tl.oneClick",
  "tl.lastActiveAt",
  "tl.placedHere",
  "tl.settled",
  "tl.betStories",
];

/**
 * Removes what a player leaves behind: the next person to use the phone finds none of their bets or betting
 * settings. Display settings stay. A bet that was sent stays until its outcome is known.
 */
export const leaveNothing: Epic = {
  name: "session/leaveNothing",
  run: (deps) =>
    deps.on(SessionClosed).pipe(
      filter(({ data }) => isSignedOutHere(data.reason)),
      mergeMap(({ data: { reason } }): readonly Draft[] => {
        const { coupon } = deps.state();
        const hasBets =
          (coupon.bets.length > 0 || coupon.cleared !== null || coupon.lastRemoved !== null) &&
          !isPlacing(coupon);
        return [
          ...(hasBets ? [CouponCleared({})] : []),
          ...[...playerKeys, ...(reason === "player" ? keysOnSignOut : [])].map((key) =>
            ValueStored({ area: "local", key, value: null }),
          ),
        ];
      }),
    ),
};
