import { hasArrived } from "../../events/runtime/index.ts";
import { EMPTY, filter, map, merge, mergeMap, type Observable, of, take } from "rxjs";
import {
  BetAdded,
  BetRemoved,
  BetRestored,
  CouponCleared,
  CouponPlaced,
  CouponRestored,
  CouponTypeChosen,
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

const couponMessage = (state: State): TabMessage => ({
  kind: "coupon",
  at: state.tabs.couponAt,
  coupon: storedCoupon(state),
});

/** Tells the other tabs what happened in this one, but never repeats what it received from them. */
export const notifyTabs: Epic = {
  name: "leadership/announce",
  run: (deps) =>
    merge(
      deps.on(SessionOpened).pipe(
        // A session found by the session check is not reported: other tabs can check for themselves.
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
          CouponTypeChosen,
          PricesAccepted,
        )
        .pipe(map(() => couponMessage(deps.state()))),
      // Until the first message nobody was known to listen: what changed before it was not sent.
      deps.on(TabMessageReceived).pipe(
        take(1),
        filter(({ data: { message } }) => message.kind !== "hello" && message.kind !== "coupon"),
        filter(() => deps.state().tabs.couponAt > deps.state().shell.startedAt),
        map(() => couponMessage(deps.state())),
      ),
      deps.on(TabMessageReceived).pipe(
        mergeMap(({ data: { message } }): Observable<TabMessage> => {
          if (message.kind !== "hello") return EMPTY;
          const state = deps.state();
          const hasMoney = state.tabs.isLeader && state.account.accounts.length > 0;
          const hasNewer = state.tabs.couponAt > message.couponAt;
          return of(
            ...(hasMoney ? [accountsMessage(state)] : []),
            ...(hasNewer ? [couponMessage(state)] : []),
          );
        }),
      ),
    ).pipe(
      filter(() => deps.state().tabs.hasOthers),
      map(TabMessageSent),
    ),
};

/**
 * Announces this tab when it opens, gets a new leader or becomes able to hold account data; the leader
 * replies with the accounts. A tab that opens or becomes visible also asks for the coupon, because it
 * received nothing until then.
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
        const isBehind = TabShown.is(entry) || TabsJoined.is(entry);
        const couponAt = isBehind ? state.tabs.couponAt : entry.at;
        const announcement = TabMessageSent({ kind: "hello", couponAt });
        // A bet may have been added before the tabs were connected.
        const isNews = TabsJoined.is(entry) && state.tabs.couponAt > state.shell.startedAt;
        return isNews ? [announcement, TabMessageSent(couponMessage(state))] : [announcement];
      }),
    ),
};
