import { describe } from "vitest";
import { answers, fails, inTurn, late, silence, timesOut } from "../kit/replies.ts";
import { rule as anyRule } from "../kit/rule.ts";
import { placeAccepted, placePending, placeRejected, siteConfig } from "../kit/site.ts";
import { storedSet, storedSingles } from "../kit/singles.ts";
import type { Timeline } from "../kit/timeline.ts";

const typeIds = [0, 1, 9];
const SET = "00000000-0000-4000-8000-000000000001";
const sent = `PlaceSinglesAsked(ask.setKey=${SET})`;
const watch =
  "PlaceSinglesAsked PlaceStateAsked CouponPlaced CouponRejected PlacementLost NotificationShown";

/** A signed-in player with three singles in the coupon places them after 1 s. */
const rule = (title: string, timeline: Timeline) =>
  anyRule(title, {
    isPlayer: true,
    // No reminder of the coupon while it is open.
    path: "/en/coupon",
    stored: { local: { "tl.coupon": storedSingles(901, 902, 903) } },
    user: "1s PlaceCoupon",
    watch,
    for: "2m",
    ...timeline,
    server: {
      SiteConfig: answers({
        ...siteConfig,
        coupon: { ...siteConfig.coupon, minAmountTypeIds: typeIds, maxAmountTypeIds: typeIds },
      }),
      ...timeline.server,
    },
  });

const accepted = (index: number, over: object = {}) => ({
  ...placeAccepted,
  requestId: `request-${index + 1}`,
  couponId: 77 + index,
  ...over,
});
const rejected = (index: number, over: object = {}) => ({
  ...placeRejected,
  requestId: `request-${index + 1}`,
  ...over,
});
const pending = (index: number) => ({ ...placePending, requestId: `request-${index + 1}` });
const allPlaced = answers({ results: [0, 1, 2].map((index) => accepted(index)) });

describe("a set of singles", () => {
  rule("is one request, and each single has its own answer [coupon-016] [coupon-043]", {
    server: {
      PlaceSingles: answers({
        results: [
          accepted(0, { message: "Bet accepted" }),
          rejected(1, { code: 2002, message: "Suspended" }),
          accepted(2),
        ],
      }),
    },
    expect: `1s ${sent} CouponPlaced(couponId=77) CouponRejected(code=2002) CouponPlaced(couponId=79)
             NotificationShown(singles:Suspended, error, default, Suspended)`,
  });
  rule("says each distinct word of the server once when all are placed [notifications-005]", {
    server: {
      PlaceSingles: answers({
        results: ["Bet accepted", "Bet accepted", "Placed"].map((message, index) =>
          accepted(index, { message }),
        ),
      }),
    },
    expect: `1s ${sent} CouponPlaced CouponPlaced CouponPlaced
             NotificationShown(singles:Bet accepted, success, default, Bet accepted)
             NotificationShown(singles:Placed, success, default, Placed)`,
  });
  rule("says that it is done where the server has no word of its own [notifications-006]", {
    server: { PlaceSingles: allPlaced },
    expect: `1s ${sent} CouponPlaced CouponPlaced CouponPlaced
             NotificationShown(singles:main_save_success, success, default, main_save_success)`,
  });
  rule("shows refusals for the player first, and one notice for the same reason [error-039]", {
    server: {
      PlaceSingles: answers({
        results: [
          rejected(0),
          rejected(1, { message: "Moved" }),
          rejected(2, { message: "Moved" }),
        ],
      }),
    },
    expect: `1s ${sent} CouponRejected CouponRejected CouponRejected
             NotificationShown(singles:Moved, error, default, Moved)
             NotificationShown(singles:main_query_error, error, default, main_query_error)`,
  });
  rule("refuses a second command while the first is in progress", {
    server: { PlaceSingles: late("5s", allPlaced) },
    user: "1s PlaceCoupon 500ms PlaceCoupon",
    watch: "PlaceSinglesAsked CommandRefused CouponPlaced",
    expect: `1s ${sent} 500ms CommandRefused(PlaceCoupon, placement_running)
             4s500ms CouponPlaced CouponPlaced CouponPlaced`,
  });
  rule("stores all keys before anything is sent", {
    server: { PlaceSingles: allPlaced },
    watch: "SinglesOpened PlaceSinglesAsked",
    expect: `1s SinglesOpened(setKey=${SET}) ${sent}`,
  });
  rule("asks about each pending single by its own id, as today", {
    server: {
      PlaceSingles: answers({ results: [pending(0), accepted(1), pending(2)] }),
      PlaceState: inTurn(
        answers(accepted(0)),
        answers(rejected(2, { code: 2002, message: "Suspended" })),
      ),
    },
    expect: `1s ${sent} CouponPlaced(couponId=78) 2s PlaceStateAsked(ask.requestId=request-1)
             PlaceStateAsked(ask.requestId=request-3) CouponPlaced(couponId=77)
             CouponRejected(code=2002) NotificationShown`,
  });
});

