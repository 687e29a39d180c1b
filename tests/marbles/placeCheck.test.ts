import { describe } from "vitest";
import { limitOf } from "../kit/limits.ts";
import { instant } from "../kit/play.ts";
import { storedCoupon } from "../kit/bets.ts";
import type { Drawing } from "../kit/drawing.ts";
import { answers, fails, inTurn, late, silence, timesOut } from "../kit/replies.ts";
import { rule as anyRule } from "../kit/rule.ts";
import { storedPlacement } from "../kit/placed.ts";
import { placeAccepted, placePending, placeRejected } from "../kit/site.ts";

const KEY = "00000000-0000-4000-8000-000000000001";
const sent = `PlaceCouponAsked(ask.key=${KEY})`;
const again =
  "GoTo(/en/user/login) SignIn(form=login_password, login=anna, password=wonder, isRemembered=false)";
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
  rule("the key is kept before anything is sent", {
    expect: `1s PlacementOpened(key=${KEY}) ${sent} CouponPlaced(key=${KEY})`,
  });
  for (const status of [400, 403, 404, 409, 451]) {
    rule(`the first request refused with ${status} is the end of it`, {
      server: { PlaceCoupon: fails(status, { code: 1 }) },
      expect: "1s PlaceCouponAsked CouponRejected(code=1)",
    });
  }
});

const lostOnce = inTurn(timesOut(), answers(placeAccepted));
const failsOnce = inTurn(fails(500), answers(placeAccepted));

