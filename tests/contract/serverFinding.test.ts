import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, type Operator, startOperator } from "../server/operator.ts";
import { check } from "./check.ts";

let operator: Operator;
let visitor: Client;
let player: Client;
beforeAll(async () => {
  operator = await startOperator();
  visitor = operator.visitor();
  player = await operator.signedIn();
});
afterAll(() => operator.close());

const search = (query: string) => visitor.get(`/line-feed/v1/search?${query}`);
const favorites = "/web-api/favorites";

describe("the reference server's search matches the contract", () => {
  it("for whatever is found, and for nothing [sports-012]", async () => {
    const { body } = await check("searchEvents", search("lng=en&text=united"));
    expect(body.games.length).toBeGreaterThan(0);
    await check(
      "searchEvents",
      search("lng=ru&limit=1&scope=live&sportId=1&text=%D0%B0%D0%BD%D0%B3"),
    );
    await check("searchEvents", search("lng=en&text=total"));
    await check("searchEvents", search("lng=en&text=zz"));
    const [{ id }] = body.teams;
    await check("getTeam", visitor.get(`/line-feed/v1/teams/${id}?lng=en`));
  });
  it("for requests that it refuses", async () => {
    await check("searchEvents", search("lng=en"), 400);
    await check("searchEvents", search("text=united"), 400);
    await check("searchEvents", search("lng=en&text=united&scope=none"), 400);
    await check("searchEvents", search("lng=en&text=united&limit=101"), 400);
    await check("getTeam", visitor.get("/line-feed/v1/teams/1?lng=en"), 404);
  });
});

describe("the reference server's recommendations match the contract", () => {
  const path = "/web-api/recommendations";
  it("for a visitor, for a player with favourites, and for what it refuses", async () => {
    const { body } = await check("listRecommendations", visitor.get(path));
    expect(body.items.length).toBe(10);
    await check("listRecommendations", player.get(`${path}?limit=50`));
    await check("listRecommendations", player.get(`${path}?limit=51`), 400);
    await check("listRecommendations", player.get(`${path}?limit=0`), 400);
    await check("listRecommendations", player.get(`${path}?reason=popular`));
    await check("listRecommendations", player.get(`${path}?reason=team`), 400);
  });
});

describe("the reference server's results match the contract", () => {
  const results = (query: string) => visitor.get(`/web-api/results/v1/${query}`);
  it("live and of a day, in both languages, by sport, championship, text and page", async () => {
    const { body } = await check("listResults", results("live?lng=en&limit=100"));
    expect(body.items.some(({ finished }: { finished: boolean }) => !finished)).toBe(true);
    const day = await check("listResults", results("zone?lng=ru&date=2027-01-14&limit=5"));
    expect(day.body.items).toHaveLength(5);
    const [{ champId, sportId }] = day.body.items;
    const filters = `sportId=${sportId}&champId=${champId}&text=%D1%84%D1%83%D1%82`;
    await check("listResults", results(`zone?lng=en&date=2027-01-14&${filters}`));
    const token = encodeURIComponent(day.body.nextPageToken);
    await check("listResults", results(`zone?lng=ru&date=2027-01-14&pageToken=${token}`));
  });
  it("for requests that it refuses", async () => {
    for (const query of [
      "live",
      "other?lng=en",
      "zone?lng=en&date=2026-02-30",
      "zone?lng=en&date=today",
      "zone?lng=en&limit=101",
      "zone?lng=en&limit=0",
      "zone?lng=en&sportId=x",
      "zone?lng=en&pageToken=7",
    ])
      await check("listResults", results(query), 400);
  });
});

