import { describe, expect, it } from "vitest";
import { storedCoupon } from "../kit/bets.ts";
import { lanesOf } from "../kit/timeline.ts";
import { play } from "../kit/play.ts";
import { answers, fails, late, timesOut } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";

const login = "SignIn(form=login_password, login=anna, password=wonder, isRemembered=true)";

describe("a session", () => {
  rule("is opened by signing in, and the accounts are requested", {
    path: "/en/user/login",
    user: `5s ${login}`,
    watch: "SessionOpened NavigationRequested",
    expect: "5s SignInByLoginAsked SessionOpened NavigationRequested(/en)",
    for: "6s",
  });
  rule("is not opened after a refusal, which is shown", {
    path: "/en/user/login",
    user: `5s ${login}`,
    server: { SignInByLogin: fails(401, { code: 3, message: "Wrong password" }) },
    watch: "SignInByLoginAsked SessionOpened",
    expect: "5s SignInByLoginAsked SignInRefused(code=3, reason=http, message=Wrong password)",
  });
  rule("is asked for once the visit is open: a visitor's cookie must not come after the player's", {
    path: "/en/user/login",
    stored: { cookies: { has_session: "0" } },
    server: { OpenSession: late("8s", answers({})) },
    user: `5s ${login}`,
    watch: "SignInByLoginAsked OpenSessionAnswered SessionOpened",
    expect: "8s OpenSessionAnswered SignInByLoginAsked SessionOpened",
  });
  rule("is asked for all the same when the visit was not opened", {
    path: "/en/user/login",
    stored: { cookies: { has_session: "0" } },
    server: { OpenSession: timesOut("12s"), CheckSession: fails(500) },
    user: `5s ${login}`,
    watch: "SignInByLoginAsked SessionOpened",
    expect: "15s SignInByLoginAsked SessionOpened",
  });
  rule("is disconnected by signing out [session-007]", {
    isPlayer: true,
    user: "5s SignOut",
    expect: "5s SessionClosed(player) DisconnectAsked SessionClosed(start)",
  });
  rule("polls no balance for a visitor, or for a player who left [session-007]", {
    isPlayer: true,
    user: "25s SignOut",
    watch: "DisconnectAsked",
    expect: "10s BalanceAsked 10s BalanceAsked 5s DisconnectAsked",
  });
});

describe("the coupon on the device", () => {
  it("holds the bets, when they were added, the type and the system value [coupon-003]", () => {
    const timeline = {
      path: "/en/section/live/1/501",
      user: "1s AddBet(901) 1s AddBet(902)",
      tab: "3s reload",
      expect: "1s BetAdded 1s BetAdded",
      for: "4s",
    };
    const { local, state } = play(timeline, lanesOf(timeline));
    const stored: unknown = JSON.parse(local.getItem("tl.coupon") ?? "null");
    const { bets, addedAtByBetId, typeId, systemValue } = state.coupon;
    expect(bets.map(({ market }) => market.id)).toEqual([901, 902]);
    expect(stored).toEqual({ bets, addedAtByBetId, typeId, systemValue });
  });
  it("keeps the system value that was stored [coupon-003]", () => {
    const found = { ...storedCoupon(901, 902), systemValue: 3 };
    const timeline = {
      path: "/en/section/live/1/501",
      stored: { local: { "tl.coupon": found } },
      user: "1s AddBet(903)",
      expect: "1s BetAdded",
      for: "4s",
    };
    const { local } = play(timeline, lanesOf(timeline));
    const stored: unknown = JSON.parse(local.getItem("tl.coupon") ?? "null");
    expect(stored).toMatchObject({ systemValue: 3 });
  });
});
