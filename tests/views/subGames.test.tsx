// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { betOf } from "../../src/commands/couponBet.ts";
import type { Draft } from "../../src/events/define.ts";
import { FeedGame, NewsOfViewsShown } from "../../src/events/sports/events.ts";
import type { GameCard } from "../../src/events/sports/feed.ts";
import { newsOnScreen, outcomeOf } from "../../src/events/sports/index.ts";
import { ClientContext } from "../../src/views/hooks/client.ts";
import GameSection from "../../src/views/sections/game/index.tsx";
import { type FakeClient, fakeClient } from "./fakeClient.ts";
import { list, marketTypes, menus, norrvik } from "./matchDay.ts";
import { one, render } from "./render.tsx";

const { score: _, ...plain } = norrvik;
const half = (id: number, periodId: number, more: Partial<GameCard>): GameCard => ({
  ...plain,
  id,
  mainGameId: norrvik.id,
  title: periodId === 1 ? "1st half" : "2nd half",
  marketsCount: 0,
  ...more,
});
const firstHalf = half(50_011, 1, {
  status: 4,
  finished: true,
  score: { full: [1, 1], formatted: "1:1" },
});
const secondHalf = half(50_012, 2, {
  marketsCount: 1,
  score: { full: [1, 0], formatted: "1:0" },
});
/** Not played and without markets, as a third set may be. */
const notReached = half(50_013, 3, { title: "Extra time", status: 0 });
const match: GameCard = { ...norrvik, subGameIds: [50_011, 50_012, 50_013], marketsCount: 5 };

type Body = Parameters<typeof FeedGame.answered>[0]["body"];

const answerFor = (gameId: number, body: Partial<Body>): Draft =>
  FeedGame.answered({
    call: 9,
    ask: { feed: "live", gameId, since: null, isQuiet: false },
    body: {
      cursor: 1,
      full: true,
      pollAfterMs: 3000,
      serverTime: 0,
      gameId,
      idSpace: {
        games: [50_001, 50_100],
        markets: [210_001, 210_900],
        outcomes: [900_001, 900_900],
      },
      ...body,
    },
  });

const pageOfMatch = answerFor(norrvik.id, {
  games: [match],
  subGames: [firstHalf, secondHalf, notReached],
  markets: { ids: [210_001], gameIds: [50_001], typeIds: [1], params: [null] },
  outcomes: {
    ids: [900_001, 900_002, 900_003],
    marketIds: [210_001, 210_001, 210_001],
    typeIds: [1, 2, 3],
    params: [null, null, null],
    coefs: [1.42, 4.6, 7.8],
    states: [0, 0, 0],
  },
});

const secondMarkets = {
  markets: { ids: [210_050], gameIds: [50_012], typeIds: [17], params: [1.5] },
  outcomes: {
    ids: [900_050, 900_051],
    marketIds: [210_050, 210_050],
    typeIds: [9, 10],
    params: [1.5, 1.5],
    coefs: [1.9, 1.9],
    states: [0, 0],
  },
};
const pageOfSecond = answerFor(50_012, {
  games: [secondHalf, match],
  subGames: [firstHalf, notReached],
  ...secondMarkets,
});

function open(
  gameId: number,
  ...events: readonly Draft[]
): { fake: FakeClient; page: HTMLElement } {
  const fake = fakeClient({ path: `/en/section/live/1/${gameId}` });
  fake.emit(marketTypes, ...menus, ...events);
  const { page } = render(
    <ClientContext value={fake.client}>
      <GameSection />
    </ClientContext>,
  );
  return { fake, page };
}

const links = (page: HTMLElement) =>
  [...page.querySelectorAll('[role="navigation"][aria-label="Norrvik – Bastia Azul"] a')].map(
    (link) => [
      link.textContent,
      link.getAttribute("href"),
      link.hasAttribute("aria-current") ? "current" : "",
    ],
  );

