// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { RouteEntered } from "../../src/events/navigation/events.ts";
import { NotificationShown } from "../../src/events/notifications/events.ts";
import type { Draft } from "../../src/events/define.ts";
import { Notifications } from "../../src/views/notifications/Notifications.tsx";
import { bets, control, show, received } from "./player.tsx";
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
const open = (...events: readonly Draft[]) => {
  const fake = received(...bets(901, 902), ...events);
  return { fake, page: show(fake, <Notifications />) };
};
const voice = (page: HTMLElement, tone: string) => one(page, `[aria-live="${tone}"]`).textContent;

describe("notifications", () => {
  it("remind of the coupon politely, and lead to it", () => {
    const { fake, page } = open(reminder);
    const text = "Your coupon is waiting 2 bets are in the coupon. Prices may change.";
    expect(voice(page, "polite")).toBe(text);
    expect(voice(page, "assertive")).toBe("");
    tap(control(page, "Go to coupon"));
    expect(fake.sent).toEqual([{ type: "AnswerNotification", data: { id: "coupon-reminder" } }]);
    expect(page.textContent).toBe("");
  });

  it('close with "later" or their close button', () => {
    const { fake, page } = open(reminder);
    tap(control(page, "Later"));
    fake.emit(reminder);
    tap(control(page, "Close message"));
    const close = { type: "CloseNotification", data: { id: "coupon-reminder" } };
    expect(fake.sent).toEqual([close, close]);
  });

  it("announce a failure without delay, and offer no answer where there is none", () => {
    const { page } = open(failure);
    expect(voice(page, "assertive")).toBe("Error Not kept");
    expect(voice(page, "polite")).toBe("");
    expect(page.querySelectorAll("button")).toHaveLength(1);
  });

  it("leave the place to the coupon page, which shows messages in its own footer", () => {
    const { fake, page } = open(reminder);
    fake.emit(RouteEntered({ path: "/en/coupon" }));
    expect(page.querySelectorAll("button")).toHaveLength(0);
    expect(voice(page, "polite")).toContain("Your coupon is waiting");
  });

  it.each([
    ["error", "Error"],
    ["success", "Done"],
    ["info", "OK"],
    ["warning", "OK"],
    ["question", "OK"],
  ] as const)(
    "have the title of their status %s, unless they have one of their own [notifications-002] [notifications-007]",
    (status, title) => {
      const plain = {
        id: "n",
        variant: "default",
        text: "main_save_success",
        action: "none",
      } as const;
      const { fake, page } = open(NotificationShown({ ...plain, status }));
      expect(one(page, "section").textContent).toBe(`${title}Saved`);
      fake.emit(NotificationShown({ ...plain, status, title: "Look here" }));
      expect(one(page, "section").textContent).toBe("Look hereSaved");
    },
  );

  it("show text, title and buttons by their keys or literally [notifications-001] [server-calls-003]", () => {
    const question = {
      id: "question",
      status: "question",
      variant: "permanent",
      text: "Words of the server: with a colon",
      title: "main_query_error",
      action: "signOut",
    } as const;
    const { fake, page } = open(
      NotificationShown({ ...question, hasCancel: true, confirm: "main_ok" }),
    );
    expect(page.textContent).toContain("The server could not do this. Try again in a minute.");
    expect(page.textContent).toContain("Words of the server: with a colon");
    control(page, "OK");
    tap(control(page, "Cancel"));
    expect(fake.sent).toEqual([{ type: "CloseNotification", data: { id: "question" } }]);
    fake.emit(
      NotificationShown({ ...question, hasCancel: true, confirm: "Yes, do", cancel: "No" }),
    );
    control(page, "No");
    tap(control(page, "Yes, do"));
    expect(fake.sent.at(-1)).toEqual({ type: "AnswerNotification", data: { id: "question" } });
  });

  it("have neither button when there is nothing to confirm or to cancel [notifications-001]", () => {
    const { page } = open(failure);
    expect(one(page, "button").getAttribute("aria-label")).toBe("Close message");
  });
});
