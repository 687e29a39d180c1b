import { filter, mergeMap } from "rxjs";
import { CouponCleared } from "../../events/coupon/events.ts";
import { isPlacing } from "../../events/coupon/index.ts";
import type { Draft } from "../../events/define.ts";
import { SessionClosed } from "../../events/session/events.ts";
import { ValueStored } from "../../events/shell/events.ts";
import type { Epic } from "../epic.ts";

/** Whether this page closed the session itself; a session that ran out may be opened again by the same player. */
const isSignedOutHere = (reason: string): boolean =>
  reason === "player" || reason === "idle" || reason === "sessionLimit" || reason === "guard";

/** What a player leaves behind on the device and no rule of its own takes away. */
const left = ["tl.betting", "tl.fingerprint", "tl.redirectTarget"];

/**
 * Their own rules write these, but come with the player's part, which may not be here when the player leaves.
 * [coupon-022]
 */
const leftWhenAsked = ["tl.oneClick", "tl.lastActiveAt"];

/**
 * What a player did goes with them: whoever takes the phone next finds no bets of theirs, and no settings of betting. How
 * the page looks stays. A bet that was sent stays until it is known what became of it.
 */
export const leaveNothing: Epic = {
  name: "session/leaveNothing",
  run: (deps) =>
    deps.on(SessionClosed).pipe(
      filter(({ data }) => isSignedOutHere(data.reason)),
      mergeMap(({ data: { reason } }): readonly Draft[] => {
        const { coupon } = deps.state();
        const hasBets = (coupon.bets.length > 0 || coupon.cleared !== null) && !isPlacing(coupon);
        return [
          ...(hasBets ? [CouponCleared({})] : []),
          ...[...left, ...(reason === "player" ? leftWhenAsked : [])].map((key) =>
            ValueStored({ area: "local", key, value: null }),
          ),
        ];
      }),
    ),
};
