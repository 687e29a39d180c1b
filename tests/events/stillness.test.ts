import { describe, expect, it } from "vitest";
import { ShowNews } from "../../src/commands/sportsNews.ts";
import type { Draft } from "../../src/events/define.ts";
import { RouteDecided } from "../../src/events/navigation/events.ts";
import { PollingResumed, TabHidden, TabShown } from "../../src/events/shell/events.ts";
import { FeedGame, FeedList, NewsOfViewsShown } from "../../src/events/sports/events.ts";
import { isOldOnScreen, newsOnScreen } from "../../src/events/sports/news.ts";
import { gameKey } from "../../src/events/sports/view.ts";
import { answered } from "../kit/events.ts";
import { gameCard } from "../kit/siteFeed.ts";
import { given, stateOf } from "../kit/spec.ts";
import { START_AT } from "../kit/world.ts";

type Answer = {
  readonly games?: readonly object[];
  readonly patches?: readonly object[];
  readonly removedGames?: readonly number[];
  readonly removedMarkets?: readonly number[];
  readonly more?: boolean;
  readonly full?: boolean;
};

const top = { feed: "live", sportId: null, isTop: true, since: null } as const;
const head = { cursor: 1, full: false, pollAfterMs: 2_000, serverTime: START_AT };
const idSpace = { games: [500, 600], markets: [700, 800], outcomes: [900, 1000] };

const live = (id: number) => ({ ...gameCard("live"), id });
/** Each match has a market with one price; that of a closed one is suspended. */
const whole = (ids: readonly number[], closed: readonly number[] = []) => ({
  ...head,
  full: true,
  idSpace,
  games: ids.map(live),
  markets: {
    ids: ids.map((id) => id + 200),
    gameIds: ids,
    typeIds: ids.map(() => 1),
    params: ids.map(() => null),
  },
  outcomes: {
    ids: ids.map((id) => id + 400),
    marketIds: ids.map((id) => id + 200),
    typeIds: ids.map(() => 1),
    params: ids.map(() => null),
    coefs: ids.map(() => 2),
    states: ids.map((id) => (closed.includes(id) ? 1 : 0)),
  },
});

const received = (body: Answer, isQuiet = false): Draft =>
  answered(FeedList, { ...top, isQuiet }, { ...head, ...body });
const first = received(whole([501, 502, 503]), true);
const ended = { id: 502, status: 4, finished: true };
const admitted = RouteDecided({
  path: "/en",
  route: "home",
  verdict: "admitted",
  guard: null,
  to: null,
  status: null,
});

const shown = (...events: readonly Draft[]) =>
  stateOf(...events).sports.views["live:top"]?.shown.map(({ id }) => id);
const news = (...events: readonly Draft[]) => {
  const state = stateOf(...events);
  return newsOnScreen(state);
};

