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

/** Follows what happened in another tab. A sign-in there is looked into by `session/restore`. */
export const receiveTabs: Epic = {
  name: "leadership/receive",
  run: (deps) => deps.on(TabMessageReceived).pipe(mergeMap(({ data }) => followed(deps, data))),
};

function followed(
  deps: Deps,
  { message, tab }: DataOf<typeof TabMessageReceived>,
): Observable<Draft> {
  const { coupon, session, tabs } = deps.state();
  const now = deps.clock.now();
  const isPlayer = session.tag === "player";
  // Nothing keeps money before its domain is here; with its arrival this tab asks for it again.
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
      // After the clock was set back the own change lies ahead; what is heard now is newer all the same.
      const isOlder =
        tabs.couponAt <= now && (at < tabs.couponAt || (at === tabs.couponAt && tab < tabs.tab));
      if (isOlder || isPlacing(coupon)) return EMPTY;
      return of(CouponReplaced({ at: Math.min(at, now), coupon: message.coupon }));
    }
    default:
      return EMPTY;
  }
}