describe("the reference server's statistics match the contract", () => {
  const statistics = (id: string, lng = "en") =>
    visitor.get(`/web-api/statistics/v1/games/${id}?lng=${lng}`);
  it("of a live match and of one to come, in both languages", async () => {
    for (const feed of ["live", "line"]) {
      const { games } = (await visitor.get(`/${feed}-feed/v1/games?lng=en`)).body;
      await check("getStatistics", statistics(games[0].statisticId));
      await check("getStatistics", statistics(games[0].statisticId, "ru"));
    }
  });
  it("for requests that it refuses", async () => {
    for (const id of ["st-0", "st-99999999999999", "other", "st-x"])
      await check("getStatistics", statistics(id), 404);
    await check("getStatistics", visitor.get("/web-api/statistics/v1/games/st-1"), 400);
  });
});

describe("the reference server's broadcasts, teams and players match the contract", () => {
  const broadcasts = (query: string) => visitor.get(`/live-feed/v1/broadcasts?${query}`);
  it("of cricket and of another sport, in both languages", async () => {
    const { body } = await check("listBroadcasts", broadcasts("lng=en"));
    expect(body.items.length).toBeGreaterThan(0);
    await check("listBroadcasts", broadcasts("lng=ru&sportId=4"));
    await check("listBroadcasts", broadcasts("lng=en&sportId=1"));
    const { games } = (await visitor.get("/line-feed/v1/games?lng=en&sportId=4")).body;
    const team = await check(
      "getTeam",
      visitor.get(`/line-feed/v1/teams/${games[0].opponent1.id}?lng=ru`),
    );
    expect(team.body.players).toHaveLength(11);
    for (const { id } of team.body.players)
      await check("getPlayer", visitor.get(`/line-feed/v1/players/${id}?lng=en`));
  });
  it("for requests that they refuse", async () => {
    await check("listBroadcasts", broadcasts(""), 400);
    await check("listBroadcasts", broadcasts("lng=en&sportId=x"), 400);
    await check("getPlayer", visitor.get("/line-feed/v1/players/1?lng=en"), 404);
    await check("getPlayer", visitor.get("/line-feed/v1/players/x?lng=en"), 404);
    await check("getPlayer", visitor.get("/line-feed/v1/players/1"), 400);
  });
});

describe("the reference server's expresses of the day match the contract", () => {
  it("live and of the line, in both languages", async () => {
    const { body } = await check(
      "listLineExpressDay",
      visitor.get("/line-feed/v1/express-day?lng=en"),
    );
    expect(body.items.length).toBeGreaterThan(0);
    await check("listLiveExpressDay", visitor.get("/live-feed/v1/express-day?lng=ru"));
    await check("listLiveExpressDay", visitor.get("/live-feed/v1/express-day"), 400);
  });
});

describe("the reference server's favourites match the contract", () => {
  it("when they are added, listed and removed", async () => {
    const [game] = (await visitor.get("/line-feed/v1/games?lng=en")).body.games;
    const add = (type: unknown, id: unknown) => player.post(favorites, { type, id });
    await check("addFavorite", add("game", game.permanentId));
    await check("addFavorite", add("team", 301));
    const { body } = await check("getFavorites", player.get(favorites));
    expect(body).toMatchObject({ teams: [301], games: [{ permanentId: game.permanentId }] });
    await check("removeFavorite", player.delete(`${favorites}/team/301`));
    await check("clearFavorites", player.delete(`${favorites}?type=game`));
  });
  it("for requests that it refuses", async () => {
    const add = (type: unknown, id: unknown, by = player) => by.post(favorites, { type, id });
    await check("addFavorite", add("game", 1), 404);
    await check("addFavorite", add("horse", 1), 400);
    await check("addFavorite", add("team", "1"), 400);
    await check("addFavorite", add("team", 0), 400);
    await check("addFavorite", add("team", 1, visitor), 401);
    await check("getFavorites", visitor.get(favorites), 401);
    await check("removeFavorite", player.delete(`${favorites}/horse/1`), 400);
    await check("removeFavorite", player.delete(`${favorites}/team/x`), 400);
    await check("clearFavorites", player.delete(`${favorites}?type=horse`), 400);
  });
});
