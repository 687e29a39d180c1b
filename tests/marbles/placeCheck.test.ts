import { describe } from "vitest";
import { storedCoupon } from "../kit/bets.ts";
import type { Drawing } from "../kit/drawing.ts";
import { answers, fails, inTurn, late, silence, timesOut } from "../kit/replies.ts";
import { rule as anyRule } from "../kit/rule.ts";
import { placedCoupon } from "../kit/placed.ts";
import { placeAccepted, placePending, placeRejected } from "../kit/site.ts";

const KEY = "00000000-0000-4000-8000-000000000001";
const unheardOf = fails(404);
const watch = "PlaceCouponAsked PlaceStateAsked CouponPlaced CouponRejected PlacementLost";

/** A signed-in player with one bet in the coupon places it after 1 s. What is sent and asked is always compared. */
const rule = (title: string, drawing: Drawing) =>
  anyRule(title, {
    isPlayer: true,
    stored: { local: { "tl.coupon": storedCoupon(901) } },
    user: "1s PlaceCoupon",
    watch,
    for: "2m",
    ...drawing,
  });

describe("PLACE-CHECK: sending", () => {
  rule("an answer at once: one call, nothing to ask [coupon-043]", {
    expect: "1s PlaceCouponAsked CouponPlaced(couponId=77, balance=90)",
  });
  rule("a certain refusal is the end of it", {
    server: { PlaceCoupon: fails(409, { code: 2001 }) },
    expect: "1s PlaceCouponAsked CouponRejected(code=2001)",
  });
  rule("a second order while the first is under way is refused", {
    server: { PlaceCoupon: late("5s", answers(placeAccepted)) },
    user: "1s PlaceCoupon 100ms PlaceCoupon 100ms PlaceCoupon",
    watch: `${watch} CommandRefused`,
    expect: `1s PlaceCouponAsked 100ms CommandRefused(PlaceCoupon, placement_running)
             100ms CommandRefused(PlaceCoupon, placement_running) 4s800ms CouponPlaced`,
  });
  rule("the key is stored before anything is sent, and forgotten with the answer", {
    watch: "ValueStored(key=tl.placement)",
    expect:
      "1s ValueStored(key=tl.placement) PlaceCouponAsked CouponPlaced ValueStored(key=tl.placement)",
  });
});

describe("PLACE-CHECK: the answer is lost", () => {
  rule("asked by its key 1 s later, never sent again {PLACE-CHECK:at}", {
    server: { PlaceCoupon: timesOut() },
    expect: `1s PlaceCouponAsked(ask.key=${KEY}) 15s PlacementUnknown(${KEY}, 1)
             1s PlaceStateAsked(ask.requestId=${KEY}) CouponPlaced`,
  });
  rule("nothing is asked 1 ms earlier {PLACE-CHECK:before}", {
    server: { PlaceCoupon: timesOut() },
    expect: "1s PlaceCouponAsked",
    for: "16s999ms",
  });
  for (const status of [408, 429, 500, 503]) {
    rule(`an answer with ${status} says nothing of the bet`, {
      server: { PlaceCoupon: fails(status) },
      expect: "1s PlaceCouponAsked 1s PlaceStateAsked CouponPlaced",
    });
  }
  rule("the server rejected it meanwhile", {
    server: { PlaceCoupon: timesOut(), PlaceState: answers(placeRejected) },
    expect: "1s PlaceCouponAsked 16s PlaceStateAsked CouponRejected(code=2001)",
  });
  rule("unheard of three times, 1, 2 and 4 s apart: lost {PLACE-CHECK:cancel}", {
    server: { PlaceCoupon: timesOut(), PlaceState: unheardOf },
    expect:
      "1s PlaceCouponAsked 16s PlaceStateAsked 2s PlaceStateAsked 4s PlaceStateAsked PlacementLost",
  });
  rule("unheard of twice, then found", {
    server: {
      PlaceCoupon: timesOut(),
      PlaceState: inTurn(unheardOf, unheardOf, answers(placeAccepted)),
    },
    expect:
      "1s PlaceCouponAsked 16s PlaceStateAsked 2s PlaceStateAsked 4s PlaceStateAsked CouponPlaced",
  });
  rule("tries without an answer do not count as unheard of", {
    server: {
      PlaceCoupon: fails(503),
      PlaceState: inTurn(fails(503), fails(503), unheardOf, unheardOf, unheardOf),
    },
    expect: `1s PlaceCouponAsked 1s PlaceStateAsked 2s PlaceStateAsked 4s PlaceStateAsked
             8s PlaceStateAsked 16s PlaceStateAsked PlacementLost`,
  });
  rule("each vain try waits twice as long, at most 16 s {PLACE-CHECK:at}", {
    server: { PlaceCoupon: fails(503), PlaceState: fails(503) },
    expect: `1s PlaceCouponAsked 1s PlaceStateAsked 2s PlaceStateAsked 4s PlaceStateAsked 8s PlaceStateAsked
             16s PlaceStateAsked 16s PlaceStateAsked 16s PlaceStateAsked`,
    for: "1m5s",
  });
  rule("lost and wanted once more: the same key goes out again, by the player's order alone", {
    server: { PlaceCoupon: inTurn(fails(503), answers(placeAccepted)), PlaceState: unheardOf },
    user: "1s PlaceCoupon 1m RetryPlacement",
    expect: `1s PlaceCouponAsked(ask.key=${KEY}) 1s PlaceStateAsked 2s PlaceStateAsked 4s PlaceStateAsked PlacementLost
             53s PlaceCouponAsked(ask.key=${KEY}) CouponPlaced`,
  });
});