describe("PLACE-CHECK: the answer is lost", () => {
  rule("the same request goes out under the same key 1 s later {PLACE-CHECK:at}", {
    server: { PlaceCoupon: lostOnce },
    expect: `1s ${sent} 15s PlacementUnknown(${KEY}, 1) 1s ${sent} CouponPlaced`,
  });
  rule("nothing is sent 1 ms earlier {PLACE-CHECK:before}", {
    server: { PlaceCoupon: lostOnce },
    expect: "1s PlaceCouponAsked",
    for: "16s999ms",
  });
  for (const status of [408, 425, 500, 502, 503]) {
    rule(`an answer with ${status} says nothing of the bet`, {
      server: { PlaceCoupon: inTurn(fails(status), answers(placeAccepted)) },
      expect: `1s ${sent} PlacementUnknown 1s ${sent} CouponPlaced`,
    });
  }
  rule("the repeat is told that the bet was refused", {
    server: { PlaceCoupon: inTurn(timesOut(), fails(409, { code: 2001 })) },
    expect: "1s PlaceCouponAsked 16s PlaceCouponAsked CouponRejected(code=2001)",
  });
  for (const [status, code] of [
    [400, 100],
    [401, 20],
    [403, 33],
    [404, 40],
    [409, 50],
    [409, 51],
    [429, 60],
    [451, 45],
  ] as const) {
    rule(`a repeat that is turned away with ${status}, ${code} says nothing of the bet`, {
      server: {
        PlaceCoupon: inTurn(timesOut(), fails(status, { code }), answers(placeAccepted)),
      },
      expect: `1s ${sent} 15s PlacementUnknown(tries=1) 1s ${sent} PlacementUnknown(tries=2)
               2s ${sent} CouponPlaced`,
    });
  }
  rule("each vain try waits twice as long, at most 16 s {PLACE-CHECK:at}", {
    server: { PlaceCoupon: fails(500) },
    expect: `1s ${sent} 1s ${sent} 2s ${sent} 4s ${sent} 8s ${sent} 16s ${sent} 16s ${sent} 16s ${sent}`,
    for: "1m5s",
  });
  rule("the server says when it may be asked again", {
    server: { PlaceCoupon: inTurn(fails(503, { retryAfterMs: 7_000 }), answers(placeAccepted)) },
    expect: `1s ${sent} PlacementUnknown 7s ${sent} CouponPlaced`,
  });
  rule("an hour is too long to wait: five minutes at most", {
    server: {
      PlaceCoupon: inTurn(fails(503, { retryAfterMs: 3_600_000 }), answers(placeAccepted)),
    },
    expect: `1s ${sent} 5m ${sent} CouponPlaced`,
    for: "6m",
  });
  rule(
    "15 minutes after the order the next request waits for the player's word {PLACE-CHECK:cancel}",
    {
      server: { PlaceCoupon: inTurn(fails(503, { retryAfterMs: 300_000 })) },
      expect: `1s ${sent} 5m ${sent} 5m ${sent} 5m ${sent} 5m PlacementLost`,
      for: "30m",
    },
  );
  rule("and one that is due a millisecond later does not go out", {
    stored: {
      local: { "tl.placement": [storedPlacement(KEY, { sentAt: instant("0ms") - 899_001 })] },
    },
    user: "",
    expect: "1s PlacementLost",
  });
  rule("one that is due just then does", {
    stored: {
      local: { "tl.placement": [storedPlacement(KEY, { sentAt: instant("0ms") - 899_000 })] },
    },
    user: "",
    expect: `1s ${sent} CouponPlaced`,
  });
  rule("with it the same request goes out under the same key, and goes on for as long", {
    server: {
      PlaceCoupon: inTurn(silence, fails(500), answers(placeAccepted)),
    },
    tab: "2s close 20m open",
    user: "1s PlaceCoupon 21m RetryPlacement",
    expect: `1s ${sent} 20m2s PlacementLost 58s ${sent} 1s ${sent} CouponPlaced`,
    for: "25m",
  });
  rule("set aside, nothing goes out until the player places the same coupon {PLACE-CHECK:cancel}", {
    server: { PlaceCoupon: failsOnce },
    user: "1s PlaceCoupon 500ms ClosePlacement 5m PlaceCoupon",
    watch: `${watch} PlacementOpened PlacementRetried`,
    expect: `1s PlacementOpened ${sent} 5m500ms PlacementRetried ${sent} CouponPlaced`,
    for: "10m",
  });
  rule("set aside, another coupon needs the player's word that she wants both", {
    server: { PlaceCoupon: failsOnce },
    user: `1s PlaceCoupon 500ms ClosePlacement 5s SetAmount(7) PlaceCoupon
           PlaceCoupon(isAnotherBet=true)`,
    watch: `${watch} CommandRefused`,
    expect: `1s ${sent} 5s500ms CommandRefused(PlaceCoupon, question_open)
             PlaceCouponAsked(ask.coupon.amount=7) CouponPlaced`,
  });
  rule("set aside, the answer to a request that was under way still counts", {
    server: { PlaceCoupon: inTurn(fails(500), late("5s", answers(placeAccepted))) },
    user: "1s PlaceCoupon 3s ClosePlacement",
    expect: `1s ${sent} 1s ${sent} 5s CouponPlaced`,
  });
});

describe("PLACE-CHECK: the server is busy", () => {
  rule("429: not taken, and sent again after Retry-After under the same key {PLACE-CHECK:at}", {
    server: { PlaceCoupon: inTurn(fails(429, { retryAfterMs: 9_000 }), answers(placeAccepted)) },
    expect: `1s ${sent} PlacementDeferred(${KEY}, 1) 9s ${sent} CouponPlaced`,
  });
  rule("nothing goes out 1 ms earlier {PLACE-CHECK:before}", {
    server: { PlaceCoupon: fails(429, { retryAfterMs: 9_000 }) },
    expect: `1s ${sent}`,
    for: "9s999ms",
  });
  rule("without Retry-After it waits as for any other", {
    server: { PlaceCoupon: inTurn(fails(429), fails(429), answers(placeAccepted)) },
    expect: `1s ${sent} 1s ${sent} 2s ${sent} CouponPlaced`,
  });
  rule("a refusal after it is certain: no request before it was taken", {
    server: { PlaceCoupon: inTurn(fails(429), fails(403, { code: 33 })) },
    expect: `1s ${sent} 1s ${sent} CouponRejected(code=33)`,
  });
  rule("the player may take it back, and is then as free as before", {
    server: { PlaceCoupon: inTurn(fails(429, { retryAfterMs: 9_000 }), answers(placeAccepted)) },
    user: "1s PlaceCoupon 2s ClosePlacement 1m SetAmount(7) PlaceCoupon",
    watch: `${watch} CommandRefused`,
    expect: `1s ${sent} 1m2s PlaceCouponAsked(ask.coupon.amount=7) CouponPlaced`,
  });
});