describe("PLACE-CHECK: the answer to a set is lost", () => {
  const everyOne = "PlacementUnknown PlacementUnknown PlacementUnknown";
  rule("sends the same request under the same key 1 s later {PLACE-CHECK:at}", {
    server: { PlaceSingles: inTurn(timesOut(), allPlaced) },
    expect: `1s ${sent} 15s ${everyOne} 1s ${sent} CouponPlaced CouponPlaced CouponPlaced
             NotificationShown`,
    watch: `${watch} PlacementUnknown`,
  });
  rule("nothing is sent 1 ms earlier {PLACE-CHECK:before}", {
    server: { PlaceSingles: inTurn(timesOut(), allPlaced) },
    expect: `1s ${sent}`,
    for: "16s999ms",
  });
  rule("asks once for all of them, however often it has to {PLACE-CHECK:at}", {
    server: { PlaceSingles: fails(500) },
    expect: `1s ${sent} 1s ${sent} 2s ${sent} 4s ${sent}`,
    for: "15s",
  });
  rule("takes an answer with too few results for none", {
    server: { PlaceSingles: inTurn(answers({ results: [accepted(0)] }), allPlaced) },
    expect: `1s ${sent} ${everyOne} 1s ${sent} CouponPlaced CouponPlaced CouponPlaced
             NotificationShown`,
    watch: `${watch} PlacementUnknown`,
  });
  rule("ends when the first request is refused as a whole", {
    server: { PlaceSingles: fails(403, { code: 33, message: "A break" }) },
    expect: `1s ${sent} CouponRejected(code=33) CouponRejected(code=33) CouponRejected(code=33)
             NotificationShown(singles:A break)`,
  });
  rule("learns nothing from a repeat that is turned away", {
    server: { PlaceSingles: inTurn(timesOut(), fails(403, { code: 33 }), allPlaced) },
    expect: `1s ${sent} 16s ${sent} 2s ${sent} CouponPlaced CouponPlaced CouponPlaced
             NotificationShown`,
  });
  rule("waits for the player 15 minutes after they placed it {PLACE-CHECK:cancel}", {
    server: { PlaceSingles: fails(503, { retryAfterMs: 300_000 }) },
    watch: "PlaceSinglesAsked PlacementLost",
    expect: `1s ${sent} 5m ${sent} 5m ${sent} 5m ${sent} 5m PlacementLost PlacementLost PlacementLost`,
    for: "30m",
  });
  rule("sends the whole set again once the player asks about one of its singles", {
    server: { PlaceSingles: inTurn(silence, allPlaced) },
    tab: "2s close 20m open",
    user: "1s PlaceCoupon 21m RetryPlacement(key=00000000-0000-4000-8000-000000000003)",
    expect: `1s ${sent} 20m2s PlacementLost PlacementLost PlacementLost 58s ${sent}
             CouponPlaced CouponPlaced CouponPlaced NotificationShown`,
    for: "25m",
  });
  rule("sends it again 1 s after the start of a page reloaded while sending {PLACE-CHECK:reload}", {
    server: { PlaceSingles: inTurn(silence, allPlaced) },
    tab: "5s reload",
    expect: `1s ${sent} 5s ${sent} CouponPlaced CouponPlaced CouponPlaced NotificationShown`,
  });
  rule(
    "asks on about a pending single whose id the server has forgotten, and never sends it alone",
    {
      server: {
        PlaceSingles: answers({ results: [accepted(0), accepted(1), pending(2)] }),
        PlaceState: inTurn(fails(404, { code: 40 }), answers(accepted(2))),
      },
      expect: `1s ${sent} CouponPlaced CouponPlaced 2s PlaceStateAsked(ask.requestId=request-3)
             1s PlaceStateAsked(ask.requestId=request-3) CouponPlaced NotificationShown`,
    },
  );
  rule("sends nothing for a set of which the device has lost a part", {
    stored: {
      local: {
        "tl.coupon": storedSingles(901, 902, 903),
        "tl.placement": storedSet(SET, [901, 902, 903]).slice(1),
      },
    },
    user: "",
    expect: "1s PlacementLost PlacementLost",
  });
  rule(
    "sends again when the connection is back {PLACE-CHECK:pause} {PLACE-CHECK:resume} {PLACE-CHECK:offline}",
    {
      server: { PlaceSingles: inTurn(late("1s", allPlaced), allPlaced) },
      network: "1s500ms offline 1m online",
      expect: `1s ${sent} 1m500ms ${sent} CouponPlaced CouponPlaced CouponPlaced NotificationShown`,
    },
  );
  rule("is answered in the other tab too, every single of it {PLACE-CHECK:tab2}", {
    server: { PlaceSingles: late("5s", allPlaced) },
    tab2: "500ms open",
    watch: "PlaceSinglesAsked CouponPlaced 2:PlaceSinglesAsked 2:PlacementsFound",
    expect: `1s ${sent} 1ms 2:PlacementsFound 4s999ms CouponPlaced CouponPlaced CouponPlaced
             1ms 2:PlacementsFound 2:PlacementsFound 2:PlacementsFound`,
    for: "30s",
  });
});
