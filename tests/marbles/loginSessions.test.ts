import { describe } from "vitest";
import { storedCoupon } from "../kit/bets.ts";
import { answers, fails, inTurn, timesOut } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { START_AT } from "../kit/world.ts";

const isPlayer = true;
const path = "/en/office/session-history";
const began = START_AT / 1000 - 60;
const session = (id: string, isCurrent: boolean) => ({
  id,
  startedAt: began,
  lastActiveAt: began,
  device: "Android",
  browser: "Chrome 128",
  ip: "203.0.113.8",
  countryCode: null,
  isCurrent,
  isActive: true,
});
const both = answers({
  items: [session("here", true), session("there", false)],
  nextPageToken: null,
});
const page = (nextPageToken: string | null) =>
  answers({
    items: [],
    nextPageToken,
    summary: { count: 0, amount: 0, payout: 0, currencyIso: "EUR" },
  });
const done = answers({ success: true });
const server = {
  LoginSessions: both,
  SessionBets: page(null),
  SessionDeposits: answers({ items: [], nextPageToken: null }),
  EndSession: done,
  EndOtherSessions: done,
};
const calls = "LoginSessionsAsked SessionBetsAsked EndSessionAsked EndOtherSessionsAsked";

describe("the page of sessions", () => {
  rule("asks for the sessions, then for every page of the bets of this one", {
    path,
    isPlayer,
    latency: "1s",
    server: { ...server, SessionBets: inTurn(page("b"), page("c"), page(null)) },
    watch: calls,
    expect: `1s LoginSessionsAsked 1s SessionBetsAsked(ask.dateFrom=${began}, ask.pageToken=null)
             1s SessionBetsAsked(ask.pageToken=b) 1s SessionBetsAsked(ask.pageToken=c)`,
    for: "1m",
  });
  rule("asks for every page of what was paid in since", {
    path,
    isPlayer,
    latency: "1s",
    server: {
      ...server,
      SessionDeposits: inTurn(
        answers({ items: [], nextPageToken: "b" }),
        answers({ items: [], nextPageToken: null }),
      ),
    },
    watch: "SessionDepositsAsked",
    expect: `2s SessionDepositsAsked(ask.dateFrom=${began}, ask.pageToken=null)
             1s SessionDepositsAsked(ask.pageToken=b)`,
    for: "1m",
  });
  rule("asks for no bets where the server does not say which session is this one", {
    path,
    isPlayer,
    server: {
      ...server,
      LoginSessions: answers({ items: [session("there", false)], nextPageToken: null }),
    },
    watch: calls,
    expect: "0s LoginSessionsAsked",
    for: "1m",
  });
  rule("asks again when it is opened again, and when the connection is back", {
    path,
    isPlayer,
    server,
    user: "10s GoTo(/en) 10s GoTo(/en/office/session-history)",
    network: "30s offline 10s online",
    watch: "LoginSessionsAsked",
    expect: "0s LoginSessionsAsked 20s LoginSessionsAsked 20s LoginSessionsAsked",
    for: "1m",
  });
  rule("asks nothing more once the player is gone", {
    path,
    isPlayer,
    latency: "2s",
    server: { ...server, SessionBets: page("again") },
    user: "7s SignOut",
    watch: calls,
    expect: "2s LoginSessionsAsked 2s SessionBetsAsked 2s SessionBetsAsked",
    for: "1m",
  });
  rule("ends a session once, however often it is tapped, and never this one", {
    path,
    isPlayer,
    latency: "2s",
    server,
    user: "10s EndSession(there) 1s EndSession(there) 5s EndSession(there) 1s EndSession(here)",
    watch: `${calls} CommandRefused`,
    expect: `2s LoginSessionsAsked 2s SessionBetsAsked 6s EndSessionAsked(ask.id=there)
             1s CommandRefused 5s CommandRefused 1s CommandRefused`,
    for: "1m",
  });
  rule("may be tried again when ending the others failed", {
    path,
    isPlayer,
    server: { ...server, EndOtherSessions: inTurn(fails(500), done) },
    user: "10s EndOtherSessions 5s EndOtherSessions",
    watch: calls,
    expect: `0s LoginSessionsAsked SessionBetsAsked 10s EndOtherSessionsAsked
             5s EndOtherSessionsAsked`,
    for: "1m",
  });
  rule("asks for the sessions again where nobody knows whether one was ended", {
    path,
    isPlayer,
    server: { ...server, EndSession: timesOut(), EndOtherSessions: timesOut() },
    user: "10s EndSession(there) 20s EndOtherSessions",
    watch: "LoginSessionsAsked EndSessionFailed EndOtherSessionsFailed",
    expect: `0s LoginSessionsAsked 25s EndSessionFailed LoginSessionsAsked
             20s EndOtherSessionsFailed LoginSessionsAsked`,
    for: "1m",
  });
});

const stored = { local: { "tl.coupon": storedCoupon(901) } };
const kept = "ValueStored(key=tl.placedHere)";
const gone = "ValueStored(key=tl.placedHere, value=null)";

describe("what was placed on this device", () => {
  rule("is kept when a bet is placed, and taken away with the player", {
    isPlayer,
    stored,
    path: "/en/coupon",
    user: "5s PlaceCoupon 10s SignOut",
    watch: `CouponPlaced ${kept}`,
    // Twice: the rule may not be loaded when a player signs out.
    expect: `5s CouponPlaced ${kept} 10s ${gone} ${gone}`,
    for: "1m",
  });
  rule("is told to the other tab, which keeps it too", {
    isPlayer,
    stored,
    path: "/en/coupon",
    tab2: "1s open",
    user: "5s PlaceCoupon",
    watch: "CouponPlaced TabMessageSent(kind=placed)",
    expect: "5s CouponPlaced TabMessageSent(kind=placed)",
    for: "20s",
  });
});