describe("PLACE-CHECK: pending", () => {
  rule("asked by its own id after 2 s when the server says no time", {
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
  rule("nothing 1 ms earlier {PLACE-CHECK:before}", {
    server: { PlaceCoupon: answers(placePending) },
    expect: "1s PlaceCouponAsked",
    for: "2s999ms",
  });
  rule("no answer to the question: the question is put again", {
    server: {
      PlaceCoupon: answers(placePending),
      PlaceState: inTurn(fails(503), fails(500), answers(placeAccepted)),
    },
    expect: `1s ${sent} 2s PlaceStateAsked PlacementUnknown 1s PlaceStateAsked
             PlacementUnknown 2s PlaceStateAsked CouponPlaced`,
  });
  rule("the server does not know its own id: that is no answer, the request is repeated", {
    server: {
      PlaceCoupon: inTurn(answers(placePending), answers(placeAccepted)),
      PlaceState: fails(404),
    },
    expect: `1s ${sent} 2s PlaceStateAsked PlacementUnknown(isUnheardOf=true) 1s ${sent} CouponPlaced`,
  });
  rule("however long it takes: asking by the id places nothing", {
    server: {
      PlaceCoupon: answers({ ...placePending, checkAfterMs: 3_600_000 }),
    },
    tab: "1m reload",
    expect: `1s ${sent} 1m PlaceStateAsked CouponPlaced`,
    for: "2h",
  });
});

describe("PLACE-CHECK: the world around", () => {
  rule("sent once, and not again 1 ms later {PLACE-CHECK:after}", {
    server: { PlaceCoupon: fails(503) },
    expect: `1s ${sent} 1s ${sent}`,
    for: "2s1ms",
  });
  rule("known, it is asked for no more {PLACE-CHECK:cancel}", {
    server: { PlaceCoupon: failsOnce },
    expect: `1s ${sent} 1s ${sent} CouponPlaced`,
    for: "10m",
  });
  rule("wiped, a reload forgets it; the history has it {PLACE-CHECK:wiped}", {
    server: { PlaceCoupon: fails(500) },
    storage: "3s wipe",
    tab: "3s500ms reload",
    expect: `1s ${sent} 1s ${sent}`,
  });
  rule(
    "the connection breaks while sending: sent again when it is back {PLACE-CHECK:pause} {PLACE-CHECK:resume} {PLACE-CHECK:offline}",
    {
      server: { PlaceCoupon: inTurn(late("1s", answers(placeAccepted)), answers(placeAccepted)) },
      network: "1s500ms offline 1m online",
      expect: `1s ${sent} 1m500ms ${sent} CouponPlaced`,
    },
  );
  rule("a short break: the time to wait is kept", {
    server: { PlaceCoupon: inTurn(late("1s", answers(placeAccepted)), answers(placeAccepted)) },
    network: "1s500ms offline 999ms online",
    expect: `1s ${sent} 1s500ms ${sent} CouponPlaced`,
  });
  rule("a reload while sending: sent again 1 s after it has begun {PLACE-CHECK:reload}", {
    server: { PlaceCoupon: inTurn(silence, answers(placeAccepted)) },
    tab: "5s reload",
    expect: `1s ${sent} 5s ${sent} CouponPlaced`,
  });
  rule("closed for ten minutes while sending: the same", {
    server: { PlaceCoupon: inTurn(silence, answers(placeAccepted)) },
    tab: "5s close 10m opennew",
    expect: `1s ${sent} 10m5s ${sent} CouponPlaced`,
    for: "11m",
  });
  rule("a reload while pending", {
    server: { PlaceCoupon: answers(placePending) },
    tab: "1s500ms reload",
    expect: `1s ${sent} 1s500ms PlaceStateAsked(ask.requestId=request-1) CouponPlaced`,
  });
  rule("what was set aside stays so over a reload, and keeps its key", {
    server: { PlaceCoupon: failsOnce },
    user: "1s PlaceCoupon 500ms ClosePlacement 1m PlaceCoupon",
    tab: "10s reload",
    expect: `1s ${sent} 1m500ms ${sent} CouponPlaced`,
  });
  rule("after a reload nobody is signed in: sent again after signing in", {
    server: {
      PlaceCoupon: inTurn(silence, answers(placeAccepted)),
      CheckSession: inTurn(answers({ user_id: 4711 }), answers({ user_id: null })),
    },
    tab: "5s reload",
    user: `1s PlaceCoupon 9s ${again}`,
    expect: `1s ${sent} 9s ${sent} CouponPlaced`,
  });
  rule("signed out and in again while unknown: placed once {PLACE-CHECK:reset}", {
    server: {
      PlaceCoupon: inTurn(fails(500), fails(500), late("3s", answers(placeAccepted))),
    },
    user: `1s PlaceCoupon 2s SignOut 100ms ${again}`,
    expect: `1s ${sent} 1s ${sent} 2s ${sent} 3s CouponPlaced`,
  });
  rule("signed out, nothing goes out {PLACE-CHECK:cancel}", {
    server: { PlaceCoupon: fails(500) },
    user: "1s PlaceCoupon 2s500ms SignOut",
    expect: `1s ${sent} 1s ${sent}`,
    for: "10m",
  });
  rule("another player is asked nothing, and her bet on the same is another bet", {
    server: {
      PlaceCoupon: inTurn(fails(500), answers(placeAccepted)),
      CheckSession: inTurn(answers({ user_id: 4711 }), answers({ user_id: 4712 })),
    },
    user: "1s PlaceCoupon 500ms SignOut 1m PlaceCoupon",
    watch: `${watch} PlacementOpened`,
    expect: `1s PlacementOpened(key=${KEY}) ${sent} 1m500ms PlacementOpened PlaceCouponAsked CouponPlaced`,
    for: "5m",
  });
  rule("nor is another player's bet asked about that a reload finds", {
    stored: {
      local: {
        "tl.coupon": storedCoupon(901),
        "tl.placement": [storedPlacement(KEY, { userId: 4712 })],
      },
    },
    user: "1m PlaceCoupon",
    watch: `${watch} PlacementOpened`,
    expect: "1m PlacementOpened PlaceCouponAsked CouponPlaced",
  });
  rule("overslept: sent on waking {PLACE-CHECK:sleep}", {
    server: { PlaceCoupon: failsOnce },
    clock: "1s500ms sleep 10m",
    expect: `1s ${sent} 10m500ms ${sent} CouponPlaced`,
    for: "11m",
  });
  rule("overslept for an hour: it waits for the player's word {PLACE-CHECK:sleep}", {
    server: { PlaceCoupon: failsOnce },
    clock: "1s500ms sleep 1h",
    expect: `1s ${sent} 1h500ms PlacementLost`,
    for: "2h",
  });
  rule("the clock set back does not hold it up {PLACE-CHECK:back}", {
    server: { PlaceCoupon: failsOnce },
    clock: "1s500ms back 1h",
    expect: `1s ${sent} 1s ${sent} CouponPlaced`,
  });
  rule("the clock set forward: sent when the page next looks {PLACE-CHECK:forward}", {
    server: { PlaceCoupon: inTurn(fails(500), fails(500), answers(placeAccepted)) },
    clock: "2s500ms forward 10m",
    tab: "3s visible",
    expect: `1s ${sent} 1s ${sent} 1s ${sent} CouponPlaced`,
  });
  rule("a hidden tab goes on", {
    server: { PlaceCoupon: inTurn(fails(500), fails(500), answers(placeAccepted)) },
    tab: "1s500ms hidden",
    expect: `1s ${sent} 1s ${sent} 2s ${sent} CouponPlaced`,
  });
  rule("for a self-excluded player nothing goes out that could place a bet", {
    server: {
      PlaceCoupon: fails(500),
      ClientLimits: inTurn(answers({ data: [] }), answers({ data: [limitOf(30, 1)] })),
    },
    network: "3s offline 1s online",
    expect: `1s ${sent} 1s ${sent}`,
    for: "10m",
  });
});
