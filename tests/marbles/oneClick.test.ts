import { describe, expect, it } from "vitest";
import { storedCoupon } from "../kit/bets.ts";
import { type Timeline, lanesOf } from "../kit/timeline.ts";
import { base, enabled, site, stored } from "../kit/oneClick.ts";
import { play } from "../kit/play.ts";
import { answers, fails, inTurn, late, silence, timesOut } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { placeAccepted, placePending, placeRejected } from "../kit/site.ts";

const on = "TurnOneClick(isOn=true)";
const asked = "PlaceCouponAsked";
const KEY = "00000000-0000-4000-8000-000000000001";

describe("one-click betting is kept", () => {
  rule("on the device, and survives a reload [coupon-022]", {
    ...base,
    user: `1s ${on} SetOneClickAmount(7.5) 4s PlaceOneClick(901)`,
    tab: "3s reload",
    watch: "ValueStored(key=tl.oneClick)",
    expect: `1s ValueStored ValueStored
             4s PlaceCouponAsked(ask.isOneClick=true, ask.coupon.amount=7.5, ask.coupon.changeCoefAction=1)`,
    for: "10s",
  });
  rule("but not applied on a site without it [coupon-023]", {
    ...base,
    server: { SiteConfig: site(false) },
    stored,
    user: "2s PlaceOneClick(901)",
    watch: asked,
    expect: "2s CommandRefused(PlaceOneClick, nothing_to_do)",
    for: "10s",
  });
  rule("but not applied for a visitor [coupon-023]", {
    ...base,
    isPlayer: false,
    stored,
    user: "2s PlaceOneClick(901)",
    watch: asked,
    expect: "2s CommandRefused(PlaceOneClick, nothing_to_do)",
    for: "10s",
  });
  it("until logging out, which turns it off on the device too and drops the amount", () => {
    const timeline: Timeline = { ...base, stored, user: "2s SignOut", expect: "2s SessionClosed" };
    const { local, state } = play(timeline, lanesOf(timeline));
    expect(state.oneClick.isActiveOneClick).toBe(false);
    expect(JSON.parse(local.getItem("tl.oneClick") ?? "")).toEqual({ isActiveOneClick: false });
  });
  it("until the player is logged out for not being there, which turns it off on the device too", () => {
    const timeline: Timeline = { ...base, stored, expect: "30m SessionClosed", for: "31m" };
    const { local, state } = play(timeline, lanesOf(timeline));
    expect(state.session.tag).toBe("visitor");
    expect(state.oneClick.isActiveOneClick).toBe(false);
    expect(JSON.parse(local.getItem("tl.oneClick") ?? "")).toMatchObject({
      isActiveOneClick: false,
    });
  });
  rule("with the placement chunk loaded before the first tap", {
    ...base,
    stored,
    watch: "DomainsWanted(coupon) DomainsArrived(coupon)",
    expect: "DomainsWanted(coupon) DomainsArrived(coupon)",
    for: "1m",
  });
});

describe("a tap", () => {
  rule("places one bet, and the next tap another, each with its key", {
    ...base,
    stored,
    user: "2s PlaceOneClick(901) 2s PlaceOneClick(901)",
    expect: "2s PlaceCouponAsked CouponPlaced 2s PlaceCouponAsked CouponPlaced",
    for: "10s",
  });
  rule("just before a second has passed since the first is a double tap", {
    ...base,
    stored,
    user: "2s PlaceOneClick(901) 999ms PlaceOneClick(901)",
    expect: "2s PlaceCouponAsked CouponPlaced 999ms CommandRefused(PlaceOneClick, tapped_twice)",
    for: "10s",
  });
  rule("a second later, or on another price, is another bet", {
    ...base,
    stored,
    user: "2s PlaceOneClick(901) 1s PlaceOneClick(901) 100ms PlaceOneClick(902)",
    watch: "CommandRefused",
    expect: "2s PlaceCouponAsked 1s PlaceCouponAsked 100ms PlaceCouponAsked",
    for: "10s",
  });
  rule("is no double tap when the clock was set back in between", {
    ...base,
    stored,
    user: "2s PlaceOneClick(901) 5s PlaceOneClick(901)",
    clock: "3s back 1h",
    watch: "CommandRefused",
    expect: "2s PlaceCouponAsked 5s PlaceCouponAsked",
    for: "10s",
  });
  rule("waits for the answer to the previous one", {
    ...base,
    stored,
    server: { ...enabled, PlaceCoupon: late("4s", answers(placeAccepted)) },
    user: "2s PlaceOneClick(901) 2s PlaceOneClick(902)",
    expect: `2s PlaceCouponAsked 2s CommandRefused(PlaceOneClick, placement_running)
             2s CouponPlaced`,
    for: "10s",
  });
  rule("without a connection sends nothing, then or later", {
    ...base,
    stored,
    network: "2s offline 3s online",
    user: "3s PlaceOneClick(901)",
    watch: `${asked} PlacementRequested`,
    expect: "3s CommandRefused(PlaceOneClick, offline)",
    for: "1m",
  });
  rule("on a live match is checked when its delay is over", {
    ...base,
    stored,
    server: { ...enabled, PlaceCoupon: answers({ ...placePending, checkAfterMs: 5_000 }) },
    user: "2s PlaceOneClick(901)",
    watch: asked,
    expect: "2s PlaceCouponAsked CouponPending 5s PlaceStateAsked CouponPlaced",
    for: "1m",
  });
  rule("leaves the bets of the coupon alone", {
    ...base,
    stored: { local: { ...stored.local, "tl.coupon": storedCoupon(903) } },
    user: "2s PlaceOneClick(901)",
    watch: "ValueStored(key=tl.coupon) CouponCleared",
    expect: "300ms ValueStored 1s700ms PlaceCouponAsked CouponPlaced",
    for: "10s",
  });
});

