import { describe } from "vitest";
import { storedPlacement } from "../kit/placed.ts";
import { instant } from "../kit/play.ts";
import { answers, fails, inTurn, late, silence, timesOut } from "../kit/replies.ts";
import { placeAccepted } from "../kit/site.ts";
import { KEY, rule, sent, watch } from "./placing.ts";

describe("PLACE-CHECK: sending", () => {
  rule("makes one call and asks nothing when the answer comes at once [coupon-043]", {
    expect: "1s PlaceCouponAsked CouponPlaced(couponId=77, balance=90)",
  });
  rule("ends with a definite refusal", {
    server: { PlaceCoupon: fails(409, { code: 2001 }) },
    expect: "1s PlaceCouponAsked CouponRejected(code=2001)",
  });
  rule("refuses a second command while the first is in progress", {
    server: { PlaceCoupon: late("5s", answers(placeAccepted)) },
    user: "1s PlaceCoupon 100ms PlaceCoupon 100ms PlaceCoupon",
    watch: `${watch} CommandRefused`,
    expect: `1s PlaceCouponAsked 100ms CommandRefused(PlaceCoupon, placement_running)
             100ms CommandRefused(PlaceCoupon, placement_running) 4s800ms CouponPlaced`,
  });
  rule("stores the key before anything is sent", {
    expect: `1s PlacementOpened(key=${KEY}) ${sent} CouponPlaced(key=${KEY})`,
  });
  for (const status of [400, 403, 404, 409, 451]) {
    rule(`ends when the first request is refused with ${status}`, {
      server: { PlaceCoupon: fails(status, { code: 1 }) },
      expect: "1s PlaceCouponAsked CouponRejected(code=1)",
    });
  }
});

const lostOnce = inTurn(timesOut(), answers(placeAccepted));
const failsOnce = inTurn(fails(500), answers(placeAccepted));

describe("PLACE-CHECK: the answer is lost", () => {
  rule("sends the same request under the same key 1 s later {PLACE-CHECK:at}", {
    server: { PlaceCoupon: lostOnce },
    expect: `1s ${sent} 15s PlacementUnknown(${KEY}, 1) 1s ${sent} CouponPlaced`,
  });
  rule("nothing is sent 1 ms earlier {PLACE-CHECK:before}", {
    server: { PlaceCoupon: lostOnce },
    expect: "1s PlaceCouponAsked",
    for: "16s999ms",
  });
  for (const status of [408, 425, 500, 502, 503]) {
    rule(`learns nothing about the bet from an answer with ${status}`, {
      server: { PlaceCoupon: inTurn(fails(status), answers(placeAccepted)) },
      expect: `1s ${sent} PlacementUnknown 1s ${sent} CouponPlaced`,
    });
  }
  rule("learns from the repeat that the bet was refused", {
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
    rule(`learns nothing about the bet from a repeat turned away with ${status}, ${code}`, {
      server: {
        PlaceCoupon: inTurn(timesOut(), fails(status, { code }), answers(placeAccepted)),
      },
      expect: `1s ${sent} 15s PlacementUnknown(tries=1) 1s ${sent} PlacementUnknown(tries=2)
               2s ${sent} CouponPlaced`,
    });
  }
  rule("doubles the wait after each failed try, up to 16 s {PLACE-CHECK:at}", {
    server: { PlaceCoupon: fails(500) },
    expect: `1s ${sent} 1s ${sent} 2s ${sent} 4s ${sent} 8s ${sent} 16s ${sent} 16s ${sent} 16s ${sent}`,
    for: "1m5s",
  });
  rule("waits as long as the server says", {
    server: { PlaceCoupon: inTurn(fails(503, { retryAfterMs: 7_000 }), answers(placeAccepted)) },
    expect: `1s ${sent} PlacementUnknown 7s ${sent} CouponPlaced`,
  });
  const longWait = (retryAfterMs: number) => ({
    PlaceCoupon: inTurn(fails(503, { retryAfterMs }), answers(placeAccepted)),
  });
  rule("waits five minutes at most when the server says five minutes and 1 ms {PLACE-CHECK:at}", {
    server: longWait(300_001),
    expect: `1s ${sent} 5m ${sent} CouponPlaced`,
    for: "6m",
  });
  rule("waits five minutes at most when the server says an hour {PLACE-CHECK:at}", {
    server: longWait(3_600_000),
    expect: `1s ${sent} 5m ${sent} CouponPlaced`,
    for: "2h",
  });
  rule("waits five minutes less 1 ms when the server says so {PLACE-CHECK:at}", {
    server: longWait(299_999),
    expect: `1s ${sent} 4m59s999ms ${sent} CouponPlaced`,
    for: "6m",
  });
  rule(
    "waits for the player's confirmation 15 minutes after the bet was placed {PLACE-CHECK:cancel}",
    {
      server: { PlaceCoupon: inTurn(fails(503, { retryAfterMs: 300_000 })) },
      expect: `1s ${sent} 5m ${sent} 5m ${sent} 5m ${sent} 5m PlacementLost`,
      for: "30m",
    },
  );
  rule("does not send a request that falls due a millisecond later {PLACE-CHECK:at}", {
    stored: {
      local: { "tl.placement": [storedPlacement(KEY, { sentAt: instant("0ms") - 899_001 })] },
    },
    user: "",
    expect: "1s PlacementLost",
  });
  rule("sends a request that falls due at just that time {PLACE-CHECK:at}", {
    stored: {
      local: { "tl.placement": [storedPlacement(KEY, { sentAt: instant("0ms") - 899_000 })] },
    },
    user: "",
    expect: `1s ${sent} CouponPlaced`,
  });
  rule("repeats the same request under the same key for as long again once confirmed", {
    server: {
      PlaceCoupon: inTurn(silence, fails(500), answers(placeAccepted)),
    },
    tab: "2s close 20m open",
    user: "1s PlaceCoupon 21m RetryPlacement",
    expect: `1s ${sent} 20m2s PlacementLost 58s ${sent} 1s ${sent} CouponPlaced`,
    for: "25m",
  });
  rule(
    "sends nothing for a bet set aside until the player places the same coupon {PLACE-CHECK:cancel}",
    {
      server: { PlaceCoupon: failsOnce },
      user: "1s PlaceCoupon 500ms ClosePlacement 5m PlaceCoupon",
      watch: `${watch} PlacementOpened PlacementRetried`,
      expect: `1s PlacementOpened ${sent} 5m500ms PlacementRetried ${sent} CouponPlaced`,
      for: "10m",
    },
  );
  rule("needs the player's confirmation for another coupon when a bet is set aside", {
    server: { PlaceCoupon: failsOnce },
    user: `1s PlaceCoupon 500ms ClosePlacement 5s SetAmount(7) 400ms PlaceCoupon
           400ms PlaceCoupon(isAnotherBet=true)`,
    watch: `${watch} CommandRefused`,
    expect: `1s ${sent} 5s900ms CommandRefused(PlaceCoupon, question_open)
             400ms PlaceCouponAsked(ask.coupon.amount=7) CouponPlaced`,
  });
  rule("still counts the answer to a pending request of a bet set aside", {
    server: { PlaceCoupon: inTurn(fails(500), late("5s", answers(placeAccepted))) },
    user: "1s PlaceCoupon 3s ClosePlacement",
    expect: `1s ${sent} 1s ${sent} 5s CouponPlaced`,
  });
});
