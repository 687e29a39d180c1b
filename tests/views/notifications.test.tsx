// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { RouteEntered } from "../../src/events/navigation/events.ts";
import { NotificationShown } from "../../src/events/notifications/events.ts";
import type { Draft } from "../../src/events/define.ts";
import { Notifications } from "../../src/views/notifications/Notifications.tsx";
import { bets, control, show, told } from "./player.tsx";
import { one, tap } from "./render.tsx";

const reminder = NotificationShown({
  id: "coupon-reminder",
  status: "warning",
  variant: "alert",
  text: "couponReminder",
  action: "openCoupon",
});
const failure = NotificationShown({
  id: "failure",
  status: "error",
  variant: "alert",
  text: "Not kept",
  action: "none",
});
const open = (...facts: readonly Draft[]) => {
  const fake = told(...bets(901, 902), ...facts);
  return { fake, page: show(fake, <Notifications />) };
};
const voice = (page: HTMLElement, tone: string) => one(page, `[aria-live="${tone}"]`).textContent;

describe("notifications", () => {
  it("reminds of the coupon politely, and leads to it", () => {
    const { fake, page } = open(reminder);
    const text = "Your coupon is waiting 2 bets are in the coupon. Prices may move.";
    expect(voice(page, "polite")).toBe(text);
    expect(voice(page, "assertive")).toBe("");
    tap(control(page, "Go to coupon"));
    expect(fake.sent).toEqual([{ type: "AnswerNotification", data: { id: "coupon-reminder" } }]);
    expect(page.textContent).toBe("");
  });

  it("goes on a word of later or by its close button", () => {
    const { fake, page } = open(reminder);
    tap(control(page, "Later"));
    fake.tell(reminder);
    tap(control(page, "Close message"));
    const close = { type: "CloseNotification", data: { id: "coupon-reminder" } };
    expect(fake.sent).toEqual([close, close]);
  });

  it("tells of a failure without delay, and offers no answer where there is none", () => {
    const { page } = open(failure);
    expect(voice(page, "assertive")).toBe("Not kept");
    expect(voice(page, "polite")).toBe("");
    expect(page.querySelectorAll("button")).toHaveLength(1);
  });

  it("leaves the place to the coupon page, which shows messages in its own foot", () => {
    const { fake, page } = open(reminder);
    fake.tell(RouteEntered({ path: "/en/coupon" }));
    expect(page.querySelectorAll("button")).toHaveLength(0);
    expect(voice(page, "polite")).toContain("Your coupon is waiting");
  });
});