describe("a tap without an answer", () => {
  rule("is sent again under its key, as it was", {
    ...base,
    stored,
    server: { ...enabled, PlaceCoupon: inTurn(timesOut(), answers(placeAccepted)) },
    user: "2s PlaceOneClick(901)",
    watch: asked,
    expect: `2s PlaceCouponAsked(ask.isOneClick=true, ask.key=${KEY}) 15s PlacementUnknown
             1s PlaceCouponAsked(ask.isOneClick=true, ask.key=${KEY}) CouponPlaced`,
    for: "2m",
  });
  rule("is sent again by the reloaded page, alongside the bets of the coupon", {
    ...base,
    stored: { local: { ...stored.local, "tl.coupon": storedCoupon(903) } },
    server: { ...enabled, PlaceCoupon: inTurn(silence, answers(placeAccepted)) },
    user: "2s PlaceOneClick(901) 5s RemoveBet(903)",
    tab: "4s reload",
    watch: asked,
    expect:
      "2s PlaceCouponAsked 3s PlaceCouponAsked(ask.isOneClick=true) CouponPlaced 2s BetRemoved(903)",
    for: "1m",
  });
  rule("that was set aside is sent again by the player's tap on the same price, under its key", {
    ...base,
    stored,
    server: { ...enabled, PlaceCoupon: inTurn(fails(500), answers(placeAccepted)) },
    user: "2s PlaceOneClick(901) 500ms ClosePlacement 30s PlaceOneClick(901)",
    watch: asked,
    expect: `2s PlaceCouponAsked(ask.key=${KEY}) 30s500ms PlaceCouponAsked(ask.key=${KEY}) CouponPlaced`,
    for: "3m",
  });
  rule(
    "that was set aside does not block a tap on another price, but blocks one on the same price for another stake",
    {
      ...base,
      stored,
      server: { ...enabled, PlaceCoupon: inTurn(fails(500), answers(placeAccepted)) },
      user: "2s PlaceOneClick(901) 500ms ClosePlacement 30s PlaceOneClick(902) 5s SetOneClickAmount(7) PlaceOneClick(901)",
      watch: asked,
      expect: `2s PlaceCouponAsked 30s500ms PlaceCouponAsked CouponPlaced
             5s CommandRefused(PlaceOneClick, question_open)`,
      for: "3m",
    },
  );
  rule("for too long stays open across pages until the player confirms", {
    ...base,
    stored,
    server: { ...enabled, PlaceCoupon: fails(500) },
    user: "2s PlaceOneClick(901) 20m GoTo(/en/section/live) 1m ClosePlacement",
    watch: "PlacementClosed PlacementLost",
    expect: "15m13s PlacementLost 5m49s PlacementClosed",
    for: "25m",
  });
});

describe("the result of a tap", () => {
  rule("is shown until the next page", {
    ...base,
    stored,
    user: "2s PlaceOneClick(901) 10s GoTo(/en/section/live)",
    expect: "2s CouponPlaced 10s PlacementClosed",
    for: "1m",
  });
  rule("is shown when it is a refusal too", {
    ...base,
    stored,
    server: { ...enabled, PlaceCoupon: answers(placeRejected) },
    user: "2s PlaceOneClick(901) 10s GoTo(/en/section/live)",
    expect: "2s CouponRejected(code=2001) 10s PlacementClosed",
    for: "1m",
  });
  rule("stays over the next page when it belongs to the coupon itself", {
    ...base,
    user: "1s AddBet(901) 2s SetAmount(10) PlaceCoupon 10s GoTo(/en/section/live)",
    watch: "PlacementClosed",
    expect: "3s CouponPlaced",
    for: "1m",
  });
  rule("includes the bounds when the stake is out of bounds", {
    ...base,
    stored,
    server: { ...enabled, PlaceCoupon: answers({ ...placeRejected, code: 2004 }) },
    user: "2s PlaceOneClick(901)",
    watch: "CouponLimitsAsked",
    expect: "2s CouponRejected CouponLimitsAsked CouponLimitsAnswered",
    for: "1m",
  });
  rule("requests no bounds for any other refusal", {
    ...base,
    stored,
    server: { ...enabled, PlaceCoupon: answers(placeRejected) },
    user: "2s PlaceOneClick(901)",
    watch: "CouponLimitsAsked",
    expect: "2s CouponRejected",
    for: "1m",
  });
});
