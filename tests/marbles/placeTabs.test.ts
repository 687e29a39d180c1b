import { describe } from "vitest";
import { storedCoupon } from "../kit/bets.ts";
import type { Timeline } from "../kit/timeline.ts";
import { answers, fails, inTurn, late, silence } from "../kit/replies.ts";
import { rule as anyRule } from "../kit/rule.ts";
import { placeAccepted, placePending, placeRejected } from "../kit/site.ts";

const KEY = "00000000-0000-4000-8000-000000000001";
const sent = `PlaceCouponAsked(ask.key=${KEY})`;

/**
 * A coupon of one bet in two tabs, placed in the first one after 2 s. The second one opens last, and so
 * leads.
 */
const rule = (title: string, timeline: Timeline) =>
  anyRule(title, {
    isPlayer: true,
    stored: { local: { "tl.coupon": storedCoupon(901) } },
    user: "2s PlaceCoupon",
    tab2: "1s open",
    watch: "PlaceCouponAsked PlaceStateAsked CouponPlaced 2:PlaceCouponAsked 2:PlaceStateAsked",
    for: "2m",
    ...timeline,
  });

describe("a bet without an answer and a second tab", () => {
  rule("the second tab knows of it at once and does not send the same coupon", {
    server: { PlaceCoupon: late("5s", answers(placeAccepted)) },
    tab2: "1s open 1s1ms PlaceCoupon",
    expect: `2s ${sent} 1ms 2:PlacementsFound 2:CommandRefused(PlaceCoupon, placement_running)
             4s999ms CouponPlaced 1ms 2:PlacementsFound`,
  });
  rule("the second tab receives the result, and may then place another coupon", {
    server: { PlaceCoupon: late("5s", answers(placeRejected)) },
    tab2: "1s open 10s ClosePlacement PlaceCoupon",
    watch: "PlaceCouponAsked 2:CommandRefused",
    expect: `2s ${sent} 9s 2:PlacementOpened 2:PlaceCouponAsked`,
    for: "12s",
  });
  rule("a tab opened in between knows of it too, and asks 1 s later with the same key", {
    server: { PlaceCoupon: inTurn(silence, answers(placeAccepted)) },
    tab2: "5s open 500ms PlaceCoupon",
    expect: `2s ${sent} 3s500ms 2:CommandRefused(PlaceCoupon, placement_running)
             500ms 2:PlaceCouponAsked(ask.key=${KEY})`,
  });
  rule("the second tab knows of it without a channel between the tabs as well", {
    without: "channel",
    server: { PlaceCoupon: late("5s", answers(placeAccepted)) },
    tab2: "1s open 1s1ms PlaceCoupon",
    expect: `2s ${sent} 1ms 2:CommandRefused(PlaceCoupon, placement_running)
             4s999ms CouponPlaced`,
  });
  rule(
    "the second tab takes over 20 s after its last message when the first one dies {PLACE-CHECK:tab2} {PLACE-CHECK:at}",
    {
      server: { PlaceCoupon: inTurn(silence, answers(placeAccepted)) },
      tab: "3s close",
      expect: `2s ${sent} 20s1ms 2:PlaceCouponAsked(ask.key=${KEY}) 2:CouponPlaced`,
    },
  );
  rule("the second tab does not take over 1 ms earlier {PLACE-CHECK:before}", {
    server: { PlaceCoupon: inTurn(silence, answers(placeAccepted)) },
    tab: "3s close",
    expect: `2s ${sent}`,
    for: "22s",
  });
  rule("a pending bet is taken over with the server's own id", {
    server: { PlaceCoupon: answers({ ...placePending, checkAfterMs: 5_000 }) },
    tab: "3s close",
    expect: `2s ${sent} 20s1ms 2:PlaceStateAsked(ask.requestId=request-1) 2:CouponPlaced`,
  });
  rule("only the leading tab asks {PLACE-CHECK:tab2}", {
    server: { PlaceCoupon: inTurn(fails(500), fails(500), answers(placeAccepted)) },
    tab2: "500ms hidden 500ms open",
    expect: `2s ${sent} 1s ${sent} 2s ${sent} CouponPlaced`,
  });
  rule("a bet set aside in one tab is set aside in the other, and keeps its key there", {
    server: { PlaceCoupon: inTurn(fails(500), answers(placeAccepted)) },
    user: "2s PlaceCoupon 500ms ClosePlacement",
    tab2: "500ms hidden 500ms open 30s PlaceCoupon",
    expect: `2s ${sent} 29s 2:PlaceCouponAsked(ask.key=${KEY}) 2:CouponPlaced`,
  });
  rule("a bet that was put off is taken back in both", {
    server: { PlaceCoupon: inTurn(fails(429, { retryAfterMs: 9_000 }), answers(placeAccepted)) },
    user: "2s PlaceCoupon 500ms ClosePlacement",
    tab2: "500ms hidden 500ms open 30s SetAmount(7) PlaceCoupon",
    watch: "PlaceCouponAsked 2:PlaceCouponAsked 2:CommandRefused",
    expect: `2s ${sent} 29s 2:PlaceCouponAsked(ask.coupon.amount=7)`,
  });
});