describe("the sub-games of a match", () => {
  it("are links beside the match: those with markets, and those that are over and say so", () => {
    const { page } = open(norrvik.id, pageOfMatch);
    expect(links(page)).toEqual([
      ["Match", "/en/section/live/1/50001", "current"],
      ["1st halfFinished", "/en/section/live/1/50011", ""],
      ["2nd half", "/en/section/live/1/50012", ""],
    ]);
    // Four of the five markets are counted here; the other is on the page of its half.
    expect(one(page, '[role="tab"]:nth-child(2)').textContent).toBe("All4");
  });

  it("keep their place, and the tabs of markets theirs, while they are coming for a match that the list has told of", () => {
    const { fake, page } = open(norrvik.id, list({ feed: "live", sportId: 1 }, [match]));
    expect(links(page)).toEqual([["Match", "/en/section/live/1/50001", "current"]]);
    expect(page.querySelector('button[aria-label="Find a market"]')).not.toBeNull();
    fake.emit(pageOfMatch);
    expect(links(page)).toHaveLength(3);
  });

  it("leave no place in a match without any", () => {
    const { page } = open(norrvik.id, list({ feed: "live", sportId: 1 }, [norrvik]));
    expect(links(page)).toEqual([]);
  });

  it("have pages with their own markets under the board of the match", () => {
    const { page } = open(50_012, pageOfSecond);
    expect(links(page).map(([, , current]) => current)).toEqual(["", "", "current"]);
    expect(page.textContent).toContain("Score 2 to 1");
    expect([...page.querySelectorAll("main h3")].map((title) => title.textContent)).toEqual([
      "Total",
    ]);
  });

  it("say with their score that they are over, and lead back to the match", () => {
    const { page } = open(
      50_011,
      answerFor(50_011, { games: [firstHalf, match], subGames: [secondHalf, notReached] }),
    );
    expect(one(page, "main").textContent).toContain("1st half 1–1: Finished");
    expect(one(page, 'main a[href="/en/section/live/1/50001"]').textContent).toBe(
      "Norrvik – Bastia Azul",
    );
  });

  it("say of an innings its wickets and overs, as the history does", () => {
    const innings = half(50_011, 1, {
      title: "1st innings",
      status: 4,
      finished: true,
      score: { full: [165, 0], formatted: "165/6 (20.0)" },
    });
    const { page } = open(50_011, answerFor(50_011, { games: [innings, match] }));
    expect(one(page, "main").textContent).toContain("1st innings 165/6 (20.0 ov): Finished");
  });

  it("do not end the match when they end: their markets have changed", () => {
    const { fake, page } = open(50_012, pageOfSecond);
    fake.emit(
      answerFor(50_012, {
        full: false,
        cursor: 2,
        patches: [{ id: 50_012, status: 4, finished: true, marketsCount: 0 }],
        removedMarkets: [210_050],
      }),
    );
    expect(newsOnScreen(fake.client.state$.value)).toEqual({
      ended: 0,
      left: 0,
      added: 0,
      markets: 1,
    });
    fake.emit(NewsOfViewsShown({}));
    expect(one(page, "main").textContent).toContain("2nd half 1–0: Finished");
  });

  it("stand alone with the way to the match where a backend sends them alone", () => {
    const { page } = open(
      50_012,
      answerFor(50_012, { games: [{ ...secondHalf, score: match.score! }], ...secondMarkets }),
    );
    expect(links(page)).toEqual([
      ["Match", "/en/section/live/1/50001", ""],
      ["2nd half", "/en/section/live/1/50012", "current"],
    ]);
    expect(page.textContent).toContain("Score 2 to 1");
  });

  const gone = FeedGame.failed({
    call: 10,
    ask: { feed: "live", gameId: 50_012, since: null, isQuiet: false },
    error: { tag: "http", status: 404, code: 40 },
  });

  it("that are gone lead to their match where it is known, else to the list of the sport", () => {
    const way = (page: HTMLElement) => {
      const link = one(page, "main a");
      return [link.textContent, link.getAttribute("href")];
    };
    // It came from the match, which names its sub-games and sends none of them.
    const known = open(50_012, answerFor(norrvik.id, { games: [match] }), gone);
    expect(known.page.textContent).toContain("This match is no longer available");
    expect(way(known.page)).toEqual(["Norrvik – Bastia Azul", "/en/section/live/1/50001"]);
    const named = open(50_012, pageOfMatch, gone);
    expect(way(named.page)).toEqual(["Norrvik – Bastia Azul", "/en/section/live/1/50001"]);
    const alone = open(50_012, gone);
    expect(way(alone.page)).toEqual(["See live matches", "/en/section/live/1"]);
  });

  it("are not there where a backend has none", () => {
    const { page } = open(norrvik.id, answerFor(norrvik.id, { games: [norrvik] }));
    expect(links(page)).toEqual([]);
  });

  it("are named in a bet with their market, and share the match with it", () => {
    const { fake } = open(50_012, pageOfMatch, pageOfSecond);
    const state = fake.client.state$.value;
    const bet = betOf(state, outcomeOf(state.sports.tables, 900_050)!);
    const ofMatch = betOf(state, outcomeOf(state.sports.tables, 900_001)!);
    expect(bet?.title).toMatchObject({ market: "2nd half: Total 1.5", opponent1: "Norrvik" });
    expect(ofMatch?.title.market).toBe("Match result");
    expect(bet?.market.gameId).toBe(50_012);
    expect(bet?.game.permanentId).toBe(ofMatch?.game.permanentId);
  });
});
