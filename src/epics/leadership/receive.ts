import { hasArrived } from "../../events/runtime/index.ts";
import { EMPTY, mergeMap, type Observable, of } from "rxjs";
import { isPlacing } from "../../events/coupon/index.ts";
import type { DataOf, Draft } from "../../events/define.ts";
import { SessionClosed } from "../../events/session/events.ts";
import {
  TabAccountsReceived,
  CouponReplaced,
  TabActivityReceived,
  TabMessageReceived,
  TabRealityAnswered,
} from "../../events/tabs/events.ts";
import type { Deps, Epic } from "../epic.ts";

/** Applies what happened in another tab. `session/restore` handles a sign-in there. */
export const receiveTabs: Epic = {
  name: "leadership/receive",
  run: (deps) => deps.on(TabMessageReceived).pipe(mergeMap(({ data }) => apply(deps, data))),
};

function apply(deps: Deps, { message, tab }: DataOf<typeof TabMessageReceived>): Observable<Draft> {
  const { coupon, session, tabs } = deps.state();
  const now = deps.clock.now();
  const isPlayer = session.tag === "player";
  // Account data cannot be stored before its domain has loaded; then this tab asks for it again.
  const canKeepMoney = isPlayer && hasArrived(deps.state(), "account");
  switch (message.kind) {
    case "signedOut":
      return isPlayer ? of(SessionClosed({ reason: "tab" })) : EMPTY;
    case "accounts":
      return canKeepMoney ? of(TabAccountsReceived({ accounts: message.accounts })) : EMPTY;
    case "activity":
      return of(TabActivityReceived({ at: Math.min(message.at, now) }));
    case "realityAnswered": {
      const { action, doNotShowAgain } = message;
      return of(TabRealityAnswered({ action, doNotShowAgain }));
    }
    case "coupon": {
      const { at } = message;
      // If the clock was set back, this tab's own change is in the future; a message received now is still
      // newer.
      const isOlder =
        tabs.couponAt <= now && (at < tabs.couponAt || (at === tabs.couponAt && tab < tabs.tab));
      if (isOlder || isPlacing(coupon)) return EMPTY;
      return of(CouponReplaced({ at: Math.min(at, now), coupon: message.coupon }));
    }
    default:
      return EMPTY;
  }
}
