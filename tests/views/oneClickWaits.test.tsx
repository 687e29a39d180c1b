// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { OneClickTurned } from "../../src/events/oneClick/events.ts";
import {
  CouponRejected,
  PlaceCoupon,
  PlacementRequested,
} from "../../src/events/placement/events.ts";
import { PlacementOpened } from "../../src/events/placement/openEvents.ts";
import { OneClickBar } from "../../src/views/oneClick/OneClickBar.tsx";
import { OneClickBand } from "../../src/views/oneClick/OneClickBlock.tsx";
import { CouponPage } from "../../src/views/sections/coupon/CouponPage.tsx";
import { on, switched } from "../kit/oneClick.ts";
import { placedCoupon } from "../kit/placed.ts";
import { bets, control, player, received, show, userId, visitor } from "./player.tsx";
import { one, tap } from "./render.tsx";

const key = "key-1";
const bet = { key, userId, coupon: placedCoupon(), isOneClick: true };
const asked = [PlacementOpened(bet), PlaceCoupon.asked({ call: 1, ask: bet })];

describe("the stake of a tap", () => {
  it("is fixed until the account that pays is known", () => {
    const [signedIn = visitor, accounts = visitor] = player(100);
    const fake = received(signedIn, switched, on);
    const page = show(fake, <OneClickBand />);
    const stake = () => one(page, '[role=group][aria-label="Amount"]');
    expect(stake().querySelectorAll("button, input")).toHaveLength(0);
    expect(stake().textContent).toContain("Loading. A tap places nothing yet");
    fake.emit(accounts);
    tap(control(stake(), "More by €2.50"));
    expect(fake.state().oneClick.oneClickAmount?.amount).toBe(7.5);
  });
});

describe("the switch of the bar", () => {
  it("is not there while bets are being placed that it would clear", () => {
    const off = OneClickTurned({ isActiveOneClick: false });
    const fake = received(...player(100), switched, on, off, ...bets(901));
    const page = show(fake, <OneClickBar />);
    expect(page.querySelector("[role=switch]")).not.toBeNull();
    fake.emit(PlacementRequested({ coupon: placedCoupon() }));
    expect(page.querySelector("[role=switch]")).toBeNull();
  });
});

describe("the coupon after a refused one-click bet", () => {
  it("offers the way back and no stake: there is nothing to place", () => {
    const fake = received(...player(100), switched, on, ...asked);
    fake.emit(CouponRejected({ key, code: 2001, changed: [] }));
    const foot = one(show(fake, <CouponPage />), "footer");
    expect([...foot.querySelectorAll("button")].map((button) => button.textContent)).toEqual([
      "Back to coupon",
    ]);
  });
});
