// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { ChosenGames } from "../../src/events/chosenGames/events.ts";
import { WentOffline } from "../../src/events/shell/events.ts";
import { Results } from "../../src/events/results/events.ts";
import { ClientContext } from "../../src/views/hooks/client.ts";
import Page from "../../src/views/sections/results/index.tsx";
import { answered } from "../kit/events.ts";
import { gameCard, wholeFeed } from "../kit/siteFeed.ts";
import { fakeClient } from "./fakeClient.ts";
import { menus } from "./matchDay.ts";
import { render } from "./render.tsx";

const ask = {
  zone: "live" as const,
  date: null,
  sportId: null,
  text: null,
  lng: "en",
  limit: 30,
  pageToken: null,
};
const startTime = Date.UTC(2026, 10, 20, 16, 30) / 1000;
const match = (permanentId: number, more: object = {}) => ({
  permanentId,
  champId: 31,
  sportId: 1,
  startTime,
  opponents: ["Leeds", "Fulham"],
  score: { full: [2, 1], formatted: "2:1 (1:0, 1:1)" },
  finished: true,
  ...more,
});
const tennis = match(3, {
  champId: 32,
  sportId: 2,
  opponents: ["E. Marchetti", "K. Dunnwin"],
  score: {
    full: [2, 1],
    formatted: "2:1 (6:4, 3:6, 7:5)",
    periods: [
      { id: 1, name: "Set 1", values: [6, 4] },
      { id: 2, name: "Set 2", values: [3, 6] },
      { id: 3, name: "Set 3", values: [7, 5] },
    ],
    current: ["0", "0"],
  },
});
const champ = (id: number, sportId: number, name: string) => ({
  id,
  sportId,
  name,
  nameEn: name,
  order: id,
  isTop: true,
  gamesCount: 2,
});
const body = (items: readonly object[], nextPageToken: string | null = null) => ({
  sports: [
    { id: 1, name: "Football", gamesCount: 2 },
    { id: 2, name: "Tennis", gamesCount: 1 },
  ],
  champs: [champ(31, 1, "England. Premier League"), champ(32, 2, "Tennis Tour")],
  items,
  nextPageToken,
});
const answer = (items: readonly object[], nextPageToken: string | null = null, of: object = {}) =>
  answered(Results, { ...ask, ...of }, body(items, nextPageToken));
const asked = (of: object = {}) => Results.asked({ call: 1, ask: { ...ask, ...of } });
const failed = (of: object = {}) =>
  Results.failed({ call: 1, ask: { ...ask, ...of }, error: { tag: "http", status: 503 } });

function open(path = "/en/results/live") {
  const fake = fakeClient({ path });
  fake.emit(...menus);
  const { page } = render(
    <ClientContext value={fake.client}>
      <Page />
    </ClientContext>,
  );
  const button = (text: string) =>
    [...page.querySelectorAll("button")].find(({ textContent }) => textContent?.startsWith(text));
  const rows = () =>
    [...page.querySelectorAll("article")].map(({ textContent }) => textContent ?? "");
  return { ...fake, page, rows, button };
}

