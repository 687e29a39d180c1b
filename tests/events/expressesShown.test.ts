import { describe, expect, it } from "vitest";
import { decodeAnswer } from "../../src/codec/tolerant.ts";
import { ShowNews } from "../../src/commands/sportsNews.ts";
import type { Draft } from "../../src/events/define.ts";
import { ExpressDay, ExpressesWatched } from "../../src/events/expressDay/events.ts";
import { shownExpresses } from "../../src/events/expressDay/index.ts";
import { RouteDecided, RouteEntered } from "../../src/events/navigation/events.ts";
import { PollingResumed, TabHidden, TabShown } from "../../src/events/shell/events.ts";
import { NewsOfViewsShown } from "../../src/events/sports/events.ts";
import { newsOnScreen } from "../../src/events/sports/news.ts";
import { expressesOf } from "../kit/expresses.ts";
import { given, stateOf } from "../kit/spec.ts";

const entered = RouteDecided({
  path: "/en/express-day",
  route: "expressDay",
  verdict: "admitted",
  guard: null,
  to: null,
  status: null,
});
const page = RouteEntered({ path: "/en/express-day" });
const first = expressesOf("live", [901, 902]);
const other = expressesOf("live", [901, 903], [902, 903]);

const legs = (...events: readonly Draft[]) =>
  shownExpresses(stateOf(...events), "live")?.map(({ bets }) =>
    bets.map(({ market }) => market.id),
  );
const news = (...events: readonly Draft[]) => newsOnScreen(stateOf(page, ...events));

describe("an express in an answer", () => {
  it("is left out with a bet that cannot be read: without it, it would be another one", () => {
    const bet = { market: { id: 901, gameId: 8 } };
    const express = (expressId: number, ...bets: readonly object[]) => ({
      expressId,
      bonusPercent: 10,
      bets,
    });
    const items = [express(1, bet, { market: { id: 902 } }), express(2, bet)];
    const body = { items, pollAfterMs: 1 };
    const ask = { feed: "live", lng: "en" };
    expect(decodeAnswer(ExpressDay.answered.codec, { call: 1, ask, body })).toMatchObject({
      value: { body: { items: [express(2, bet)] } },
      leftOut: { count: 1 },
    });
  });
});

describe("the expresses of the day on screen", () => {
  it("keep their bets when the server has others, or none", () => {
    expect(legs(first, other)).toEqual([[901, 902]]);
    expect(legs(first, expressesOf("live"))).toEqual([[901, 902]]);
    expect(legs(first, other, other)).toEqual([[901, 902]]);
  });

  it("come when there was none, and not above those of the other feed", () => {
    expect(legs(expressesOf("live"), first)).toEqual([[901, 902]]);
    const ofLine = expressesOf("line", [911]);
    expect(legs(expressesOf("live"), ofLine, first)).toEqual([]);
    expect(legs(ofLine, first)).toEqual([[901, 902]]);
  });

  it("are counted while others wait, which come when they are asked for and stay in their turn", () => {
    expect(news(first)).toBeNull();
    expect(news(first, first)).toBeNull();
    // The other feed is yet to answer.
    expect(news(expressesOf("line", [911]), entered, first)).toBeNull();
    expect(news(first, other)).toEqual({ ended: 0, left: 0, added: 2, markets: 0 });
    given(page, first, other).when(ShowNews({})).expectEvents(NewsOfViewsShown({}));
    expect(legs(first, other, NewsOfViewsShown({}))).toEqual([
      [901, 903],
      [902, 903],
    ]);
    expect(news(first, other, NewsOfViewsShown({}))).toBeNull();
    expect(legs(first, other, NewsOfViewsShown({}), first)).toHaveLength(2);
  });

  it("are others when the player comes back to the tab", () => {
    expect(legs(first, other, TabHidden({}))).toEqual([[901, 902]]);
    expect(legs(first, other, TabHidden({}), TabShown({}))).toHaveLength(2);
    expect(legs(first, other, TabHidden({}), TabShown({}), first)).toHaveLength(2);
    // Not known yet is not none.
    expect(shownExpresses(stateOf(first, TabShown({})), "line")).toBeNull();
  });

  it.each([
    ["the page is entered", entered],
    ["polls resume", PollingResumed({})],
    ["the player scrolls to them on home", ExpressesWatched({ isWatched: true })],
  ])("are those of the first answer after %s", (_when, arrival) => {
    expect(legs(first, arrival)).toEqual([[901, 902]]);
    expect(legs(first, arrival, other)).toHaveLength(2);
    expect(legs(first, arrival, other, first)).toHaveLength(2);
  });
});
