import { describe } from "vitest";
import { storedCoupon } from "../kit/bets.ts";
import { couponArrives } from "../kit/couponChunk.ts";
import { storedPlacement } from "../kit/placed.ts";
import { instant } from "../kit/play.ts";
import { answers, fails, inTurn, late, silence } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { placeAccepted } from "../kit/site.ts";

const KEY = "00000000-0000-4000-8000-000000000009";
const live = "/en/section/live/1/501";
const coupon = "DomainsWanted(coupon)";
const arrived = "DomainsArrived(coupon)";
const withBet = { local: { "tl.coupon": storedCoupon(901) } };
const withPlacement = {
  local: { "tl.placement": [storedPlacement(KEY)] },
};

describe("the coupon's chunk is loaded", () => {
  rule("not by a visitor who is only browsing", {
    path: live,
    user: "10s GoTo(/en) 10s GoTo(/en/office/menu)",
    watch: coupon,
    expect: "",
    for: "1h",
  });
  rule("with the first bet, once", {
    path: live,
    user: "10s AddBet(901) 1s AddBet(902) 1s ClearCoupon 1s AddBet(901)",
    watch: `${coupon} ${arrived}`,
    expect: `10s ${coupon} ${arrived}`,
    for: "1h",
  });
  rule("with a coupon from an earlier visit", {
    stored: withBet,
    watch: `${coupon} ${arrived}`,
    expect: `${coupon} ${arrived}`,
    for: "1h",
  });
  rule("with a coupon from another tab", {
    path: live,
    tab2: "5s open 5s AddBet(901)",
    watch: coupon,
    expect: `10s1ms ${coupon}`,
    for: "1m",
  });
  rule("with its page", {
    user: "10s GoTo(/en/coupon)",
    watch: coupon,
    expect: `10s ${coupon}`,
    for: "1h",
  });
  rule("with a placement without an answer", {
    stored: withPlacement,
    watch: coupon,
    expect: coupon,
    for: "1m",
  });
  rule(
    "with a reminder that this tab stored, which is dropped because its bet is gone [reminders-004]",
    {
      stored: {
        session: { "tl.s.couponReminder": { id: 901, timeToShow: instant("20s"), isShown: false } },
      },
      watch: `CouponReminderShown ${coupon}`,
      expect: `${coupon} CouponReminderDropped`,
      for: "1m",
    },
  );
});

describe("the coupon's chunk loads late", () => {
  const watch = `${arrived} PlaceCouponAsked PlaceStateAsked CouponPlaced PlacementLost`;
  rule(
    "a reload with an open placement: it is sent again under its key, once, 1 s after the chunk has loaded",
    {
      isPlayer: true,
      stored: withPlacement,
      server: { Rules: couponArrives("3s") },
      watch,
      expect: `3s DomainsArrived(coupon) 1s PlaceCouponAsked(ask.key=${KEY}) CouponPlaced`,
      for: "10m",
    },
  );
  rule("a reload while sending: it is sent again under the same key", {
    isPlayer: true,
    stored: withBet,
    server: {
      PlaceCoupon: inTurn(silence, answers(placeAccepted)),
      Rules: couponArrives("3s"),
    },
    user: "4s PlaceCoupon",
    tab: "5s reload",
    watch,
    expect: `3s ${arrived} 1s PlaceCouponAsked 4s ${arrived} 1s PlaceCouponAsked CouponPlaced`,
    for: "10m",
  });
  rule(
    "the player becomes known after the chunk has loaded: it is sent again, once, at that moment",
    {
      isPlayer: true,
      stored: withPlacement,
      server: {
        Rules: couponArrives("3s"),
        CheckSession: late("5s", answers({ user_id: 4711 })),
      },
      watch,
      expect: "3s DomainsArrived(coupon) 2s SessionOpened PlaceCouponAsked CouponPlaced",
      for: "10m",
    },
  );
  rule("nobody is signed in: it is sent again after signing in", {
    stored: withPlacement,
    server: { Rules: couponArrives("3s") },
    user: "10s GoTo(/en/user/login) SignIn(form=login_password, login=anna, password=wonder, isRemembered=false)",
    watch,
    expect: `3s ${arrived} 7s SessionOpened PlaceCouponAsked CouponPlaced`,
    for: "10m",
  });
  rule("the chunk fails to load until the retries end: the next page tries again", {
    isPlayer: true,
    stored: withPlacement,
    server: { Rules: couponArrives("0ms", "30s") },
    user: "40s GoTo(/en/coupon)",
    watch,
    expect: "40s DomainsArrived(coupon) 1s PlaceCouponAsked CouponPlaced",
    for: "10m",
  });
  rule("nothing is added to a coupon whose bet has no answer yet", {
    path: live,
    isPlayer: true,
    stored: withPlacement,
    server: { Rules: couponArrives("3s"), PlaceCoupon: inTurn(fails(503), silence) },
    user: "2s AddBet(902)",
    watch: "BetAdded",
    expect: "2s CommandRefused(AddBet, placement_running)",
    for: "10s",
  });
  rule("a live bet still gets its reminder 30 s after it was added [reminders-002]", {
    path: live,
    server: { Rules: couponArrives("3s") },
    user: "10s AddBet(901)",
    expect: "40s CouponReminderShown(901)",
    for: "1m",
  });
  rule("locks are requested once it has loaded", {
    path: live,
    server: { Rules: couponArrives("3s") },
    user: "10s AddBet(901) 1s AddBet(902)",
    watch: "RefreshCouponAsked",
    expect: "13s300ms RefreshCouponAsked",
    for: "1m",
  });
});