describe("PLACE-CHECK: pending", () => {
  rule("asked after 2 s when the server says no time", {
    server: { PlaceCoupon: answers(placePending) },
    expect: "1s PlaceCouponAsked 2s PlaceStateAsked(ask.requestId=request-1) CouponPlaced",
  });
  rule("asked when the server says, as often as it says", {
    server: {
      PlaceCoupon: answers({ ...placePending, checkAfterMs: 7_000 }),
      PlaceState: inTurn(answers({ ...placePending, checkAfterMs: 500 }), answers(placeRejected)),
    },
    expect: "1s PlaceCouponAsked 7s PlaceStateAsked 500ms PlaceStateAsked CouponRejected",
  });
  rule("pending: nothing 1 ms earlier {PLACE-CHECK:before}", {
    server: { PlaceCoupon: answers(placePending) },
    expect: "1s PlaceCouponAsked",
    for: "2s999ms",
  });
});

describe("PLACE-CHECK: the world around", () => {
  rule("asked once, and not again 1 ms later {PLACE-CHECK:after}", {
    server: { PlaceCoupon: fails(503), PlaceState: fails(503) },
    expect: "1s PlaceCouponAsked 1s PlaceStateAsked",
    for: "2s1ms",
  });
  rule("known, it is asked for no more {PLACE-CHECK:cancel}", {
    server: { PlaceCoupon: fails(503) },
    expect: "1s PlaceCouponAsked 1s PlaceStateAsked CouponPlaced",
    for: "10m",
  });
  rule("each tab looks for the placement that it knows of {PLACE-CHECK:tab2}", {
    server: { PlaceCoupon: timesOut() },
    tab2: "5s open",
    watch: "PlaceCouponAsked PlaceStateAsked 2:PlaceCouponAsked 2:PlaceStateAsked",
    expect: "1s PlaceCouponAsked 5s 2:PlaceStateAsked 11s PlaceStateAsked CouponPlaced",
  });
  rule("wiped, a reload forgets it; the history has it {PLACE-CHECK:wiped}", {
    server: { PlaceCoupon: fails(503), PlaceState: fails(503) },
    storage: "3s wipe",
    tab: "3s500ms reload",
    expect: "1s PlaceCouponAsked 1s PlaceStateAsked",
  });
  rule(
    "the connection breaks while sending: it is asked when the connection is back {PLACE-CHECK:pause} {PLACE-CHECK:resume} {PLACE-CHECK:offline}",
    {
      server: { PlaceCoupon: late("1s", answers(placeAccepted)) },
      network: "1s500ms offline 1m online",
      expect: "1s PlaceCouponAsked 1m500ms PlaceStateAsked CouponPlaced",
    },
  );
  rule("a short break: the time to wait is kept", {
    server: { PlaceCoupon: late("1s", answers(placeAccepted)) },
    network: "1s500ms offline 999ms online",
    expect: "1s PlaceCouponAsked 1s500ms PlaceStateAsked CouponPlaced",
  });
  rule(
    "a reload while sending: asked 1 s after the session is known, not sent again {PLACE-CHECK:reload}",
    {
      server: { PlaceCoupon: silence },
      tab: "5s reload",
      expect: `1s PlaceCouponAsked 5s PlaceStateAsked(ask.requestId=${KEY}) CouponPlaced`,
    },
  );
  rule("closed for ten minutes while sending: the same", {
    server: { PlaceCoupon: silence },
    tab: "5s close 10m opennew",
    expect: "1s PlaceCouponAsked 10m5s PlaceStateAsked CouponPlaced",
    for: "11m",
  });
  rule("a reload while pending", {
    server: { PlaceCoupon: answers(placePending) },
    tab: "1s500ms reload",
    expect: "1s PlaceCouponAsked 1s500ms PlaceStateAsked CouponPlaced",
  });
  rule("a reload between the order and its sending loses no money: unheard of, so lost", {
    stored: {
      local: {
        "tl.placement": { key: KEY, sentAt: 0, coupon: placedCoupon() },
      },
    },
    user: "",
    server: { PlaceState: unheardOf },
    expect: "1s PlaceStateAsked 2s PlaceStateAsked 4s PlaceStateAsked PlacementLost",
  });
  rule("after a reload nobody is signed in: asked after signing in", {
    server: {
      PlaceCoupon: silence,
      CheckSession: inTurn(answers({ user_id: 4711 }), answers({ user_id: null })),
    },
    tab: "5s reload",
    user: "1s PlaceCoupon 9s GoTo(/en/user/login) SignIn(form=login_password, login=anna, password=wonder, isRemembered=false)",
    expect: "1s PlaceCouponAsked 10s PlaceStateAsked CouponPlaced",
  });
  rule("signed out and in again while unknown: placed once", {
    server: {
      PlaceCoupon: fails(503),
      PlaceState: inTurn(fails(503), late("3s", answers(placeAccepted))),
    },
    user: "1s PlaceCoupon 2s SignOut 100ms GoTo(/en/user/login) SignIn(form=login_password, login=anna, password=wonder, isRemembered=false)",
    watch: "PlaceCouponAsked CouponPlaced",
    expect: "1s PlaceCouponAsked 6s100ms CouponPlaced",
  });
  rule(
    "signed in again, in another tab, while it waits: the wait begins anew {PLACE-CHECK:reset}",
    {
      server: { PlaceCoupon: answers({ ...placePending, checkAfterMs: 60_000 }) },
      tab2: "2s open 1s SignOut 1s GoTo(/en/user/login) SignIn(form=login_password, login=anna, password=wonder, isRemembered=false)",
      watch: "PlaceCouponAsked PlaceStateAsked SessionOpened SessionClosed",
      expect: `SessionOpened 1s PlaceCouponAsked 2s1ms SessionClosed 1s SessionOpened
             1s PlaceStateAsked CouponPlaced`,
    },
  );
  rule("overslept: asked on waking {PLACE-CHECK:sleep}", {
    server: { PlaceCoupon: fails(503) },
    clock: "1s500ms sleep 1h",
    expect: "1s PlaceCouponAsked 1h500ms PlaceStateAsked CouponPlaced",
    for: "1h1m",
  });
  rule("the clock set back does not hold it up {PLACE-CHECK:back}", {
    server: { PlaceCoupon: fails(503) },
    clock: "1s500ms back 1h",
    expect: "1s PlaceCouponAsked 1s PlaceStateAsked CouponPlaced",
  });
  rule("the clock set forward: asked when the page next looks {PLACE-CHECK:forward}", {
    server: { PlaceCoupon: fails(503), PlaceState: unheardOf },
    clock: "2s500ms forward 10m",
    tab: "3s visible",
    expect:
      "1s PlaceCouponAsked 1s PlaceStateAsked 1s PlaceStateAsked 4s PlaceStateAsked PlacementLost",
  });
  rule("a hidden tab asks on", {
    server: { PlaceCoupon: fails(503), PlaceState: unheardOf },
    tab: "1s500ms hidden",
    expect:
      "1s PlaceCouponAsked 1s PlaceStateAsked 2s PlaceStateAsked 4s PlaceStateAsked PlacementLost",
  });
});