describe("a list on screen", () => {
  it("stays as it is when a match ends, leaves or comes", () => {
    expect(shown(first, received({ patches: [ended] }))).toEqual([501, 502, 503]);
    expect(shown(first, received({ removedGames: [501] }))).toEqual([501, 502, 503]);
    expect(shown(first, received({ games: [live(504)] }))).toEqual([501, 502, 503]);
    expect(shown(first, received(whole([503, 502, 501, 504])))).toEqual([501, 502, 503]);
  });

  it("keeps the space of what a row showed", () => {
    const state = stateOf(first, received({ removedMarkets: [701] }));
    expect(state.sports.views["live:top"]?.shown[0]).toEqual({
      id: 501,
      typeId: 1,
      cells: 1,
      hasTotals: false,
    });
  });

  it("says what is waiting, and shows it when asked", () => {
    const events = [first, received({ patches: [ended], removedGames: [501], games: [live(504)] })];
    expect(news(...events)).toEqual({ ended: 1, left: 1, added: 0, markets: 0 });
    given(...events)
      .when(ShowNews({}))
      .expectEvents(NewsOfViewsShown({}));
    expect(shown(...events, NewsOfViewsShown({}))).toEqual([503, 504]);
    expect(news(...events, NewsOfViewsShown({}))).toBeNull();
  });

  it("has nothing to show when nothing waits", () => {
    given(first).when(ShowNews({})).expectRefusal("nothing_to_do");
  });

  it("is rearranged when the player comes back to the tab", () => {
    const events = [first, received({ patches: [ended] }), TabHidden({})];
    expect(shown(...events)).toEqual([501, 502, 503]);
    expect(shown(...events, TabShown({}))).toEqual([501, 503]);
    expect(shown(...events, TabShown({}), received({ removedGames: [501] }))).toEqual([501, 503]);
  });

  it("takes over the first answer after the player opens the page, or polls resume, with all that belongs to it", () => {
    for (const arrival of [admitted, PollingResumed({})]) {
      const again = [first, arrival, received({ removedGames: [501], more: true }, true)];
      expect(shown(...again)).toEqual([502, 503]);
      expect(shown(...again, received({ removedGames: [502] }))).toEqual([503]);
      expect(shown(...again, received({}), received({ removedGames: [502] }))).toEqual([502, 503]);
    }
  });

  it("stays when its poll starts over while the player is looking, as after a lost connection", () => {
    expect(shown(first, received(whole([503]), true))).toEqual([501, 502, 503]);
  });

  it("begins with what can be bet on", () => {
    expect(shown(received(whole([501, 502, 503], [501]), true))).toEqual([502, 503, 501]);
  });

  it("is arranged as soon as there is something where nothing was", () => {
    expect(shown(received(whole([]), true), received({ games: [live(501)] }))).toEqual([501]);
  });
});

describe("the page of a match", () => {
  const page = (body: object, isQuiet = false): Draft =>
    answered(
      FeedGame,
      { feed: "live", gameId: 501, since: null, isQuiet },
      { ...head, gameId: 501, ...body },
    );
  const opened = page(whole([501]), true);
  const markets = (...events: readonly Draft[]) =>
    stateOf(...events).sports.views[gameKey(501)]?.shownMarkets.map(({ id }) => id);
  const another = {
    markets: { ids: [702], gameIds: [501], typeIds: [2], params: [null] },
    outcomes: {
      ids: [902],
      marketIds: [702],
      typeIds: [1],
      params: [null],
      coefs: [2],
      states: [0],
    },
  };

  it("keeps its markets when some go or come, and shows the others when asked", () => {
    const events = [opened, page({ ...another, removedMarkets: [701] })];
    expect(markets(...events)).toEqual([701]);
    expect(markets(...events, NewsOfViewsShown({}))).toEqual([702]);
  });

  it("keeps them when the match is over, or the server has it no more", () => {
    const over = page({ patches: [{ ...ended, id: 501 }], removedMarkets: [701] });
    expect(markets(opened, over)).toEqual([701]);
    expect(markets(opened, over, NewsOfViewsShown({}))).toEqual([]);
    const gone = FeedGame.failed({
      call: 1,
      ask: { feed: "live", gameId: 501, since: null, isQuiet: false },
      error: { tag: "http", status: 404 },
    });
    expect(markets(opened, gone)).toEqual([701]);
    expect(markets(opened, gone, NewsOfViewsShown({}))).toEqual([]);
  });

  it("leaves out outcomes that can no longer come about", () => {
    const ids = [901, 902, 903, 904];
    const scores = page(
      {
        ...whole([501]),
        outcomes: {
          ids,
          marketIds: ids.map(() => 701),
          typeIds: ids,
          params: ids.map(() => null),
          coefs: ids.map(() => 5),
          states: [2, 0, 2, 0],
        },
      },
      true,
    );
    const [market] = stateOf(scores).sports.views[gameKey(501)]?.shownMarkets ?? [];
    expect(market?.outcomes.map(({ id }) => id)).toEqual([902, 904]);
  });
});

describe("prices", () => {
  const failed = FeedList.failed({
    call: 1,
    ask: { ...top, isQuiet: false },
    error: { tag: "offline" },
  });
  it("are old from the second missing answer on", () => {
    expect(isOldOnScreen(stateOf(first, failed))).toBe(false);
    expect(isOldOnScreen(stateOf(first, failed, failed))).toBe(true);
    expect(isOldOnScreen(stateOf(first, failed, failed, received({})))).toBe(false);
  });
});
