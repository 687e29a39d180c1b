// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { PreferencesChanged } from "../../src/events/preferences/events.ts";
import { SiteConfig, WentOffline } from "../../src/events/shell/events.ts";
import { NewsOfViewsShown } from "../../src/events/sports/events.ts";
import { ClientContext } from "../../src/views/hooks/client.ts";
import GameSection from "../../src/views/sections/game/index.tsx";
import { siteConfig } from "../kit/site.ts";
import { type FakeClient, fakeClient } from "./fakeClient.ts";
import {
  changes,
  list,
  marketTypes,
  menus,
  norrvik,
  norrvikFailed,
  norrvikPage,
} from "./matchDay.ts";
import { one, render, tap, press, type } from "./render.tsx";

const path = "/en/section/live/1/50001";
const live = { feed: "live" } as const;

const open = (fake: FakeClient): HTMLElement =>
  render(
    <ClientContext value={fake.client}>
      <GameSection />
    </ClientContext>,
  ).page;

const filled = (): FakeClient => {
  const fake = fakeClient({ path });
  fake.emit(marketTypes, ...menus, norrvikPage);
  return fake;
};

const bothNames = SiteConfig.answered({
  call: 40,
  ask: { lang: "en" },
  body: { ...siteConfig, view: { allowedMarketsNameTypes: [0, 1], defaultMarketsNameType: 0 } },
});

const cell = (page: HTMLElement, name: string) => one(page, `button[aria-label="${name}"]`);
const tabs = (page: HTMLElement) => [...page.querySelectorAll<HTMLElement>('[role="tab"]')];
const titles = (page: HTMLElement) =>
  [...page.querySelectorAll("main h3")].map((title) => title.textContent);
const tab = (page: HTMLElement, name: string): HTMLElement => {
  const found = tabs(page).find(({ textContent }) => textContent === name);
  if (found === undefined) throw new Error(`no tab ${name} among ${tabs(page).length}`);
  return found;
};

