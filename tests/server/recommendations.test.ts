import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Client, type Json, type Operator, startOperator } from "./operator.ts";
import { couponOf, openPicks, place } from "./coupons.ts";

let operator: Operator;
let player: Client;
beforeEach(async () => {
  operator = await startOperator();
  player = await operator.signedIn();
});
afterEach(() => operator.close());

const recommended = async (by: Client = player): Promise<Json[]> =>
  (await by.get("/web-api/recommendations?limit=50")).body.items;
const reasonsOf = (items: readonly Json[]): readonly string[] => [
  ...new Set(items.map(({ reason }) => reason)),
];
const follow = (type: string, id: number) => player.post("/web-api/favorites", { type, id });
const lineGames = async (): Promise<Json[]> =>
  (await player.get("/line-feed/v1/games?lng=en&sportId=1")).body.games;

describe("recommended matches", () => {
  it("of a visitor are popular ones, none of them over", async () => {
    const items = await recommended(operator.visitor());
    expect(reasonsOf(items)).toEqual(["popular"]);
    expect(new Set(items.map(({ gameId }) => gameId)).size).toBe(items.length);
  });
  it("of a player begin with those of favourite teams, then of favourite championships; a favourite match is not among them", async () => {
    const games = await lineGames();
    const [first] = games;
    const other = games.find(
      ({ champId, opponent1, opponent2 }) =>
        champId !== first.champId && ![opponent1.id, opponent2.id].includes(first.opponent1.id),
    );
    await follow("team", first.opponent1.id);
    await follow("champ", other.champId);
    const items = await recommended();
    expect(items[0]).toEqual({ feed: "line", gameId: first.id, reason: "team" });
    expect(reasonsOf(items)).toEqual(["team", "champ", "popular"]);
    const champIds = new Map(games.map(({ id, champId }) => [id, champId]));
    const ofChamp = items.filter(({ reason, feed }) => reason === "champ" && feed === "line");
    expect(ofChamp.every(({ gameId }) => champIds.get(gameId) === other.champId)).toBe(true);
    await follow("game", first.permanentId);
    expect((await recommended()).map(({ gameId }) => gameId)).not.toContain(first.id);
  });
  it("that are popular are in the order of the bets of the last day", async () => {
    const pick = (await openPicks(player, "line")).at(-1);
    if (pick === undefined) throw new Error("no open price");
    const expected = { feed: "line", gameId: pick.game.id, reason: "popular" };
    expect((await recommended())[0]).not.toEqual(expected);
    const { body } = await place(player, couponOf([pick], { typeId: 0 }));
    expect(body.success).toBe(true);
    expect((await recommended())[0]).toEqual(expected);
    await operator.control({ advanceMs: 24 * 3_600_000 });
    expect((await recommended())[0]).not.toEqual(expected);
  });
});
