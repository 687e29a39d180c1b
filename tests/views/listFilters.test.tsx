// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { RouteEntered } from "../../src/events/navigation/events.ts";
import { ClientLimits } from "../../src/events/limits/events.ts";
import { Recommendations } from "../../src/events/recommendations/events.ts";
import { SettingsChanged } from "../../src/events/settings/events.ts";
import { NewsOfViewsShown } from "../../src/events/sports/events.ts";
import { ClientContext } from "../../src/views/hooks/client.ts";
import ListSection from "../../src/views/sections/list/index.tsx";
import { BottomBar } from "../../src/views/shell/BottomBar.tsx";
import { ScreenNews } from "../../src/views/shell/ScreenNews.tsx";
import { answered } from "../kit/events.ts";
import { selfExclusion } from "../marbles/limits.ts";
import { control, player } from "./player.tsx";
import { type FakeClient, fakeClient, startedAt } from "./fakeClient.ts";
import { changes, halden, list, marketTypes, menus, norrvik } from "./matchDay.ts";
import { one, render, tap } from "./render.tsx";

const live = { feed: "live" } as const;
const firstHalf = { id: 1, name: "1st half", values: [0, 0] };
/** In its first half. */
const lagosanto = {
  ...norrvik,
  id: 50_006,
  permanentId: 7006,
  opponent1: { id: 61, name: "Lagosanto", nameEn: "" },
  timeSec: 600,
  score: { full: [0, 0], formatted: "0:0", periods: [firstHalf] },
};

const open = (fake: FakeClient): HTMLElement =>
  render(
    <ClientContext value={fake.client}>
      <ListSection />
      <ScreenNews />
      <BottomBar />
    </ClientContext>,
  ).page;
const chips = (page: HTMLElement) => [
  ...one(page, '[role="group"][aria-label="Filters"]').querySelectorAll("button"),
];
const chip = (page: HTMLElement, name: string): HTMLElement => {
  const found = chips(page).find(({ textContent }) => textContent === name);
  if (found === undefined) throw new Error(`no chip ${name}`);
  return found;
};
const pressed = (page: HTMLElement) =>
  chips(page)
    .filter((button) => button.getAttribute("aria-pressed") === "true")
    .map(({ textContent }) => textContent);
const rows = (page: HTMLElement) => page.querySelectorAll("article").length;

const filled = () => {
  const fake = fakeClient({ path: "/en/section/live/1" });
  const football = { ...live, sportId: 1 };
  fake.emit(marketTypes, ...menus, list(football, [norrvik, lagosanto]));
  return { fake, football, page: open(fake) };
};

describe("the filters of the live list", () => {
  it("choose by half in the words of the sport, and a second tap shows all again [sports-001]", () => {
    const { page } = filled();
    expect(chips(page).map(({ textContent }) => textContent)).toEqual([
      "All matches",
      "1st half",
      "2nd half",
      "Recommended",
    ]);
    expect([pressed(page), rows(page)]).toEqual([["All matches"], 2]);
    tap(chip(page, "1st half"));
    expect([pressed(page), rows(page)]).toEqual([["1st half"], 1]);
    expect(page.textContent).toContain("Lagosanto");
    tap(chip(page, "2nd half"));
    expect([pressed(page), rows(page)]).toEqual([["2nd half"], 1]);
    expect(page.textContent).not.toContain("Lagosanto");
    tap(chip(page, "2nd half"));
    expect([pressed(page), rows(page)]).toEqual([["All matches"], 2]);
  });

  it("leave a match where it is when its period ends, until the list is arranged anew [sports-001]", () => {
    const { fake, football, page } = filled();
    tap(chip(page, "1st half"));
    const score = { ...lagosanto.score, periods: [firstHalf, { ...firstHalf, id: 2 }] };
    fake.emit(changes(football, { patches: [{ id: lagosanto.id, score }] }));
    expect(rows(page)).toBe(1);
    fake.emit(NewsOfViewsShown({}));
    expect(rows(page)).toBe(0);
  });

  it("say that no match is left, and one tap removes the filter [sports-001]", () => {
    const { fake, page } = filled();
    fake.emit(SettingsChanged({ timeFilter: "firstPeriod" }));
    fake.emit(RouteEntered({ path: "/en/section/live/2" }));
    fake.emit(list({ ...live, sportId: 2 }, []));
    // An empty list says so itself, whatever the filter.
    expect(page.textContent).toContain("No live matches now");
    fake.emit(RouteEntered({ path: "/en/section/live/1" }));
    tap(chip(page, "2nd half"));
    fake.emit(changes({ ...live, sportId: 1 }, { removedGames: [norrvik.id] }));
    fake.emit(NewsOfViewsShown({}));
    expect(page.textContent).toContain("No matches with this filter");
    const all = [...page.querySelectorAll("button")].find(
      ({ textContent }) => textContent === "Show all matches",
    );
    if (all === undefined) throw new Error("no way to remove the filter");
    tap(all);
    expect([pressed(page), rows(page)]).toEqual([["All matches"], 1]);
  });

  it("count as news only what they show [sports-001]", () => {
    const { fake, football, page } = filled();
    const news = () => one(page, '[role="status"]').parentElement?.lastChild?.textContent;
    const added = { ...norrvik, id: 50_007, permanentId: 7007 };
    tap(chip(page, "1st half"));
    fake.emit(changes(football, { games: [added] }));
    expect(news()).toBe("");
    tap(chip(page, "All matches"));
    expect(news()).toBe("1 new match · Update");
  });
});

