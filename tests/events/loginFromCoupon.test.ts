import { describe, expect, it } from "vitest";
import { QuickCouponToggled, RouteEntered } from "../../src/events/navigation/events.ts";
import { stateOf } from "../kit/spec.ts";

const onList = RouteEntered({ path: "/ru/section/live/1" });
const openCoupon = QuickCouponToggled({ isOpen: true });
const toLogin = RouteEntered({ path: "/ru/user/login" });

describe("where signing in leads back to", () => {
  it("is the coupon for a player who came from the quick coupon, in their language", () => {
    const { navigation } = stateOf(onList, openCoupon, toLogin);
    expect(navigation.returnPath).toBe("/ru/coupon");
  });
  it("is the page for everybody else", () => {
    const closed = QuickCouponToggled({ isOpen: false });
    expect(stateOf(onList, toLogin).navigation.returnPath).toBe("/ru/section/live/1");
    expect(stateOf(onList, openCoupon, closed, toLogin).navigation.returnPath).toBe(
      "/ru/section/live/1",
    );
  });
});
