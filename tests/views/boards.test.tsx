// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { FeedGame, Sports } from "../../src/events/sports/events.ts";
import type { GameCard } from "../../src/events/sports/feed.ts";
import { ClientContext } from "../../src/views/hooks/client.ts";
import GameSection from "../../src/views/sections/game/index.tsx";
import { fakeClient, startedAt } from "./fakeClient.ts";
import { marchetti, norrvik } from "./matchDay.ts";
import { one, render } from "./render.tsx";

type Score = NonNullable<GameCard["score"]>;
const periods = (name: string, values: readonly (readonly [number, number])[]) =>
  values.map((pair, place) => ({ id: place + 1, name: `${name} ${place + 1}`, values: [...pair] }));

/** The page of a match of this sport, from its feed. */
function board(nameEn: string, game: Partial<GameCard> & { readonly score: Score }): HTMLElement {
  const card = { ...marchetti, sportId: 77, ...game };
  const fake = fakeClient({ path: `/en/section/live/77/${card.id}` });
  const sport = { id: 77, name: nameEn, nameEn, order: 1, gamesCount: 1, champsCount: 1 };
  fake.emit(
    Sports.answered({
      call: 1,
      ask: { feed: "live", lng: "en" },
      body: { items: [sport], pollAfterMs: 1 },
    }),
    FeedGame.answered({
      call: 2,
      ask: { feed: "live", gameId: card.id, since: null, isQuiet: true },
      body: {
        cursor: 1,
        full: true,
        pollAfterMs: 3000,
        serverTime: startedAt,
        gameId: card.id,
        idSpace: { games: [50_001, 50_100], markets: [1, 2], outcomes: [1, 2] },
        games: [card],
      },
    }),
  );
  return render(
    <ClientContext value={fake.client}>
      <GameSection />
    </ClientContext>,
  ).page;
}

const cells = (page: HTMLElement) =>
  [...page.querySelectorAll("table tr")].map((row) =>
    [...row.querySelectorAll("th, td")].map((cell) => cell.textContent),
  );
const drawings = (page: HTMLElement) =>
  page.querySelectorAll("header svg path, header [style*=first]");

describe("the board", () => {
  it("of tennis is a table of sets, with the points and the server", () => {
    const page = board("Tennis", {
      score: {
        full: [1, 1],
        formatted: "1:1 (6:4, 6:7, 3:1)",
        periods: periods("Set", [
          [6, 4],
          [6, 7],
          [3, 1],
        ]),
        current: ["40", "A"],
        serving: 2,
      },
    });
    expect(cells(page)).toEqual([
      ["Side", "1", "2", "3", "Points", "Result"],
      ["E. Marchetti", "6", "6", "3", "40", "1"],
      ["D. Varelaserving", "4", "7", "1", "A", "1"],
    ]);
    expect(page.textContent).toContain("Set 3");
    expect(one(page, "header figure").textContent).toContain("serves from the");
  });

  it("of basketball has a column for each quarter, and the clock", () => {
    const page = board("Basketball", {
      timeSec: 25 * 60,
      score: {
        full: [58, 61],
        formatted: "58:61",
        periods: periods("Quarter", [
          [20, 24],
          [22, 21],
          [16, 16],
        ]),
      },
    });
    expect(cells(page)).toEqual([
      ["Side", "1", "2", "3", "4", "Result"],
      ["E. Marchetti", "20", "22", "16", "", "58"],
      ["D. Varela", "24", "21", "16", "", "61"],
    ]);
    expect(page.textContent).toContain("Q3 05:00");
  });

  it("of ice hockey has three periods, of esports its maps, of volleyball and table tennis their sets", () => {
    const score = { full: [1, 0], formatted: "1:0", periods: periods("Part", [[1, 0]]) } as Score;
    for (const sport of ["Ice hockey", "Esports", "Volleyball", "Table tennis"]) {
      const page = board(sport, { score });
      expect(cells(page)[0]).toEqual(["Side", "1", "2", "3", "Result"]);
      expect(drawings(page)).toHaveLength(0);
    }
  });

  it("of cricket shows runs, wickets and overs, and who bats", () => {
    const page = board("Cricket", {
      score: {
        full: [177, 95],
        formatted: "177/3 (20.0) : 95/2 (18.2)",
        current: ["177/3", "95/2"],
        serving: 2,
        details: { wickets: [3, 2], balls: [120, 110] },
        periods: periods("Innings", [
          [177, 0],
          [0, 95],
        ]),
      },
    });
    expect(cells(page).slice(1)).toEqual([
      ["E. Marchetti", "177/3(20.0 ov)"],
      ["D. Varelaserving", "95/2(18.2 ov)"],
    ]);
    expect(page.textContent).toContain("Innings 2");
  });

  it("of football has its pitch and its shirts", () => {
    const page = board("Football", { ...norrvik, sportId: 77, score: norrvik.score as Score });
    expect(page.querySelector("table")).toBeNull();
    expect(drawings(page).length).toBeGreaterThan(2);
    expect(one(page, "header").textContent).toContain("67′");
  });
});
