// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { FavoritesFound } from "../../src/events/favorites/events.ts";
import { ClientContext } from "../../src/views/hooks/client.ts";
import { Home } from "../../src/views/sections/home/Home.tsx";
import { type FakeClient, fakeClient } from "./fakeClient.ts";
import {
  changes,
  halden,
  list,
  listFailed,
  marchetti,
  marketTypes,
  menus,
  norrvik,
} from "./matchDay.ts";
import { one, render, tap } from "./render.tsx";

const liveTop = { feed: "live", isTop: true } as const;
const lineTop = { feed: "line", isTop: true } as const;

const open = (fake: FakeClient): HTMLElement =>
  render(
    <ClientContext value={fake.client}>
      <Home />
    </ClientContext>,
  ).page;

const filled = (): FakeClient => {
  const fake = fakeClient();
  fake.emit(marketTypes, ...menus);
  fake.emit(list(liveTop, [norrvik, marchetti]), list(lineTop, [halden]));
  return fake;
};

const cell = (page: HTMLElement, name: string) => one(page, `button[aria-label="${name}"]`);

describe("home", () => {
  it("keeps the places of its parts while nothing has loaded", () => {
    const page = open(fakeClient());
    expect(page.querySelectorAll('[aria-busy="true"]')).toHaveLength(3);
    expect(page.querySelectorAll("article")).toHaveLength(0);
  });

  it("links to the favourites and to the live matches of each sport, with their number", () => {
    const page = open(filled());
    const sports = [...one(page, 'nav, [role="navigation"]').querySelectorAll("a")];
    expect(sports.map((link) => link.getAttribute("href"))).toEqual([
      "/en/favorites",
      "/en/section/live/1",
      "/en/section/live/2",
    ]);
    expect(sports[1]?.textContent).toBe("Football86");
  });

  it.each([
    ["match", { games: [{ permanentId: marchetti.permanentId, sportId: marchetti.sportId }] }],
    ["match of a favourite championship", { champs: [marchetti.champId] }],
    ["match of a favourite team", { teams: [marchetti.opponent1?.id ?? 0] }],
  ])("has a favourite %s first, but moves nothing while it is open", (_what, lists) => {
    const fake = filled();
    const first = (page: HTMLElement) => page.querySelector("article")?.textContent;
    const page = open(fake);
    fake.emit(FavoritesFound({ games: [], champs: [], teams: [], ...lists }));
    expect(first(page)).toContain("Norrvik");
    expect(first(open(fake))).toContain("Marchetti");
  });

  it("shows live matches with clock, score and prices, and the next ones with their start", () => {
    const page = open(filled());
    const [live, tennis, next] = page.querySelectorAll("article");
    expect(live?.textContent).toContain("67′");
    expect(live?.textContent).toContain("Norrvik2");
    expect(tennis?.textContent).toContain("Set 2");
    expect(next?.textContent).toContain("Tomorrow");
    expect(next?.querySelector("a")?.getAttribute("href")).toBe("/en/section/line/1/50003");
    const group = cell(page, "Halden Rovers to win, 3.40").closest('[role="group"]');
    expect(group?.getAttribute("aria-label")).toBe("Halden Rovers against Ashcombe City");
  });

  it("adds a tapped price to the coupon and removes it with the next tap", () => {
    const fake = filled();
    const page = open(fake);
    tap(cell(page, "Draw, 4.60"));
    expect(cell(page, "Draw, 4.60").getAttribute("aria-pressed")).toBe("true");
    tap(cell(page, "Draw, 4.60"));
    expect(fake.sent).toEqual([
      { type: "AddBet", data: { outcomeId: 900_002 } },
      { type: "RemoveBet", data: { betId: 900_002 } },
    ]);
    expect(fake.state().coupon.bets).toEqual([]);
  });

  it("shows which way a price moved and locks it when it is suspended", () => {
    const fake = filled();
    const page = open(fake);
    fake.emit(
      changes(liveTop, { prices: { ids: [900_001, 900_003], coefs: [1.5, 7.8], states: [0, 1] } }),
    );
    expect(cell(page, "Norrvik to win, 1.50, odds up").textContent).toContain("1.50");
    const locked = cell(page, "Bastia Azul to win, suspended");
    expect(locked.getAttribute("aria-disabled")).toBe("true");
    tap(locked);
    expect(fake.sent).toEqual([]);
  });

  it("shows that nothing loaded, and offers no price without data", () => {
    const fake = fakeClient();
    const page = open(fake);
    fake.emit(listFailed(liveTop), listFailed(lineTop));
    const [alert] = page.querySelectorAll('[role="alert"]');
    expect(alert?.textContent).toContain("We keep trying");
    expect(page.querySelectorAll("[aria-pressed]")).toHaveLength(0);
  });

  it("keeps prices that may be old", () => {
    const fake = filled();
    const page = open(fake);
    fake.emit(listFailed(liveTop), listFailed(liveTop));
    expect(cell(page, "Draw, 4.60").textContent).toContain("4.60");
  });

  it("shows calmly that nothing is live", () => {
    const fake = fakeClient();
    const page = open(fake);
    fake.emit(list(liveTop, []));
    expect(page.textContent).toContain("No live matches now");
  });

  it("rerenders no other match when one price moves", () => {
    const fake = filled();
    const page = open(fake);
    const before = one(page, 'button[aria-label="Draw, 3.55"]');
    const mutated: Node[] = [];
    const observer = new MutationObserver((records) =>
      mutated.push(...records.map((r) => r.target)),
    );
    observer.observe(page, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    fake.emit(changes(liveTop, { prices: { ids: [900_001], coefs: [1.4], states: [0] } }));
    for (const record of observer.takeRecords()) mutated.push(record.target);
    observer.disconnect();
    const moved = cell(page, "Norrvik to win, 1.40, odds down");
    expect(mutated.length).toBeGreaterThan(0);
    expect(mutated.filter((node) => !moved.contains(node))).toEqual([]);
    expect(before.isConnected).toBe(true);
  });
});
