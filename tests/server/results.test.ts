import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, type Json, type Operator, startOperator } from "./operator.ts";

/** The operator starts on 15 January 2027 at 08:00 UTC. */
const yesterday = "2027-01-14";
const hourMs = 3_600_000;

let operator: Operator;
let visitor: Client;
beforeAll(async () => {
  operator = await startOperator();
  visitor = operator.visitor();
});
afterAll(() => operator.close());

const results = async (query: string): Promise<Json> =>
  (await visitor.get(`/web-api/results/v1/${query}`)).body;
const ofDay = (query = "", date = yesterday) =>
  results(`zone?lng=en&limit=100&date=${date}${query}`);
const idsOf = ({ items }: Json): readonly number[] =>
  items.map(({ permanentId }: Json) => permanentId);
const liveGames = async (): Promise<Json[]> =>
  (await visitor.get("/live-feed/v1/games?lng=en")).body.games;

describe("results of a day", () => {
  it("are all over and began on that day in UTC, also before the server ran", async () => {
    const { items } = await ofDay();
    expect(items).toHaveLength(100);
    for (const { finished, startTime } of items) {
      expect(finished).toBe(true);
      expect(new Date(startTime * 1000).toISOString().slice(0, 10)).toBe(yesterday);
    }
  });
  it("are the same with each request, and after a day more", async () => {
    const before = await ofDay();
    await operator.control({ advanceMs: 24 * hourMs });
    expect(await ofDay()).toEqual(before);
  });
  it("have each match once over all pages, by championship", async () => {
    const [sport] = (await ofDay()).sports;
    const seen: Json[] = [];
    let token = "";
    do {
      const page = await ofDay(`&sportId=${sport.id}${token}`);
      seen.push(...page.items);
      token = page.nextPageToken === null ? "" : `&pageToken=${page.nextPageToken}`;
    } while (token !== "");
    expect(seen).toHaveLength(sport.gamesCount);
    expect(new Set(idsOf({ items: seen })).size).toBe(seen.length);
    const champs = seen.map(({ champId }) => champId);
    const changes = champs.filter((champId, index) => champId !== champs[index - 1]);
    expect(changes).toHaveLength(new Set(champs).size);
  });
  it("are filtered by sport, championship and text in any alphabet; the counts of sports do not follow the sport", async () => {
    const all = await ofDay();
    const tennis = await ofDay("&sportId=2");
    expect(tennis.sports).toEqual(all.sports);
    expect(tennis.items.every(({ sportId }: Json) => sportId === 2)).toBe(true);
    const [{ champId, opponents }] = all.items;
    const ofChamp = await ofDay(`&champId=${champId}`);
    expect(ofChamp.items.every((item: Json) => item.champId === champId)).toBe(true);
    expect(ofChamp.champs).toMatchObject([{ id: champId, gamesCount: ofChamp.items.length }]);
    const found = await ofDay(`&champId=${champId}&text=${encodeURIComponent(opponents[0])}`);
    expect(idsOf(found)).toContain(all.items[0].permanentId);
    expect(found.items.length).toBeLessThanOrEqual(ofChamp.items.length);
    const russian = await ofDay("&text=%D1%82%D0%B5%D0%BD%D0%BD%D0%B8%D1%81");
    expect(russian.sports.map(({ id }: Json) => id)).toContain(2);
    expect((await ofDay("&text=qqqwww")).items).toEqual([]);
  });
  it("of a day to come are none", async () => {
    expect((await ofDay("", "2027-03-01")).items).toEqual([]);
  });
});

describe("live results", () => {
  it("have the matches under way with the score of the feed, and those of the last two hours", async () => {
    const { items } = await results("live?lng=en&limit=100");
    const games = new Map((await liveGames()).map((game) => [game.permanentId, game]));
    const running = items.filter(({ finished }: Json) => !finished);
    expect(running.length).toBeGreaterThan(0);
    for (const { permanentId, score } of running)
      expect(games.get(permanentId).score.formatted).toBe(score.formatted);
    expect(items.some(({ finished }: Json) => finished)).toBe(true);
  });
  it("say of a match that it is over once it is, then have it by day with the same score", async () => {
    const [game] = (await results("live?lng=en&limit=100")).items.filter(
      ({ finished }: Json) => !finished,
    );
    await operator.control({ advanceMs: hourMs + hourMs / 2 });
    const find = ({ items }: Json) =>
      items.find(({ permanentId }: Json) => permanentId === game.permanentId);
    const ended = find(await results(`live?lng=en&limit=100&champId=${game.champId}`));
    expect(ended.finished).toBe(true);
    const { opponents, startTime } = game;
    expect(ended).toMatchObject({ opponents, startTime });
    const date = new Date(startTime * 1000).toISOString().slice(0, 10);
    expect(find(await ofDay(`&champId=${game.champId}`, date))).toEqual(ended);
    await operator.control({ advanceMs: 2 * hourMs });
    expect(find(await results(`live?lng=en&limit=100&champId=${game.champId}`))).toBeUndefined();
  });
  it("are in the language of the page, and may be kept for a minute", async () => {
    const english = await visitor.get("/web-api/results/v1/live?lng=en");
    const russian = await visitor.get("/web-api/results/v1/live?lng=ru");
    expect(english.headers.get("Cache-Control")).toBe("public, max-age=60");
    expect(english.body.champs[0].name).not.toBe(russian.body.champs[0].name);
    const etag = english.headers.get("ETag") ?? "";
    const again = await visitor.get("/web-api/results/v1/live?lng=en", { "If-None-Match": etag });
    expect(again.status).toBe(304);
  });
});
