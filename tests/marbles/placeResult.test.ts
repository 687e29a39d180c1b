import { describe } from "vitest";
import { answers, fails, inTurn, late } from "../kit/replies.ts";
import { placeAccepted, placeRejected } from "../kit/site.ts";
import { again, rule, sent } from "./placing.ts";

const watch =
  "PlaceCouponAsked CouponPlaced CouponRejected PlacementClosed SessionClosed SessionOpened";
const otherTab = { tab2: "1s open 4s SignOut", for: "30s", watch };
const isElsewhere = {
  CheckSession: inTurn(
    answers({ user_id: 4711 }),
    answers({ user_id: 4711 }),
    answers({ user_id: null }),
  ),
};
const expires = { RefreshAuth: fails(401, { code: 20 }) };
const asBella = {
  SignInByLogin: answers({ success: true, responseType: "done", userInfo: { userId: 4712 } }),
};

describe("the result of a bet, once its player is gone", () => {
  rule("leaves the coupon with a log-out in another tab", {
    ...otherTab,
    server: isElsewhere,
    expect: `SessionOpened 1s ${sent} CouponPlaced 4s1ms SessionClosed(tab) PlacementClosed`,
  });
  rule("leaves it too when it is a refusal", {
    ...otherTab,
    server: { ...isElsewhere, PlaceCoupon: answers(placeRejected) },
    expect: `SessionOpened 1s ${sent} CouponRejected 4s1ms SessionClosed(tab) PlacementClosed`,
  });
  rule("is not shown when it comes after the log-out", {
    ...otherTab,
    server: { ...isElsewhere, PlaceCoupon: late("10s", answers(placeAccepted)) },
    expect: `SessionOpened 1s ${sent} 4s1ms SessionClosed(tab) 5s999ms CouponPlaced PlacementClosed`,
  });
  rule("stays for the same player, whose session has expired", {
    server: expires,
    user: `1s PlaceCoupon 69s ${again}`,
    watch,
    expect: `SessionOpened 1s ${sent} CouponPlaced 59s SessionClosed(expired) 10s SessionOpened`,
    for: "90s",
  });
  rule("leaves the coupon when another player logs in", {
    server: { ...expires, ...asBella },
    user: `1s PlaceCoupon 69s ${again}`,
    watch,
    expect: `SessionOpened 1s ${sent} CouponPlaced 59s SessionClosed(expired)
             10s SessionOpened PlacementClosed`,
    for: "90s",
  });
  rule("is still waited for where there is none yet", {
    server: { ...expires, PlaceCoupon: inTurn(fails(500), fails(500), answers(placeAccepted)) },
    user: `59s500ms PlaceCoupon 10s ${again}`,
    watch,
    expect: `SessionOpened 59s500ms PlaceCouponAsked 500ms SessionClosed(expired)
             9s500ms SessionOpened PlaceCouponAsked
             2s PlaceCouponAsked CouponPlaced`,
    for: "90s",
  });
});
