// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { Draft } from "../../src/events/define.ts";
import { ChosenGames } from "../../src/events/chosenGames/events.ts";
import { FeedList } from "../../src/events/sports/events.ts";
import { ClientContext } from "../../src/views/hooks/client.ts";
import ExpressDay from "../../src/views/sections/expressDay/index.tsx";
import { ScreenNews } from "../../src/views/shell/ScreenNews.tsx";
import { answered, liveFeed, siteWith } from "../kit/events.ts";
import { expresses, expressesOf } from "../kit/expresses.ts";
import { feedChange, wholeFeed } from "../kit/siteFeed.ts";
import { fakeClient } from "./fakeClient.ts";
import { one, render, tap } from "./render.tsx";

function open(...events: readonly Draft[]) {
  const { client, emit } = fakeClient({ path: "/en/express-day" });
  emit(siteWith({}), ...events);
  const { page } = render(
    <ClientContext value={client}>
      <ExpressDay />
      <ScreenNews />
    </ClientContext>,
  );
  const titles = () => [...page.querySelectorAll("h2")].map(({ textContent }) => textContent);
  return { emit, page, titles };
}

describe("the expresses of the day", () => {
  it("wait for those of the other feed, which would push them away", () => {
    const { emit, titles } = open(liveFeed, expresses(1, "line"));
    expect(titles()).toEqual([]);
    emit(expresses(1, "live"));
    expect(titles()).toEqual(["Live", "Upcoming"]);
  });

  it("say nothing of odds that are not known yet", () => {
    const { emit, page } = open(expresses(1, "live"), expresses(0, "line"));
    const closed = "One of its bets is closed now.";
    expect(page.textContent).toContain("Add all to the coupon");
    expect(page.textContent).not.toContain(closed);
    emit(liveFeed);
    expect(page.textContent).not.toContain(closed);
    const suspended = feedChange(2, { ids: [902], coefs: [3.4], states: [1] });
    const ask = { feed: "live", sportId: null, isTop: false, since: 1, isQuiet: true } as const;
    emit(answered(FeedList, ask, suspended));
    expect(page.textContent).toContain(closed);
  });

  describe("that were read", () => {
    const ask = { feed: "live", list: "expressDay", gameIds: [501] } as const;
    const ofMatches = (body: object, isQuiet = false) =>
      answered(ChosenGames, { ...ask, since: null, isQuiet }, { ...feedChange(2), ...body });
    const read = () =>
      open(
        ofMatches(wholeFeed("live"), true),
        expressesOf("line"),
        expressesOf("live", [901, 902]),
      );
    const prices = (page: HTMLElement) =>
      [...page.querySelectorAll('[role="group"] button[class*=odds]')].map((price) =>
        price.getAttribute("aria-label"),
      );
    const add = (page: HTMLElement) => one(page, '[role="group"] button[class*=action]');

    it("stay when the server has others, which come with the button that says so", () => {
      const { emit, page } = read();
      const before = prices(page);
      expect(before).toHaveLength(2);
      emit(expressesOf("live", [901, 902, 903]));
      expect(prices(page)).toEqual(before);
      const update = one(page, "button[class*=chip]");
      expect(update.textContent).toBe("1 new express · Update");
      tap(update);
      expect(prices(page)).toHaveLength(3);
      expect(page.querySelector("button[class*=chip]")).toBeNull();
    });

    it.each([
      ["left the feed", { removedGames: [501] }],
      ["lost its prices", { removedMarkets: [701] }],
    ])("are closed, and say so, when their match has %s", (_what, change) => {
      const { emit, page } = read();
      expect(add(page).getAttribute("aria-disabled")).toBeNull();
      emit(ofMatches(change), expressesOf("live"));
      expect(prices(page)).toHaveLength(2);
      expect(page.textContent).toContain("One of its bets is closed now.");
      expect(add(page).getAttribute("aria-disabled")).toBe("true");
    });
  });
});
