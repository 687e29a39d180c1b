import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Client, type Json, type Operator, refreshToken, startOperator } from "./operator.ts";

let operator: Operator;
let player: Client;
let game: Json;
beforeEach(async () => {
  operator = await startOperator();
  player = await operator.signedIn();
  [game] = (await player.get("/line-feed/v1/games?lng=en&sportId=1")).body.games;
});
afterEach(() => operator.close());

const base = "/web-api/favorites";
const add = (type: string, id: number) => player.post(base, { type, id });
const all = async () => (await player.get(base)).body;

describe("a player's favourites", () => {
  it("keep their order, and survive a restart", async () => {
    await add("team", 301);
    await add("champ", 7);
    await add("champ", 5);
    await add("game", game.permanentId);
    const before = await all();
    expect(before).toEqual({
      games: [{ permanentId: game.permanentId, lineId: game.id, sportId: 1 }],
      champs: [7, 5],
      teams: [301],
      sports: [],
      version: 4,
    });
    await operator.restart();
    await refreshToken(player);
    expect(await all()).toMatchObject({ champs: [7, 5], teams: [301], version: 4 });
  });
  it("are added and removed once, and only a change makes a new version", async () => {
    await add("champ", 5);
    const again = await add("champ", 5);
    expect(again.body).toMatchObject({ champs: [5], version: 1 });
    await player.delete(`${base}/champ/5`);
    const gone = await player.delete(`${base}/champ/5`);
    expect(gone.body).toMatchObject({ champs: [], version: 2 });
  });
  it("leave when their match is over, and an unknown match is refused", async () => {
    expect((await add("game", 123)).status).toBe(404);
    const { games } = (await player.get("/live-feed/v1/games?lng=en&sportId=1")).body;
    const { permanentId } = games.find(({ status }: Json) => status === 1);
    await add("game", permanentId);
    expect((await all()).games).toMatchObject([{ permanentId }]);
    await operator.control({ advanceMs: 2 * 3_600_000 });
    player = await operator.signedIn();
    expect((await all()).games).toEqual([]);
  });
  it("are at most 200 of each type", async () => {
    for (let id = 1; id <= 200; id++) await add("team", id);
    expect((await add("team", 201)).status).toBe(409);
    expect((await add("champ", 201)).status).toBe(200);
  });
  it("are cleared by type or all at once", async () => {
    await add("team", 301);
    await add("champ", 5);
    expect((await player.delete(`${base}?type=team`)).body).toMatchObject({
      teams: [],
      champs: [5],
    });
    expect((await player.delete(base)).body).toMatchObject({ teams: [], champs: [] });
  });
  it("belong to one player", async () => {
    await add("team", 301);
    const fresh = operator.visitor();
    await fresh.get("/web-api/session");
    expect((await fresh.get(base)).status).toBe(401);
  });
});
