import { describe } from "vitest";
import { answers, fails, inTurn } from "../kit/replies.ts";
import { placeAccepted, placePending, placeRejected } from "../kit/site.ts";
import { KEY, rule, sent, watch } from "./placing.ts";

describe("PLACE-CHECK: the server is busy", () => {
  rule(
    "sends a refused request again after Retry-After under the same key on a 429 {PLACE-CHECK:at}",
    {
      server: { PlaceCoupon: inTurn(fails(429, { retryAfterMs: 9_000 }), answers(placeAccepted)) },
      expect: `1s ${sent} PlacementDeferred(${KEY}, 1) 9s ${sent} CouponPlaced`,
    },
  );
  rule("does nothing 1 ms earlier {PLACE-CHECK:before}", {
    server: { PlaceCoupon: fails(429, { retryAfterMs: 9_000 }) },
    expect: `1s ${sent}`,
    for: "9s999ms",
  });
  rule("waits as usual without Retry-After", {
    server: { PlaceCoupon: inTurn(fails(429), fails(429), answers(placeAccepted)) },
    expect: `1s ${sent} 1s ${sent} 2s ${sent} CouponPlaced`,
  });
  rule("takes a refusal after it as definite, because no earlier request was accepted", {
    server: { PlaceCoupon: inTurn(fails(429), fails(403, { code: 33 })) },
    expect: `1s ${sent} 1s ${sent} CouponRejected(code=33)`,
  });
  rule("lets the player take the bet back and then act freely", {
    server: { PlaceCoupon: inTurn(fails(429, { retryAfterMs: 9_000 }), answers(placeAccepted)) },
    user: "1s PlaceCoupon 2s ClosePlacement 1m SetAmount(7) PlaceCoupon",
    watch: `${watch} CommandRefused`,
    expect: `1s ${sent} 1m2s PlaceCouponAsked(ask.coupon.amount=7) CouponPlaced`,
  });
});

describe("PLACE-CHECK: pending", () => {
  rule("asks by the server's id after 2 s when the server gives no time", {
    server: { PlaceCoupon: answers(placePending) },
    expect: "1s PlaceCouponAsked 2s PlaceStateAsked(ask.requestId=request-1) CouponPlaced",
  });
  rule("asks when the server says, as often as it says", {
    server: {
      PlaceCoupon: answers({ ...placePending, checkAfterMs: 7_000 }),
      PlaceState: inTurn(answers({ ...placePending, checkAfterMs: 500 }), answers(placeRejected)),
    },
    expect: "1s PlaceCouponAsked 7s PlaceStateAsked 500ms PlaceStateAsked CouponRejected",
  });
  rule("does nothing 1 ms earlier {PLACE-CHECK:before}", {
    server: { PlaceCoupon: answers(placePending) },
    expect: "1s PlaceCouponAsked",
    for: "2s999ms",
  });
  rule("asks again when a question gets no answer", {
    server: {
      PlaceCoupon: answers(placePending),
      PlaceState: inTurn(fails(503), fails(500), answers(placeAccepted)),
    },
    expect: `1s ${sent} 2s PlaceStateAsked PlacementUnknown 1s PlaceStateAsked
             PlacementUnknown 2s PlaceStateAsked CouponPlaced`,
  });
  rule("repeats the request when the server does not know its own id", {
    server: {
      PlaceCoupon: inTurn(answers(placePending), answers(placeAccepted)),
      PlaceState: fails(404),
    },
    expect: `1s ${sent} 2s PlaceStateAsked PlacementUnknown(isUnheardOf=true) 1s ${sent} CouponPlaced`,
  });
  rule("stops asking for the number of an accepted bet when nobody waits for it any more", {
    server: {
      PlaceCoupon: answers(placePending),
      PlaceState: answers({ ...placePending, state: "accepted", checkAfterMs: 300_000 }),
    },
    expect: `1s ${sent} 2s PlaceStateAsked 5m PlaceStateAsked 5m PlaceStateAsked 5m PlaceStateAsked
             PlacementLost`,
    for: "1h",
  });
  rule("places nothing by asking with the id, however long it takes", {
    server: {
      PlaceCoupon: answers({ ...placePending, checkAfterMs: 3_600_000 }),
    },
    tab: "1m reload",
    expect: `1s ${sent} 1m PlaceStateAsked CouponPlaced`,
    for: "2h",
  });
});
