import { describe } from "vitest";
import { answers, fails, inTurn } from "../kit/replies.ts";
import { placeAccepted, placePending, placeRejected } from "../kit/site.ts";
import { KEY, rule, sent, watch } from "./placing.ts";

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
