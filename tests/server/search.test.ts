import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { closeness } from "../../server/search/closeness.ts";
import { inOtherLayout, wordsIn } from "../../server/search/words.ts";
import { type Client, type Json, type Operator, startOperator } from "./operator.ts";

let operator: Operator;
let visitor: Client;
let team: string;
beforeAll(async () => {
  operator = await startOperator();
  visitor = operator.visitor();
  const { body } = await visitor.get("/line-feed/v1/games?lng=en&sportId=1");
  // A name of one long word, so that each typing error below is one error in one word.
  team = body.games
    .map((game: Json) => game.opponent1.name)
    .find((name: string) => /^[A-Z][a-z]{7,}$/.test(name));
});
afterAll(() => operator.close());

const search = async (text: string, query = ""): Promise<Json> =>
  (await visitor.get(`/line-feed/v1/search?lng=en${query}&text=${encodeURIComponent(text)}`)).body;
const names = ({ teams }: Json): string[] => teams.map(({ name }: Json) => name);

describe("the search", () => {
  it("finds a team by its first three letters, in any case [sports-012]", async () => {
    expect(names(await search(team.slice(0, 3)))).toContain(team);
    expect(names(await search(team.slice(0, 3).toUpperCase()))).toContain(team);
  });
  it("finds nothing by two letters, by nothing and by blanks", async () => {
    const nothing = { games: [], champs: [], teams: [], sports: [], markets: [] };
    for (const text of [team.slice(0, 2), "", "    ", "...."])
      expect(await search(text)).toEqual(nothing);
  });
  it("puts the matches of the team first, with the feed that has them", async () => {
    const { games } = await search(team.toLowerCase());
    const [{ feed, game }] = games;
    expect([game.opponent1.name, game.opponent2.name]).toContain(team);
    const { body } = await visitor.get(`/${feed}-feed/v1/games/${game.id}?lng=en`);
    expect(body.games[0].id).toBe(game.id);
  });
  it("forgives a wrong, a missing, a doubled letter and two swapped ones", async () => {
    const typed = team.toLowerCase();
    const wrong = `${typed.slice(0, 4)}q${typed.slice(5)}`;
    const missing = typed.slice(0, 4) + typed.slice(5);
    const doubled = typed.slice(0, 4) + typed.charAt(3) + typed.slice(4);
    const swapped = typed.slice(0, 4) + typed.charAt(5) + typed.charAt(4) + typed.slice(6);
    for (const text of [wrong, missing, doubled, swapped])
      expect(names(await search(text)), text).toContain(team);
  });
  it("reads the other alphabet and the other keyboard layout", async () => {
    const { champs } = await search("англия");
    expect(champs.length).toBeGreaterThan(0);
    const { champs: sameChamps } = await search("England");
    expect(champs.map(({ id }: Json) => id)).toEqual(sameChamps.map(({ id }: Json) => id));
    expect(names(await search(inOtherLayout(team.toLowerCase())))).toContain(team);
  });
  it("needs every word, of the match or of what it is part of", async () => {
    const all = (await search("england")).games.length + (await search("england")).champs.length;
    expect(all).toBeGreaterThan(0);
    const { games } = await search(`${team} football`);
    expect(games.length).toBeGreaterThan(0);
    expect((await search(`${team} zzzzzz`)).games).toEqual([]);
  });
  it("names markets of the matches that the other words name", async () => {
    const { markets } = await search(`${team} total`);
    expect(markets.length).toBeGreaterThan(0);
    const { games } = await search(team);
    const ids = games.map(({ game }: Json) => game.id);
    for (const { gameId } of markets) expect(ids).toContain(gameId);
  });
  it("counts the hits of each sport, and keeps to a sport and a feed", async () => {
    const { sports, games } = await search("united");
    const counted = sports.reduce((sum: number, { gamesCount }: Json) => sum + gamesCount, 0);
    expect(counted).toBeGreaterThanOrEqual(games.length);
    const { games: line } = await search(team, "&scope=line&sportId=1");
    expect(new Set(line.map(({ feed }: Json) => feed))).toEqual(new Set(["line"]));
    expect((await search(team, "&sportId=2")).games).toEqual([]);
  });
  it("answers hostile texts at once", async () => {
    const before = performance.now();
    for (const text of ["a".repeat(6_000), "(a+)+$ ".repeat(500), "%00' OR 1=1 --"])
      expect((await search(text)).games).toBeInstanceOf(Array);
    expect(performance.now() - before).toBeLessThan(3_000);
  });
  it("knows a team by its id, and no other", async () => {
    const { teams } = await search(team);
    const { body } = await visitor.get(`/line-feed/v1/teams/${teams[0].id}?lng=en`);
    expect(body).toMatchObject({ name: team, sportId: 1 });
    expect(body.gameIds.length).toBeGreaterThan(0);
    expect((await visitor.get("/line-feed/v1/teams/999999999?lng=en")).status).toBe(404);
  });
});

describe("a typed word", () => {
  it("is nearer to the word, then to its beginning, then with errors", () => {
    expect(closeness("norvik", "norvik")).toBe(0);
    expect(closeness("nor", "norvik")).toBe(1);
    expect(closeness("orvi", "norvik")).toBe(3);
    expect(closeness("norvk", "norvik")).toBe(4);
    expect(closeness("onrvik", "norvik")).toBe(4);
  });
  it("of three letters has no errors, of four one, of seven two", () => {
    expect(closeness("nox", "norvik")).toBeNull();
    expect(closeness("noxv", "norvik")).toBe(4);
    expect(closeness("noxxik", "norvik")).toBeNull();
    expect(closeness("harflur", "harfleur")).toBe(4);
    expect(closeness("harxxeur", "harfleur")).toBe(5);
    expect(closeness("haxxxeur", "harfleur")).toBeNull();
  });
  it("is spelt the same with accents, doubled letters and in Cyrillic", () => {
    expect(wordsIn("Real Córdera")).toEqual(wordsIn("реал кордера"));
    expect(wordsIn("Norrvik")).toEqual(wordsIn("норвик"));
  });
});
