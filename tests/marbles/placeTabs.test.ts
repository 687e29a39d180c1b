import { describe } from "vitest";
import { storedCoupon } from "../kit/bets.ts";
import type { Timeline } from "../kit/timeline.ts";
import { answers, fails, inTurn, late, silence } from "../kit/replies.ts";
import { rule as anyRule } from "../kit/rule.ts";
import { placeAccepted, placePending, placeRejected } from "../kit/site.ts";

const KEY = "00000000-0000-4000-8000-000000000001";
const sent = `PlaceCouponAsked(ask.key=${KEY})`;

/** A coupon of one bet in two tabs, ordered in the first one after 2 s. The second one is opened last, and so leads. */
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

describe("a bet on its way, and a second tab", () => {
  rule("it knows of it at once and does not send the same coupon", {
    server: { PlaceCoupon: late("5s", answers(placeAccepted)) },
    tab2: "1s open 1s1ms PlaceCoupon",
    expect: `2s ${sent} 1ms 2:PlacementsFound 2:CommandRefused(PlaceCoupon, placement_running)
             4s999ms CouponPlaced 1ms 2:PlacementsFound`,
  });
  rule("it hears what became of it, and may place another coupon then", {
    server: { PlaceCoupon: late("5s", answers(placeRejected)) },
    tab2: "1s open 10s ClosePlacement PlaceCoupon",
    watch: "PlaceCouponAsked 2:CommandRefused",
    expect: `2s ${sent} 9s 2:PlacementOpened 2:PlaceCouponAsked`,
    for: "12s",
  });
  rule("opened while it is on its way it knows of it too, and asks 1 s later, by the same key", {
    server: { PlaceCoupon: inTurn(silence, answers(placeAccepted)) },
    tab2: "5s open 500ms PlaceCoupon",
    expect: `2s ${sent} 3s500ms 2:CommandRefused(PlaceCoupon, placement_running)
             500ms 2:PlaceCouponAsked(ask.key=${KEY})`,
  });
  rule("without a channel between the tabs it knows of it as well", {
    without: "channel",
    server: { PlaceCoupon: late("5s", answers(placeAccepted)) },
    tab2: "1s open 1s1ms PlaceCoupon",
    expect: `2s ${sent} 1ms 2:CommandRefused(PlaceCoupon, placement_running)
             4s999ms CouponPlaced`,
  });
  rule(
    "the first tab dies: the second one takes over, 20 s after it heard of it {PLACE-CHECK:tab2} {PLACE-CHECK:at}",
    {
      server: { PlaceCoupon: inTurn(silence, answers(placeAccepted)) },
      tab: "3s close",
      expect: `2s ${sent} 20s1ms 2:PlaceCouponAsked(ask.key=${KEY}) 2:CouponPlaced`,
    },
  );
  rule("not 1 ms earlier {PLACE-CHECK:before}", {
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
  rule("only the tab that leads asks {PLACE-CHECK:tab2}", {
    server: { PlaceCoupon: inTurn(fails(500), fails(500), answers(placeAccepted)) },
    tab2: "500ms hidden 500ms open",
    expect: `2s ${sent} 1s ${sent} 2s ${sent} CouponPlaced`,
  });
  rule("set aside in one tab it is so in the other, and keeps its key there", {
    server: { PlaceCoupon: inTurn(fails(500), answers(placeAccepted)) },
    user: "2s PlaceCoupon 500ms ClosePlacement",
    tab2: "500ms hidden 500ms open 30s PlaceCoupon",
    expect: `2s ${sent} 29s 2:PlaceCouponAsked(ask.key=${KEY}) 2:CouponPlaced`,
  });
  rule("what was put off is taken back in both", {
    server: { PlaceCoupon: inTurn(fails(429, { retryAfterMs: 9_000 }), answers(placeAccepted)) },
    user: "2s PlaceCoupon 500ms ClosePlacement",
    tab2: "500ms hidden 500ms open 30s SetAmount(7) PlaceCoupon",
    watch: "PlaceCouponAsked 2:PlaceCouponAsked 2:CommandRefused",
    expect: `2s ${sent} 29s 2:PlaceCouponAsked(ask.coupon.amount=7)`,
  });
});
