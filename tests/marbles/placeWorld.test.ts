import { describe } from "vitest";
import { storedCoupon } from "../kit/bets.ts";
import { limitOf } from "../kit/limits.ts";
import { siteWith } from "../kit/maintenance.ts";
import { storedPlacement } from "../kit/placed.ts";
import { answers, fails, inTurn, late, silence } from "../kit/replies.ts";
import { placeAccepted, placePending } from "../kit/site.ts";
import { KEY, again, rule, sent, watch } from "./placing.ts";

const failsOnce = inTurn(fails(500), answers(placeAccepted));

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
  rule("the site closes while unknown: sent when it is open again {PLACE-CHECK:cancel}", {
    server: {
      PlaceCoupon: inTurn(fails(503, { retryAfterMs: 30_000 }), answers(placeAccepted)),
      SiteConfig: inTurn(siteWith({ start: "20s" }), siteWith({})),
    },
    expect: `1s ${sent} 19s MaintenanceBegan 1m MaintenanceEnded ${sent} CouponPlaced`,
    for: "5m",
  });
  rule("another player is asked nothing, and their bet on the same coupon is another bet", {
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
  rule("asleep for an hour: it waits for the player's confirmation {PLACE-CHECK:sleep}", {
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