describe("the page of results", () => {
  it("shows matches by championship with their score in the words of the sport", () => {
    const { page, rows, emit } = open();
    emit(asked());
    expect(page.querySelector('[aria-busy="true"]')).not.toBeNull();
    emit(answer([match(1), match(2, { opponents: ["Derby of horses"] }), tennis]));
    expect([...page.querySelectorAll("h2")].map(({ textContent }) => textContent)).toEqual([
      "England. Premier League",
      "Tennis Tour",
    ]);
    expect(rows()[0]).toBe("16:30Finished1:0, 1:1Leeds2Fulham1");
    expect(rows()[1]).toContain("Derby of horses2");
    // The sets that each side won, not the points of the last game.
    expect(rows()[2]).toBe("16:30FinishedE. Marchetti6372K. Dunnwin4651");
    expect(page.querySelector("article a")).toBeNull();
  });

  it("links a match under way to its page once the live feed has it, and shows its score", () => {
    const { page, rows, emit } = open();
    const game = gameCard("live");
    emit(asked(), answer([match(game.permanentId, { finished: false })]));
    expect(rows()[0]).toContain("Live");
    expect(page.querySelector("article a")).toBeNull();
    const chosen = { feed: "live", list: "results", permanentIds: [1], since: null, isQuiet: true };
    emit(answered(ChosenGames, chosen, wholeFeed("live")));
    expect(page.querySelector("article a")?.getAttribute("href")).toMatch(
      new RegExp(`^/en/section/live/\\d+/${game.id}`),
    );
    expect(rows()[0]).not.toContain("Leeds");
  });

  it("keeps the results that could not be refreshed, with a warning", () => {
    const { page, rows, emit, button, sent } = open();
    emit(asked(), answer([match(1)]), asked(), failed());
    expect(rows()).toHaveLength(1);
    expect(page.querySelector('[role="alert"]')?.textContent).toContain("out of date");
    button("Refresh")?.click();
    expect(sent.at(-1)).toEqual({ type: "RefreshResults", data: {} });
  });

  it("says that nothing came, and while offline why", () => {
    const { page, emit } = open();
    emit(asked(), failed());
    expect(page.querySelector('[role="alert"]')?.textContent).toContain("did not load");
    emit(WentOffline({}));
    expect(page.textContent).toContain("No connection");
  });

  it("has the chips of sports while another one is awaited, and a way back from nothing", () => {
    const { page, emit, button, sent } = open();
    emit(asked(), answer([match(1), tennis]));
    expect(button("Football2")?.getAttribute("aria-pressed")).toBe("false");
    button("Tennis1")?.click();
    expect(sent.at(-1)).toEqual({ type: "ChooseResultsSport", data: { sportId: 2 } });
    emit(asked({ sportId: 2 }));
    expect(button("Tennis1")?.getAttribute("aria-pressed")).toBe("true");
    emit(answer([], null, { sportId: 2 }));
    expect(page.textContent).toContain("No results found");
    button("Show all results")?.click();
    expect(sent.map(({ type }) => type)).toContain("ChooseResultsSport");
  });

  it("adds the next page to the championships of the one before, and says if it does not come", () => {
    const { page, rows, emit, button, sent } = open();
    emit(asked(), answer([match(1)], "p2"));
    button("Show more")?.click();
    expect(sent.at(-1)).toEqual({ type: "LoadMoreResults", data: {} });
    emit(asked({ pageToken: "p2" }), failed({ pageToken: "p2" }));
    expect(page.textContent).toContain("The next matches did not load.");
    emit(asked({ pageToken: "p2" }), answer([match(2)], null, { pageToken: "p2" }));
    expect(rows()).toHaveLength(2);
    expect(page.querySelectorAll("h2")).toHaveLength(1);
    expect(button("Show more")).toBeUndefined();
    // A refresh of the first page leaves the second below it.
    emit(asked(), answer([match(1)], "p2"));
    expect(rows()).toHaveLength(2);
  });

  it("has the days of a week, each with the hours of its matches", () => {
    const { page, rows, emit, button, sent } = open("/en/results/zone");
    const days = [...page.querySelectorAll('[aria-label="Day"] button')];
    expect(days.map(({ textContent }) => textContent)).toEqual([
      "Today",
      "Yesterday",
      ...["18", "17", "16", "15", "14", "13"].map((day) => `${day} November`),
    ]);
    button("18 November")?.click();
    expect(sent.at(-1)).toEqual({ type: "ChooseResultsDay", data: { date: "2026-11-18" } });
    const day = { zone: "zone", date: "2026-11-18" };
    const early = Date.UTC(2026, 10, 18, 9, 15) / 1000;
    emit(asked(day), answer([match(1, { startTime: early })], null, day));
    expect(rows()[0]).toMatch(/^09:15Finished/);
    emit(answer([], null, day));
    expect(page.textContent).toContain("No results of this day yet");
  });
});
