import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Client, type Json, type Operator, startOperator } from "./operator.ts";
import { betOfNewcomer } from "./newcomer.ts";
import { couponOf, openPicks, type Pick, place } from "./coupons.ts";

let operator: Operator;
let player: Client;
beforeEach(async () => {
  operator = await startOperator();
  player = await operator.signedIn();
});
afterEach(() => operator.close());

const recommended = async (by: Client = player): Promise<Json[]> =>
  (await by.get("/web-api/recommendations?limit=50")).body.items;
const popular = async (query = ""): Promise<Json[]> =>
  (await player.get(`/web-api/recommendations?reason=popular${query}`)).body.items;
const bet = (...picks: readonly Pick[]) => betOfNewcomer(operator.visitor(), picks);
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

describe("what is popular now", () => {
  const isPopular = ({ game }: Pick, bets: number) => ({
    feed: "line",
    gameId: game.id,
    reason: "popular",
    bets,
  });
  const threePicks = async (): Promise<[Pick, Pick, Pick]> => {
    const [a, b, c] = await openPicks(player, "line");
    if (a === undefined || b === undefined || c === undefined) throw new Error("too few matches");
    return [a, b, c];
  };

  it("is what three players bet on in the last day and nothing else, most bets first, favourites too", async () => {
    const [a, b] = await threePicks();
    expect(await popular()).toEqual([]);
    await bet(b);
    for (let i = 0; i < 3; i++) await bet(a, b);
    await follow("game", b.game.permanentId);
    expect(await popular()).toEqual([isPopular(b, 4), isPopular(a, 3)]);
    expect(await popular("&limit=1")).toEqual([isPopular(b, 4)]);
    await operator.control({ advanceMs: 24 * 3_600_000 });
    expect(await popular()).toEqual([]);
  });
  it("is not what one or two players bet on, however often", async () => {
    const [a, b] = await threePicks();
    for (let i = 0; i < 3; i++)
      expect((await place(player, couponOf([a, b]))).body.success).toBe(true);
    expect(await popular()).toEqual([]);
    await bet(a);
    expect(await popular()).toEqual([]);
    await bet(a);
    expect(await popular()).toEqual([isPopular(a, 5)]);
  });
  it("is counted in bets: one of three legs is one, two of a player are two; what fewer bet on has no number elsewhere", async () => {
    const [a, b, c] = await threePicks();
    const again = couponOf([a]);
    for (let i = 0; i < 3; i++) expect((await place(player, again)).body.success).toBe(true);
    await bet(a, b, c);
    expect((await recommended()).slice(0, 3).map(({ bets }) => bets)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    await bet(a);
    expect((await popular())[0]).toEqual(isPopular(a, 5));
    expect((await recommended())[0]).toEqual(isPopular(a, 5));
  });
});
