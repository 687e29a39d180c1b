import { describe } from "vitest";
import { storedCoupon } from "../kit/bets.ts";
import { limitOf } from "../kit/limits.ts";
import { siteWith } from "../kit/maintenance.ts";
import { storedPlacement } from "../kit/placed.ts";
import { answers, fails, inTurn, late, silence } from "../kit/replies.ts";
import { placeAccepted, placePending } from "../kit/site.ts";
import { KEY, again, rule, sent, watch } from "./placing.ts";

const failsOnce = inTurn(fails(500), answers(placeAccepted));

describe("PLACE-CHECK: reloads, sleep, clocks and connection", () => {
  rule("sends once, and not again 1 ms later {PLACE-CHECK:after}", {
    server: { PlaceCoupon: fails(503) },
    expect: `1s ${sent} 1s ${sent}`,
    for: "2s1ms",
  });
  rule("asks no more once the result is known {PLACE-CHECK:cancel}", {
    server: { PlaceCoupon: failsOnce },
    expect: `1s ${sent} 1s ${sent} CouponPlaced`,
    for: "10m",
  });
  rule(
    "forgets the bet after a reload when the storage is wiped; the history has it {PLACE-CHECK:wiped}",
    {
      server: { PlaceCoupon: fails(500) },
      storage: "3s wipe",
      tab: "3s500ms reload",
      expect: `1s ${sent} 1s ${sent}`,
    },
  );
  rule(
    "sends again when the connection is back after it broke while sending {PLACE-CHECK:pause} {PLACE-CHECK:resume} {PLACE-CHECK:offline}",
    {
      server: { PlaceCoupon: inTurn(late("1s", answers(placeAccepted)), answers(placeAccepted)) },
      network: "1s500ms offline 1m online",
      expect: `1s ${sent} 1m500ms ${sent} CouponPlaced`,
    },
  );
  rule("keeps its wait over a short loss of the connection", {
    server: { PlaceCoupon: inTurn(late("1s", answers(placeAccepted)), answers(placeAccepted)) },
    network: "1s500ms offline 999ms online",
    expect: `1s ${sent} 1s500ms ${sent} CouponPlaced`,
  });
  rule("sends again 1 s after the start of a page reloaded while sending {PLACE-CHECK:reload}", {
    server: { PlaceCoupon: inTurn(silence, answers(placeAccepted)) },
    tab: "5s reload",
    expect: `1s ${sent} 5s ${sent} CouponPlaced`,
  });
  rule("sends again after ten minutes closed while sending too", {
    server: { PlaceCoupon: inTurn(silence, answers(placeAccepted)) },
    tab: "5s close 10m opennew",
    expect: `1s ${sent} 10m5s ${sent} CouponPlaced`,
    for: "11m",
  });
  rule("asks again after a reload while pending", {
    server: { PlaceCoupon: answers(placePending) },
    tab: "1s500ms reload",
    expect: `1s ${sent} 1s500ms PlaceStateAsked(ask.requestId=request-1) CouponPlaced`,
  });
  rule("keeps a bet set aside and its key over a reload", {
    server: { PlaceCoupon: failsOnce },
    user: "1s PlaceCoupon 500ms ClosePlacement 1m PlaceCoupon",
    tab: "10s reload",
    expect: `1s ${sent} 1m500ms ${sent} CouponPlaced`,
  });
  rule("sends again after signing in when nobody is signed in after a reload", {
    server: {
      PlaceCoupon: inTurn(silence, answers(placeAccepted)),
      CheckSession: inTurn(answers({ user_id: 4711 }), answers({ user_id: null })),
    },
    tab: "5s reload",
    user: `1s PlaceCoupon 9s ${again}`,
    expect: `1s ${sent} 9s ${sent} CouponPlaced`,
  });
  rule(
    "places once when the player signs out and in again while the result is unknown {PLACE-CHECK:reset}",
    {
      server: {
        PlaceCoupon: inTurn(fails(500), fails(500), late("3s", answers(placeAccepted))),
      },
      user: `1s PlaceCoupon 2s SignOut 100ms ${again}`,
      expect: `1s ${sent} 1s ${sent} 2s ${sent} 3s CouponPlaced`,
    },
  );
  rule("sends nothing after a sign-out {PLACE-CHECK:cancel}", {
    server: { PlaceCoupon: fails(500) },
    user: "1s PlaceCoupon 2s500ms SignOut",
    expect: `1s ${sent} 1s ${sent}`,
    for: "10m",
  });
  rule(
    "sends when the site is open again after it closed while the result was unknown {PLACE-CHECK:cancel}",
    {
      server: {
        PlaceCoupon: inTurn(fails(503, { retryAfterMs: 30_000 }), answers(placeAccepted)),
        SiteConfig: inTurn(siteWith({ start: "20s" }), siteWith({})),
      },
      expect: `1s ${sent} 19s MaintenanceBegan 1m MaintenanceEnded ${sent} CouponPlaced`,
      for: "5m",
    },
  );
  rule("asks another player nothing, and their bet on the same coupon is another bet", {
    server: {
      PlaceCoupon: inTurn(fails(500), answers(placeAccepted)),
      CheckSession: inTurn(answers({ user_id: 4711 }), answers({ user_id: 4712 })),
    },
    user: "1s PlaceCoupon 500ms SignOut 1m PlaceCoupon",
    watch: `${watch} PlacementOpened`,
    expect: `1s PlacementOpened(key=${KEY}) ${sent} 1m500ms PlacementOpened PlaceCouponAsked CouponPlaced`,
    for: "5m",
  });
  rule("does not ask about another player's bet that a reload finds", {
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
  rule("is sent on waking if it fell due during sleep {PLACE-CHECK:sleep}", {
    server: { PlaceCoupon: failsOnce },
    clock: "1s500ms sleep 10m",
    expect: `1s ${sent} 10m500ms ${sent} CouponPlaced`,
    for: "11m",
  });
  rule("waits for the player's confirmation after an hour asleep {PLACE-CHECK:sleep}", {
    server: { PlaceCoupon: failsOnce },
    clock: "1s500ms sleep 1h",
    expect: `1s ${sent} 1h500ms PlacementLost`,
    for: "2h",
  });
  rule("is not delayed when the clock is set back {PLACE-CHECK:back}", {
    server: { PlaceCoupon: failsOnce },
    clock: "1s500ms back 1h",
    expect: `1s ${sent} 1s ${sent} CouponPlaced`,
  });
  rule("sends on the page's next check when the clock is set forward {PLACE-CHECK:forward}", {
    server: { PlaceCoupon: inTurn(fails(500), fails(500), answers(placeAccepted)) },
    clock: "2s500ms forward 10m",
    tab: "3s visible",
    expect: `1s ${sent} 1s ${sent} 1s ${sent} CouponPlaced`,
  });
  rule("goes on in a hidden tab", {
    server: { PlaceCoupon: inTurn(fails(500), fails(500), answers(placeAccepted)) },
    tab: "1s500ms hidden",
    expect: `1s ${sent} 1s ${sent} 2s ${sent} CouponPlaced`,
  });
  rule("sends nothing that could place a bet for a self-excluded player", {
    server: {
      PlaceCoupon: fails(500),
      ClientLimits: inTurn(answers({ data: [] }), answers({ data: [limitOf(30, 1)] })),
    },
    network: "3s offline 1s online",
    expect: `1s ${sent} 1s ${sent}`,
    for: "10m",
  });
});
