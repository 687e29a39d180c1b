import { hasArrived } from "../../events/runtime/index.ts";
import { EMPTY, filter, map, merge, mergeMap, type Observable, of } from "rxjs";
import {
  BetAdded,
  BetRemoved,
  BetRestored,
  CouponCleared,
  CouponPlaced,
  CouponRestored,
  PricesAccepted,
} from "../../events/coupon/events.ts";
import type { State } from "../../events/index.ts";
import { DomainsArrived } from "../../events/runtime/events.ts";
import { SessionClosed, SessionOpened } from "../../events/session/events.ts";
import { TabShown } from "../../events/shell/events.ts";
import {
  LeadLost,
  type TabMessage,
  TabMessageReceived,
  TabMessageSent,
  TabsJoined,
} from "../../events/tabs/events.ts";
import { accountsMessage } from "../account/notifyTabs.ts";
import { storedCoupon } from "../coupon/remember.ts";
import type { Epic } from "../epic.ts";
import { restoreSession } from "../session/restore.ts";

const coupon = (state: State): TabMessage => ({
  kind: "coupon",
  at: state.tabs.couponAt,
  coupon: storedCoupon(state),
});

/** Tells the other tabs what happened in this one, never what it heard from them. */
export const notifyTabs: Epic = {
  name: "leadership/announce",
  run: (deps) =>
    merge(
      deps.on(SessionOpened).pipe(
        // Who is there by the session check is no news to a tab that can ask as well.
        filter(({ by }) => by !== `epic:${restoreSession.name}`),
        map((): TabMessage => ({ kind: "signedIn" })),
      ),
      deps.on(SessionClosed).pipe(
        filter(({ data: { reason } }) => reason !== "start" && reason !== "tab"),
        map((): TabMessage => ({ kind: "signedOut" })),
      ),
      deps
        .on(
          BetAdded,
          BetRemoved,
          BetRestored,
          CouponCleared,
          CouponRestored,
          CouponPlaced,
          PricesAccepted,
        )
        .pipe(map(() => coupon(deps.state()))),
      deps.on(TabMessageReceived).pipe(
        mergeMap(({ data: { message } }): Observable<TabMessage> => {
          if (message.kind !== "hello") return EMPTY;
          const state = deps.state();
          const hasMoney = state.tabs.isLeader && state.account.accounts.length > 0;
          const hasNewer = state.tabs.couponAt > message.couponAt;
          return of(
            ...(hasMoney ? [accountsMessage(state)] : []),
            ...(hasNewer ? [coupon(state)] : []),
          );
        }),
      ),
    ).pipe(
      filter(() => deps.state().tabs.hasOthers),
      map(TabMessageSent),
    ),
};

/**
 * A tab that begins, has a new leader or can keep a player's money from now on is there, and hears of the money. One
 * that begins or is looked at again also asks for the coupon: until then nothing reached it.
 */
export const announceTab: Epic = {
  name: "leadership/announceTab",
  run: (deps) =>
    deps.on(TabsJoined, LeadLost, TabShown, SessionOpened, DomainsArrived).pipe(
      filter(() => deps.state().tabs.tab !== ""),
      filter((entry) => {
        if (DomainsArrived.is(entry)) return entry.data.domains.includes("account");
        return !SessionOpened.is(entry) || hasArrived(deps.state(), "account");
      }),
      mergeMap((entry) => {
        const state = deps.state();
        // Of one that joins the coupon is as old as its page.
        const isBehind = TabShown.is(entry) || TabsJoined.is(entry);
        const couponAt = isBehind ? state.tabs.couponAt : entry.at;
        const announcement = TabMessageSent({ kind: "hello", couponAt });
        // A bet may be older than the way to the other tabs.
        const isNews = TabsJoined.is(entry) && state.tabs.couponAt > state.shell.startedAt;
        return isNews ? [announcement, TabMessageSent(coupon(state))] : [announcement];
      }),
    ),
};
