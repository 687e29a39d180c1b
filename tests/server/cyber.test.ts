import { afterAll, beforeAll, expect, it } from "vitest";
import { type Client, type Json, type Operator, startOperator } from "./operator.ts";

let operator: Operator;
let visitor: Client;
beforeAll(async () => {
  operator = await startOperator();
  visitor = operator.visitor();
});
afterAll(() => operator.close());

const feeds = ["live", "line"] as const;
const games = async (feed: string, more = ""): Promise<Json[]> =>
  (await visitor.get(`/${feed}-feed/v1/games?lng=en${more}`)).body.games;

it.each(feeds)(
  "the %s matches of esports are those that people play; none other are",
  async (feed) => {
    const ids = (all: Json[]): unknown[] => all.map(({ id }) => id).sort();
    const esports = (await games(feed)).filter(({ pageType }) => pageType === "esports");
    expect(esports.length).toBeGreaterThan(0);
    expect(ids(await games(feed, "&cyberType=real"))).toEqual(ids(esports));
    for (const type of ["virtual", "stream"])
      expect(await games(feed, `&cyberType=${type}`)).toEqual([]);
  },
);

it.each(feeds)("the menu of %s says of each sport whether it is one of them", async (feed) => {
  const { items } = (await visitor.get(`/${feed}-feed/v1/sports?lng=en`)).body;
  const played = new Set((await games(feed, "&cyberType=real")).map(({ sportId }) => sportId));
  for (const { id, cyberType } of items)
    expect(cyberType).toBe(played.has(id) ? "real" : undefined);
});
