import { describe, expect, it } from "vitest";
import type { Draft } from "../../src/events/define.ts";
import { FeedList } from "../../src/events/sports/events.ts";
import type { SportsState } from "../../src/events/sports/state.ts";
import { gameOf, marketOf, outcomeOf } from "../../src/events/sports/tables.ts";
import { answered, liveFeed } from "../kit/events.ts";
import { wholeFeed } from "../kit/siteFeed.ts";
import { stateOf } from "../kit/spec.ts";

const ask = { feed: "live", sportId: null, isTop: false, since: null, isQuiet: false } as const;
const list = (body: unknown): Draft => answered(FeedList, ask, body);

describe("ids", () => {
  const shifted = (by: number, idSpace?: object) => {
    const { games, markets, outcomes, ...rest } = wholeFeed("live");
    return {
      ...rest,
      idSpace,
      games: games?.map((each) => ({ ...each, id: each.id + by })),
      markets: {
        ...markets,
        ids: markets?.ids.map((id) => id + by),
        gameIds: markets?.gameIds.map((id) => id + by),
      },
      outcomes: {
        ...outcomes,
        ids: outcomes?.ids.map((id) => id + by),
        marketIds: outcomes?.marketIds.map((id) => id + by),
      },
    };
  };
  const priced = ({ tables, views }: SportsState) =>
    Object.values(views)
      .flatMap(({ gameIds }) => gameIds)
      .flatMap((id) => gameOf(tables, id)?.marketIds ?? [])
      .flatMap((id) => marketOf(tables, id)?.outcomeIds ?? [])
      .filter((id) => outcomeOf(tables, id) !== undefined).length;
  const all = wholeFeed("live").outcomes?.ids.length ?? 0;

  it.each([0, 1000, 5_000_000, 4_000_000_000, Number.MAX_SAFE_INTEGER - 2 ** 24])(
    "may start anywhere, by %i, without being told where",
    (by) => {
      expect(priced(stateOf(list(shifted(by))).sports)).toBe(all);
    },
  );

  it("a little below the first that came have room", () => {
    const { sports } = stateOf(list(shifted(5_000_000)), list(shifted(4_900_000)));
    expect(priced(sports)).toBe(all);
  });

  it("millions apart stay in the same tables: next season's matches and one that has just begun", () => {
    const { sports } = stateOf(liveFeed, list({ ...shifted(200_000_000), full: false }));
    expect(priced(sports)).toBe(2 * all);
  });

  it("that outgrow the tables in a visit of years restart them", () => {
    expect(priced(stateOf(liveFeed, list(shifted(300_000_000))).sports)).toBe(all);
  });

  it("that leave the tables with changes bring nothing by halves: the whole is asked for again", () => {
    const away = { ...shifted(300_000_000), full: false };
    const other = { ...wholeFeed("live"), cursor: 9, full: false };
    expect(stateOf(liveFeed, list(away)).sports.views).toEqual({});
    const late = answered(FeedList, { ...ask, since: 8 }, other);
    expect(stateOf(liveFeed, list(away), late).sports.views).toEqual({});
  });

  it("that begin at different heights do not start the tables anew with each answer", () => {
    const { games, markets, ...rest } = wholeFeed("live");
    const tall = (by: number) => ({
      ...rest,
      idSpace: undefined,
      games: games?.map((each) => ({ ...each, id: each.id + by })),
      markets: { ...markets, gameIds: markets?.gameIds.map((id) => id + by) },
    });
    const once = stateOf(list(tall(20_000_000))).sports.tables;
    const twice = stateOf(list(tall(20_000_000)), list(tall(20_100_000))).sports.tables;
    expect(twice.base).toEqual(once.base);
    expect(once.base.games).toBeGreaterThan(0);
  });

  it("too far apart for one table are taken as far as they go, and do not start it anew each time", () => {
    const far = wholeFeed("live");
    const games = [...(far.games ?? []), ...(shifted(2 ** 29).games ?? [])];
    const once = stateOf(list({ ...far, games }));
    const twice = stateOf(list({ ...far, games }), list({ ...far, games }));
    expect(priced(once.sports)).toBe(all);
    expect(twice.sports.tables.base).toEqual(once.sports.tables.base);
  });
});
