// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ChosenGames } from "../../src/events/chosenGames/events.ts";
import { ClientLimits } from "../../src/events/limits/events.ts";
import { PopularMatches } from "../../src/events/popular/events.ts";
import { TabShown } from "../../src/events/shell/events.ts";
import { HomeMore } from "../../src/views/home/HomeMore.tsx";
import { HomePopular } from "../../src/views/home/HomePopular.tsx";
import { ClientContext } from "../../src/views/hooks/client.ts";
import { added, answered, liveFeed, siteWith } from "../kit/events.ts";
import { expresses } from "../kit/expresses.ts";
import { selfExclusion } from "../marbles/limits.ts";
import { wholeFeed } from "../kit/siteFeed.ts";
import { fakeClient } from "./fakeClient.ts";
import { player } from "./player.tsx";
import { marketTypes } from "./marketTypes.ts";
import { one, render, tap } from "./render.tsx";

const noBreak = answered(ClientLimits, {}, { data: [] });

function home(known = [noBreak], more = <HomeMore />) {
  const fake = fakeClient({ path: "/en" });
  fake.emit(siteWith({ coupon: { isBonusBetAllowed: true } }), liveFeed, ...player(10), ...known);
  const { page, unmount } = render(<ClientContext value={fake.client}>{more}</ClientContext>);
  return { ...fake, page, unmount };
}

describe("the lower part of home", () => {
  it("polls the expresses only while it is on screen", () => {
    const { sent, unmount } = home();
    expect(sent).toEqual([{ type: "WatchExpresses", data: { isWatched: true } }]);
    unmount();
    expect(sent.at(-1)).toEqual({ type: "WatchExpresses", data: { isWatched: false } });
  });

  it("keeps the place of the express until it is known, and closes it if there is none, but not in sight", () => {
    const { emit, page } = home();
    expect(page.querySelector('[aria-busy="true"]')).not.toBeNull();
    emit(expresses(0, "line"), expresses(1, "live"));
    expect(page.querySelector('[role="group"][aria-label="Express of 3"]')).not.toBeNull();
    emit(expresses(0, "live"));
    expect(page.textContent).toContain("Express of the day");
    emit(TabShown({}));
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

describe("what is popular now", () => {
  afterEach(() => vi.unstubAllGlobals());
  const popular = (...items: readonly object[]) => answered(PopularMatches, {}, { items });
  const live = (bets?: number) => ({
    feed: "live",
    gameId: 501,
    reason: "popular",
    ...(bets === undefined ? {} : { bets }),
  });
  const ask = { feed: "live", list: "popular", since: null, isQuiet: true, gameIds: [501] };
  const prices = answered(ChosenGames, ask, wholeFeed("live"));
  const title = "Popular now";

  const band = () => home([noBreak], <HomePopular />);

  it("has its place in home, which is closed to a player who takes a break", () => {
    const { emit, page } = home();
    const places = () => page.querySelectorAll('[aria-busy="true"]').length;
    // With that of the express.
    expect(places()).toBe(2);
    emit(answered(ClientLimits, {}, { data: [selfExclusion] }));
    expect(places()).toBe(0);
    expect(page.textContent).not.toContain(title);
  });

  it("keeps its place until it is known, calls nothing popular meanwhile, and closes it where nobody has bet", () => {
    const { emit, page } = band();
    expect(page.textContent).not.toContain(title);
    expect(one(page, '[aria-busy="true"]')).not.toBeNull();
    emit(popular({ ...live(), bets: 0 }));
    expect(page.textContent).not.toContain(title);
    expect(page.querySelector('[aria-busy="true"]')).toBeNull();
  });

  it("has each match with its prices and the number of its bets; one that is not told has none", () => {
    const { emit, page, sent } = band();
    emit(marketTypes, popular(live(7)), prices);
    const list = () => page.querySelector("ol");
    expect(page.textContent).toContain(title);
    expect(list()?.textContent).toContain("7 bets in 24 hours");
    tap(one(page, 'ol button[aria-label$=", 3.40"]'));
    expect(sent.at(-1)).toMatchObject({ type: "AddBet" });
    emit(popular(live()));
    expect(list()?.querySelectorAll("article")).toHaveLength(1);
    expect(list()?.textContent).not.toContain("bets in");
  });

  it("is asked for only while it is near the screen", () => {
    const hears: ((isIntersecting: boolean) => void)[] = [];
    class Observer {
      constructor(
        hear: (entries: readonly object[]) => void,
        { rootMargin }: { rootMargin: string },
      ) {
        if (rootMargin === "0px") return;
        hears.push((isIntersecting) => act(() => hear([{ isIntersecting }])));
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal("IntersectionObserver", Observer);
    const { sent, unmount } = band();
    const watched = () =>
      sent.filter(({ type }) => type === "WatchPopular").map(({ data }) => data);
    expect(watched()).toEqual([]);
    for (const isNear of [true, false, true]) hears.forEach((hear) => hear(isNear));
    const [on, off] = [{ isWatched: true }, { isWatched: false }];
    expect(watched()).toEqual([on, off, on]);
    unmount();
    expect(watched()).toEqual([on, off, on, off]);
  });
});
