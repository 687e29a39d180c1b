// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import type { Draft } from "../../src/events/define.ts";
import {
  ClientLimits,
  LimitsDeclined,
  LimitsPromptShown,
  LimitsReviewDue,
  ReviewLimits,
} from "../../src/events/limits/events.ts";
import { allTranslations, translationsOf } from "../../src/infra/i18n.ts";
import { LimitsPrompt } from "../../src/views/limits/LimitsPrompt.tsx";
import { answered, siteWith } from "../kit/events.ts";
import { control, player, received, show } from "./player.tsx";
import { one, tap } from "./render.tsx";

await translationsOf("limits");
await allTranslations();

const lastSec = Date.UTC(2026, 4, 3, 12) / 1000;
const under = (limitsPrompt: string | undefined, reviewedAt: number | null, ...more: Draft[]) => {
  const fake = received(
    siteWith({
      limits: { availableTypeIds: [20, 33, 30] },
      policy: { id: "XX", figures: {}, ...(limitsPrompt === undefined ? {} : { limitsPrompt }) },
    }),
    ...player(100),
    answered(ClientLimits, {}, { data: [], reviewedAt }),
    ...more,
  );
  return { fake, page: show(fake, <LimitsPrompt />) };
};
const escape = (page: HTMLElement) =>
  act(() => one(page, "dialog").dispatchEvent(new Event("cancel", { cancelable: true })));

describe("the question whether a player wants a limit", () => {
  it("leads to the limits, or is declined; Esc answers nothing", () => {
    const { fake, page } = under("deposit", null, LimitsPromptShown({}));
    expect(page.textContent).toContain("Set a deposit limit?");
    expect(page.querySelectorAll("li")).toHaveLength(0);
    escape(page);
    expect(fake.sent).toEqual([]);
    tap(control(page, "Set a deposit limit"));
    expect(fake.sent).toEqual([
      { type: "GoTo", data: { path: "/en/office/responsible", isReplacing: false } },
    ]);
    tap(control(page, "No limit for now"));
    expect(fake.sent.at(-1)).toEqual({ type: "DeclineLimits", data: {} });
  });

  it("names each tool that the site offers, where the pack asks for it", () => {
    const { page } = under("tools", null, LimitsPromptShown({}));
    expect(one(page, "h2").textContent).toBe("Before you play");
    expect([...page.querySelectorAll("li")].map(({ textContent }) => textContent)).toEqual([
      "Deposit limit: the most you can top up in a day, a week or a month",
      "Time-out: closes bets and top-ups for some days",
      "Self-exclusion: closes bets and top-ups for up to ten years",
    ]);
  });

  it("waits for the server, says that the answer was lost, and is gone once it is kept", () => {
    const { fake, page } = under("deposit", null, LimitsPromptShown({}), LimitsDeclined({}));
    expect(control(page, "No limit for now").getAttribute("aria-busy")).toBe("true");
    const ask = { answer: "none" } as const;
    fake.emit(ReviewLimits.failed({ call: 1, ask, error: { tag: "http", status: 500 } }));
    expect(one(page, "[role=alert]").textContent).toContain("Your answer was not saved.");
    fake.emit(LimitsDeclined({}));
    fake.emit(ReviewLimits.failed({ call: 2, ask, error: { tag: "timeout" } }));
    expect(one(page, "[role=alert]").textContent).toContain("We do not know whether your answer");
    fake.emit(LimitsDeclined({}));
    fake.emit(answered(ReviewLimits, ask, { data: { reviewedAt: lastSec } }));
    expect(page.querySelector("dialog")).toBeNull();
  });
});

describe("the reminder to go through the limits", () => {
  const shown = () => under(undefined, lastSec, LimitsReviewDue({ lastSec }));
  it("says since when, and takes each answer", () => {
    for (const [text, sent] of [
      ["Review", { type: "ReviewMyLimits", data: { isKept: false } }],
      ["Keep as they are", { type: "ReviewMyLimits", data: { isKept: true } }],
      ["Decide later", { type: "PutOffLimitsReview", data: {} }],
    ] as const) {
      const { fake, page } = shown();
      expect(one(page, "dialog").textContent).toContain("went through them on 3 May");
      tap(control(page, text));
      expect(fake.sent[0]).toEqual(sent);
    }
  });
  it("is put off by Esc, and gone once it was answered elsewhere", () => {
    const { fake, page } = shown();
    escape(page);
    expect(fake.sent).toEqual([{ type: "PutOffLimitsReview", data: {} }]);
    const other = shown();
    other.fake.emit(answered(ClientLimits, {}, { data: [], reviewedAt: lastSec + 1 }));
    expect(other.page.querySelector("dialog")).toBeNull();
  });
});
