// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { ExpressDay } from "../../src/events/expressDay/events.ts";
import { ClientLimits } from "../../src/events/limits/events.ts";
import { HomeMore } from "../../src/views/home/HomeMore.tsx";
import { ClientContext } from "../../src/views/hooks/client.ts";
import { added, answered, liveFeed, siteWith } from "../kit/events.ts";
import { selfExclusion } from "../marbles/limits.ts";
import { fakeClient } from "./fakeClient.ts";
import { player } from "./player.tsx";
import { render } from "./render.tsx";

const bets = [901, 902, 903].map((id) => ({ market: { id, gameId: 501 } }));
const expresses = (count: number, feed: "live" | "line") =>
  answered(
    ExpressDay,
    { feed, lng: "en" },
    { items: [{ expressId: 1, bonusPercent: 0, bets }].slice(0, count), pollAfterMs: 30_000 },
  );

const noBreak = answered(ClientLimits, {}, { data: [] });

function home(known = [noBreak]) {
  const fake = fakeClient({ path: "/en" });
  fake.emit(siteWith({ coupon: { isBonusBetAllowed: true } }), liveFeed, ...player(10), ...known);
  const { page, unmount } = render(
    <ClientContext value={fake.client}>
      <HomeMore />
    </ClientContext>,
  );
  return { ...fake, page, unmount };
}

describe("the lower part of home", () => {
  it("polls the expresses only while it is on screen", () => {
    const { sent, unmount } = home();
    expect(sent).toEqual([{ type: "WatchExpresses", data: { isWatched: true } }]);
    unmount();
    expect(sent.at(-1)).toEqual({ type: "WatchExpresses", data: { isWatched: false } });
  });

  it("keeps the place of the express until it is known, and closes it if there is none", () => {
    const { emit, page } = home();
    expect(page.querySelector('[aria-busy="true"]')).not.toBeNull();
    emit(expresses(0, "line"), expresses(1, "live"));
    expect(page.querySelector('[role="group"][aria-label="Express of 3"]')).not.toBeNull();
    emit(expresses(0, "live"));
    expect(page.textContent).not.toContain("Express of the day");
  });

  it("says what a bonus bet adds, and marks the step of the coupon", () => {
    const { emit, page } = home();
    const steps = () => [...page.querySelectorAll("ol > li")].map(({ textContent }) => textContent);
    expect(steps()).toEqual(["+33", "+44", "+55", "+66", "+77", "+88", "+99", "+1010+"]);
    const reached = () => page.querySelector('ol > li[class*="reached"]')?.textContent;
    expect(reached()).toBeUndefined();
    emit(...added(901, 902, 903));
    expect(reached()).toBe("+33");
    emit(siteWith({ coupon: { isBonusBetAllowed: false } }));
    expect(page.textContent).not.toContain("Every pick lifts the express");
  });

  it("is silent for a player who takes a break", () => {
    const { emit, page } = home();
    emit(expresses(1, "line"));
    expect(page.textContent).toContain("Express of the day");
    emit(answered(ClientLimits, {}, { data: [selfExclusion] }));
    expect(page.textContent).toBe("");
  });

  it("leads to the limits, in a break too, where the site offers any", () => {
    const { emit, page } = home([answered(ClientLimits, {}, { data: [selfExclusion] })]);
    expect(page.querySelector("a")).toBeNull();
    emit(siteWith({ limits: { availableTypeIds: [31] } }));
    expect(page.querySelector("a")?.getAttribute("href")).toBe("/en/office/responsible");
    expect(page.textContent).toBe("Play in controlLimits and breaksYour time and money");
  });

  it("is silent before it is known whether a player takes a break", () => {
    const { emit, page } = home([]);
    expect(page.textContent).toBe("");
    emit(noBreak);
    expect(page.textContent).toContain("Express of the day");
  });
});