describe("the match page", () => {
  it("shows the score, the clock, the half-time result and the statistics of the feed", () => {
    const page = open(filled());
    expect(one(page, "h1").textContent).toBe("Continental Cup");
    expect(page.textContent).toContain("Score 2 to 1");
    expect(page.textContent).toContain("67′");
    expect(page.textContent).toContain("2nd half, HT 1–1");
    const parameters = [...page.querySelectorAll("dl > div")].map((pair) => pair.textContent);
    expect(parameters).toEqual(["Possession54–46", "Corners5–2", "Cards1–2"]);
  });

  it("puts pinned markets first in each group, but moves none under the finger [settings-006]", () => {
    const page = open(filled());
    tap(tab(page, "All184"));
    const before = titles(page);
    const last = before.at(-1) ?? "";
    const star = () => one(page, `main button[aria-pressed][aria-label*="${last}"]`);
    expect(star().getAttribute("aria-label")).toBe(`Pin ${last} to the top`);
    tap(star());
    expect(star().getAttribute("aria-label")).toBe(`Unpin ${last}`);
    expect(titles(page)).toEqual(before);
    const [other] = tabs(page);
    if (other === undefined) throw new Error("no other tab");
    tap(other);
    tap(tab(page, "All184"));
    expect(titles(page)).toEqual([last, ...before.slice(0, -1)]);
    tap(star());
    tap(other);
    tap(tab(page, "All184"));
    expect(titles(page)).toEqual(before);
  });

  it("names its markets in full, or short for players who want that [settings-013]", () => {
    const fake = filled();
    fake.emit(bothNames);
    const page = open(fake);
    expect(titles(page)[0]).toBe("Match result");
    fake.emit(PreferencesChanged({ marketsNameType: 1 }));
    expect(titles(page)[0]).toBe("Result");
  });

  it("shows its number to players who want to see it [settings-005]", () => {
    const fake = filled();
    const page = open(fake);
    expect(one(page, "header").textContent).not.toContain("50001");
    fake.emit(PreferencesChanged({ isShowGameId: true }));
    expect(one(page, "header").textContent).toContain("Football, No. 50001");
  });

  it("offers the groups that the match has, and all markets", () => {
    const page = open(filled());
    expect(tabs(page).map(({ textContent }) => textContent)).toEqual([
      "Popular",
      "All184",
      "Totals",
      "Handicap",
    ]);
    expect(titles(page), "the first tab is full").toEqual(["Match result", "Handicap", "Total"]);
    tap(tab(page, "Totals"));
    expect(titles(page)).toEqual(["Total"]);
    tap(tab(page, "All184"));
    expect(titles(page)).toEqual(["Match result", "Handicap", "Total"]);
  });

  it("names each price and adds it to the coupon", () => {
    const fake = filled();
    const page = open(fake);
    tap(cell(page, "Norrvik, 1.42"));
    tap(tab(page, "Totals"));
    tap(cell(page, "Over 4.5, 3.40"));
    expect(fake.sent).toEqual([
      { type: "AddBet", data: { outcomeId: 900_001 } },
      { type: "AddBet", data: { outcomeId: 900_006 } },
    ]);
  });

  it("keeps the line of a handicap apart from the side, whose name may be cut off", () => {
    const page = open(filled());
    tap(tab(page, "Handicap"));
    const texts = [...page.querySelectorAll<HTMLElement>("main [data-rest]")];
    expect(texts.map(({ dataset }) => [dataset["label"], dataset["rest"]])).toEqual([
      ["Norrvik", "(−1.5)"],
      ["Bastia Azul", "(+1.5)"],
      ["Norrvik", "(−1)"],
      ["Bastia Azul", "(+1)"],
    ]);
    cell(page, "Norrvik (−1.5), 2.70");
  });

  it("finds a market in all groups by its name, a side or a line, and says how many it found", () => {
    const page = open(filled());
    tap(one(page, "[aria-label='Find a market']"));
    const field = one(page, "[role=search] input");
    expect(document.activeElement).toBe(field);
    type(field, "  ");
    expect(titles(page)).toEqual(["Match result", "Handicap", "Total"]);
    type(field, "TOT");
    expect(titles(page)).toEqual(["Total"]);
    expect(one(page, "main [role=status].vh").textContent).toBe("1 market");
    type(field, "norrvik -1,5");
    expect(titles(page)).toEqual(["Handicap"]);
    expect(page.querySelectorAll("main [data-rest]")).toHaveLength(2);
    type(field, "offside");
    expect(one(page, "main").textContent).toContain("Nothing found for “offside”");
    expect(one(page, "main [role=status].vh").textContent).toBe("0 markets");
    press(field, "Escape");
    expect(titles(page)).toEqual(["Match result", "Handicap", "Total"]);
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Find a market");
  });

  it("closes a market and stops rendering its prices", () => {
    const page = open(filled());
    tap(tab(page, "Totals"));
    const head = one(page, "main h3 button");
    tap(head);
    expect(head.getAttribute("aria-expanded")).toBe("false");
    expect(page.querySelectorAll("[role=group] [aria-pressed]")).toHaveLength(0);
  });

  it("locks every price of a suspended match and says so in each market", () => {
    const fake = filled();
    const page = open(fake);
    fake.emit(
      changes(live, {
        patches: [{ id: norrvik.id, isBlocked: true }],
        prices: { ids: [900_001, 900_002, 900_003], coefs: [1.42, 4.6, 7.8], states: [1, 1, 1] },
      }),
    );
    expect(cell(page, "Draw, suspended").getAttribute("aria-disabled")).toBe("true");
    expect(page.querySelector("main section")?.textContent).toContain("Suspended");
  });

  it("shows no price for an outcome that is gone", () => {
    const fake = filled();
    const page = open(fake);
    fake.emit(changes(live, { prices: { ids: [900_002], coefs: [4.6], states: [2] } }));
    expect(cell(page, "Draw, no price").getAttribute("aria-disabled")).toBe("true");
  });

  it("leads from a match that was already over to the bets", () => {
    const fake = filled();
    const page = open(fake);
    fake.emit(
      changes(live, {
        patches: [{ id: norrvik.id, status: 4, finished: true }],
        removedMarkets: [210_001, 210_002, 210_003, 210_011, 210_012],
      }),
      NewsOfViewsShown({}),
    );
    expect(page.textContent).toContain("This match has finished");
    expect(one(page, 'main a[href="/en/office/history"]').textContent).toBe("Bets history");
    expect(tabs(page)).toEqual([]);
  });

  it("says why there are no prices while play goes on", () => {
    const fake = filled();
    const page = open(fake);
    fake.emit(
      changes(live, { removedMarkets: [210_001, 210_002, 210_003, 210_011, 210_012] }),
      NewsOfViewsShown({}),
    );
    expect(page.textContent).toContain("No markets are open now");
  });

  it("offers a way back from a match that fails to load, and shows a lost connection differently", () => {
    const fake = fakeClient({ path });
    const page = open(fake);
    expect(one(page, '[aria-busy="true"]').textContent).toBe("Loading");
    fake.emit(norrvikFailed);
    expect(page.textContent).toContain("The server did not answer");
    expect(one(page, 'main a[href="/en/section/live/1"]').textContent).toBe("See live matches");
    fake.emit(WentOffline({}));
    expect(page.textContent).toContain("No connection");
  });

  it("shows the board at once when the list has loaded the match", () => {
    const fake = fakeClient({ path });
    fake.emit(marketTypes, ...menus, list(live, [norrvik]));
    const page = open(fake);
    expect(page.textContent).toContain("Score 2 to 1");
    expect(page.querySelectorAll('[aria-busy="true"]')).toHaveLength(1);
  });

  it("leads up to the list of the sport when the visit started here", () => {
    const fake = filled();
    tap(one(open(fake), 'button[aria-label="Back"]'));
    expect(fake.sent).toEqual([
      { type: "GoTo", data: { path: "/en/section/live/1", isReplacing: true } },
    ]);
  });
});
