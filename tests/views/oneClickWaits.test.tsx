// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { CouponRejected, PlaceCoupon } from "../../src/events/placement/events.ts";
import { PlacementOpened } from "../../src/events/placement/openEvents.ts";
import { CouponPage } from "../../src/views/sections/coupon/CouponPage.tsx";
import { on, switched } from "../kit/oneClick.ts";
import { placedCoupon } from "../kit/placed.ts";
import { player, received, show, userId } from "./player.tsx";
import { one } from "./render.tsx";

const key = "key-1";
const bet = { key, userId, coupon: placedCoupon(), isOneClick: true };
const asked = [PlacementOpened(bet), PlaceCoupon.asked({ call: 1, ask: bet })];

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