describe("the filters of the line", () => {
  it("choose what starts within three hours [sports-001]", () => {
    const fake = fakeClient({ path: "/en/section/line" });
    const soon = { ...halden, id: 50_008, startTime: startedAt / 1000 + 3600 };
    fake.emit(marketTypes, ...menus, list({ feed: "line" }, [halden, soon]));
    const page = open(fake);
    expect(rows(page)).toBe(2);
    tap(chip(page, "Next 3 hours"));
    expect([pressed(page), rows(page)]).toEqual([["Next 3 hours"], 1]);
  });
});

describe("the filter of recommended matches", () => {
  const recommended = (gameId: number) =>
    answered(Recommendations, {}, { items: [{ feed: "live", gameId, reason: "popular" }] });

  it("shows them alone once they are known, and says if there are none here [sports-001]", () => {
    const { fake, page } = filled();
    tap(chip(page, "Recommended"));
    expect([pressed(page), rows(page)]).toEqual([["Recommended"], 0]);
    expect(page.querySelector('[aria-busy="true"]')).not.toBeNull();
    fake.emit(recommended(lagosanto.id));
    expect(rows(page)).toBe(1);
    expect(page.textContent).toContain("Lagosanto");
    fake.emit(recommended(1));
    expect(page.textContent).toContain("No matches with this filter");
    tap(chip(page, "Recommended"));
    expect([pressed(page), rows(page)]).toEqual([["All matches"], 2]);
  });

  it("says that they did not load, with a way on [sports-001]", () => {
    const { fake, page } = filled();
    tap(chip(page, "Recommended"));
    fake.emit(Recommendations.failed({ call: 1, ask: {}, error: { tag: "timeout" } }));
    expect(page.textContent).toContain("The recommended matches did not load.");
    tap(control(page, "Refresh"));
    expect(fake.sent.at(-1)).toEqual({ type: "RefreshRecommendations", data: {} });
  });

  it("is not there for who takes a break, who sees all matches [sports-001] [limits-012]", () => {
    const { fake, page } = filled();
    tap(chip(page, "Recommended"));
    fake.emit(...player(10), answered(ClientLimits, {}, { data: [selfExclusion] }));
    expect(chips(page).map(({ textContent }) => textContent)).not.toContain("Recommended");
    expect([pressed(page), rows(page)]).toEqual([["All matches"], 2]);
  });
});

describe("the list that was chosen last", () => {
  it("is where the bottom bar leads: live at first, then as the tabs say [settings-007]", () => {
    const { page } = filled();
    const second = () => one(page, 'nav[aria-label="Main"] a:nth-of-type(2)');
    expect([second().textContent, second().getAttribute("href")]).toEqual([
      "Live",
      "/en/section/live",
    ]);
    tap(one(page, '[role="tab"][aria-selected="false"]'));
    expect([second().textContent, second().getAttribute("href")]).toEqual([
      "Line",
      "/en/section/line",
    ]);
  });
});
