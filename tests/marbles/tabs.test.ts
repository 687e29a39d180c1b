import { describe } from "vitest";
import { storedCoupon } from "../kit/bets.ts";
import { answers, fails, inTurn, late, silence, whenPart } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";

const live = "/en/section/live";

describe("a bet added before a tab knows of any other", () => {
  rule("reaches the other tab with the first message from it", {
    path: "/en/section/live/1/501",
    tab2: "1s open 1ms AddBet(901)",
    watch: "CouponReplaced",
    expect: "1s1ms 2:BetAdded 2ms CouponReplaced",
    for: "30s",
  });
});

describe("messages between the tabs of a browser", () => {
  rule("a sign-in: the other tab checks the session, and the message goes no further", {
    path: "/en/user/login",
    tab2: "1s open",
    user: "2s SignIn(form=login_password, login=§personal:9, password=§secret:9, isRemembered=true)",
    server: {
      CheckSession: inTurn(
        answers({ user_id: null }),
        answers({ user_id: null }),
        answers({ user_id: 4711 }),
      ),
    },
    watch: "2:TabMessageSent(kind=signedIn) TabMessageSent(kind=signedIn)",
    expect: `SessionClosed(start) 1s 2:SessionClosed(start)
             1s SessionOpened TabMessageSent 1ms 2:SessionOpened`,
    for: "10s",
  });
  rule("a balance is sent again to a tab whose player chunk loaded after the message", {
    path: "/en/user/login",
    tab2: "1s open",
    user: "2s SignIn(form=login_password, login=§personal:9, password=§secret:9, isRemembered=true)",
    server: {
      CheckSession: inTurn(
        answers({ user_id: null }),
        answers({ user_id: null }),
        answers({ user_id: 4711 }),
      ),
      Rules: whenPart({ player: [late("1s", answers(null)), answers(null)] }),
    },
    watch:
      "DomainsArrived(player) 2:DomainsArrived(player) TabAccountsReceived AccountsAsked 2:AccountsAsked",
    expect: `2s1ms 2:DomainsArrived(player) 2:AccountsAsked
             999ms DomainsArrived(player) 2ms TabAccountsReceived`,
    for: "10s",
  });
  rule("another player: the previous one is signed out here first", {
    path: "/en/user/login",
    tab2: "1s open 1s SignIn(form=login_password, login=§personal:9, password=§secret:9, isRemembered=true)",
    server: {
      CheckSession: inTurn(
        answers({ user_id: 4711 }),
        answers({ user_id: null }),
        answers({ user_id: 4712 }),
      ),
      SignInByLogin: answers({ success: true, responseType: "done", userInfo: { userId: 4712 } }),
    },
    watch: "DisconnectAsked",
    expect: `SessionOpened 1s 2:SessionClosed(start) 1s 2:SessionOpened
             1ms SessionClosed(tab) SessionOpened`,
    for: "10s",
  });
  rule("the same player: nothing happens here", {
    isPlayer: true,
    path: "/en/user/login",
    tab2: "1s open 1s SignIn(form=login_password, login=§personal:9, password=§secret:9, isRemembered=true)",
    server: {
      CheckSession: inTurn(
        answers({ user_id: 4711 }),
        answers({ user_id: null }),
        answers({ user_id: 4711 }),
      ),
    },
    watch: "SessionClosed CheckSessionAsked",
    expect: `CheckSessionAsked SessionOpened 1s 2:SessionClosed(start) 1s 2:SessionOpened
             1ms CheckSessionAsked`,
    for: "10s",
  });
  rule("a sign-in that arrives while a retry is pending starts over {SESSION-CHECK:reset}", {
    path: "/en/user/login",
    tab2: "100ms open 900ms SignIn(form=login_password, login=§personal:9, password=§secret:9, isRemembered=true)",
    server: {
      CheckSession: inTurn(
        fails(500),
        answers({ user_id: null }),
        fails(500),
        answers({ user_id: 4711 }),
      ),
    },
    watch: "CheckSessionAsked",
    expect: `CheckSessionAsked 100ms 2:CheckSessionAsked 2:SessionClosed(start)
             900ms 2:SessionOpened 1ms CheckSessionAsked 1s500ms CheckSessionAsked SessionOpened`,
    for: "10s",
  });
  rule(
    "a check that then fails signs nobody in after its tries [session-001] {SESSION-CHECK:tab2}",
    {
      isPlayer: true,
      path: "/en/user/login",
      tab2: "1s open 1s SignIn(form=login_password, login=§personal:9, password=§secret:9, isRemembered=true)",
      server: {
        CheckSession: inTurn(answers({ user_id: 4711 }), answers({ user_id: null }), fails(500)),
      },
      watch: "SessionClosed CheckSessionAsked",
      expect: `CheckSessionAsked SessionOpened 1s 2:SessionClosed(start) 1s 2:SessionOpened
             1ms CheckSessionAsked 1s500ms CheckSessionAsked 1s500ms CheckSessionAsked`,
      for: "10s",
    },
  );
  rule("a check that failed is made again when the tab is looked at, unless its player has left", {
    isPlayer: true,
    path: "/en/user/login",
    tab: "20s hidden 10s visible",
    tab2: "1s open 1s SignIn(form=login_password, login=§personal:9, password=§secret:9, isRemembered=true)",
    server: {
      CheckSession: inTurn(
        answers({ user_id: 4711 }),
        answers({ user_id: null }),
        fails(500),
        fails(500),
        fails(500),
        answers({ user_id: 4712 }),
      ),
      SignInByLogin: answers({ success: true, responseType: "done", userInfo: { userId: 4712 } }),
    },
    watch: "SessionOpened SessionClosed",
    expect: `SessionOpened 1s 2:SessionClosed(start) 1s 2:SessionOpened
             28s SessionClosed(tab) SessionOpened`,
    for: "1m",
  });
  rule("a sign-out: the other tab closes without a call of its own [session-007]", {
    isPlayer: true,
    user: "2s SignOut",
    server: {
      CheckSession: inTurn(
        answers({ user_id: 4711 }),
        answers({ user_id: 4711 }),
        answers({ user_id: null }),
      ),
    },
    tab2: "1s open",
    watch: "2:SignOutRequested 2:DisconnectAsked 2:TabMessageSent(kind=signedOut)",
    expect:
      "2s SessionClosed(player) DisconnectAsked SessionClosed(start) 1ms 2:SessionClosed(tab)",
    for: "10s",
  });
  rule("a coupon: each change replaces it there, and nothing is sent back", {
    path: live,
    user: "2s AddBet(901) 4s ClearCoupon",
    tab2: "1s open 3s AddBet(902)",
    watch: "TabMessageSent(kind=coupon) 2:TabMessageSent(kind=coupon)",
    expect: `2s TabMessageSent 1ms 2:CouponReplaced(coupon.typeId=0)
             1s999ms 2:TabMessageSent 1ms CouponReplaced(coupon.typeId=1)
             1s999ms TabMessageSent 1ms 2:CouponReplaced(coupon.typeId=0)`,
    for: "10s",
  });
  rule("a bet added before there was a channel to the other tabs is sent as soon as there is one", {
    path: live,
    user: "1s AddBet(901)",
    tab2: "500ms open",
    server: { Rules: whenPart({ frame: [late("3s", answers(null))] }) },
    watch: "2:CouponReplaced",
    expect: "3s502ms 2:CouponReplaced(coupon.typeId=0)",
    for: "10s",
  });
  rule("a coupon changed in two tabs at the same time is the same in both", {
    path: live,
    user: "2s AddBet(901)",
    tab2: "1s open 1s AddBet(902)",
    watch: "CouponReplaced",
    expect: "2s1ms CouponReplaced",
    for: "10s",
  });
  rule("a coupon counts after the clock was set back too", {
    path: live,
    user: "2s AddBet(901)",
    tab2: "1s open 3s AddBet(902)",
    clock: "3s back 1h",
    expect: "2s1ms 2:CouponReplaced 2s CouponReplaced",
    for: "10s",
  });
  rule("a coupon that is being placed is left alone", {
    path: live,
    isPlayer: true,
    stored: { local: { "tl.coupon": storedCoupon(901) } },
    server: { PlaceCoupon: silence },
    user: "2s SetAmount(10) 1s PlaceCoupon",
    tab2: "1s open 4s ClearCoupon",
    watch: "CouponReplaced CommandRefused",
    expect: "5s 2:CommandRefused(ClearCoupon, placement_running)",
    for: "10s",
  });
  rule("a page in the back/forward cache catches up with the coupon", {
    path: live,
    tab: "3s left 1m returned",
    tab2: "1s open 4s AddBet(901)",
    watch: "CouponReplaced",
    expect: "1m3s CouponReplaced 2ms CouponReplaced",
    for: "2m",
  });
  rule("a balance: only the leader asks, and shares it with the others {POLL:tab2}", {
    isPlayer: true,
    tab: "hidden",
    tab2: "1s open",
    watch: "AccountsAsked BalanceAsked",
    expect: `AccountsAsked 1s 2:AccountsAsked 3ms TabAccountsReceived
             9s997ms 2:BalanceAsked 1ms TabAccountsReceived 9s999ms 2:BalanceAsked 1ms TabAccountsReceived`,
    for: "30s",
  });
  rule("a balance: a new hidden tab receives the current one", {
    isPlayer: true,
    tab2: "hidden 1s open",
    watch: "2:AccountsAsked 2:BalanceAsked",
    expect: "1s2ms 2:TabAccountsReceived 2:TabAccountsReceived 8s999ms 2:TabAccountsReceived",
    for: "10s1ms",
  });
  rule("a balance: a visitor has none, whatever is received", {
    isPlayer: true,
    server: {
      CheckSession: inTurn(answers({ user_id: 4711 }), answers({ user_id: null })),
    },
    tab2: "hidden 1s open",
    watch: "2:TabAccountsReceived",
    expect: "1s 2:SessionClosed(start)",
    for: "30s",
  });
});
