import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, type Json, type Operator, startOperator } from "./operator.ts";

let operator: Operator;
let visitor: Client;
beforeAll(async () => {
  operator = await startOperator();
  visitor = operator.visitor();
});
afterAll(() => operator.close());

const games = async (feed: string, sportId: number): Promise<Json[]> =>
  (await visitor.get(`/${feed}-feed/v1/games?lng=en`)).body.games.filter(
    (game: Json) => game.sportId === sportId,
  );
const statistics = async (id: string, lng = "en"): Promise<Json> =>
  (await visitor.get(`/web-api/statistics/v1/games/${id}?lng=${lng}`)).body;

describe("the statistics of a match", () => {
  it("are those of its score once it has begun, in both languages", async () => {
    const [game] = await games("live", 1);
    const { rows } = await statistics(game.statisticId);
    const valuesOf = (name: string) => rows.find((row: Json) => row.name === name)?.values;
    expect(valuesOf("Corners")).toEqual(game.score.details.corners);
    expect(valuesOf("Yellow cards")).toEqual(game.score.details.yellowCards);
    expect(valuesOf(game.score.periods[0].name)).toEqual(game.score.periods[0].values);
    const russian = await statistics(game.statisticId, "ru");
    expect(russian.rows.map(({ values }: Json) => values)).toEqual(
      rows.map(({ values }: Json) => values),
    );
    expect(russian.rows.some(({ name }: Json) => name === "Угловые")).toBe(true);
  });

  it("have no rows before the start, and in no sport a value that is not known", async () => {
    for (const sportId of [1, 2, 3, 4]) {
      const [coming] = await games("line", sportId);
      if (coming !== undefined) expect((await statistics(coming.statisticId)).rows).toEqual([]);
      const [live] = await games("live", sportId);
      if (live === undefined) continue;
      for (const { name, values } of (await statistics(live.statisticId)).rows) {
        expect(name).not.toBe("");
        expect(values).toHaveLength(2);
      }
    }
  });

  it("list matches of its sides that the results have too, none after its start, the latest first", async () => {
    const [game] = await games("line", 1);
    const { lastGames } = await statistics(game.statisticId);
    expect(lastGames.length).toBeGreaterThan(0);
    const sides = [game.opponent1.name, game.opponent2.name];
    const starts = lastGames.map(({ startTime }: Json) => startTime);
    expect(starts).toEqual([...starts].sort((a, b) => b - a));
    for (const { startTime, opponents } of lastGames) {
      expect(startTime).toBeLessThan(game.startTime);
      expect(opponents.some((name: string) => sides.includes(name))).toBe(true);
    }
    const [last] = lastGames;
    const day = new Date(last.startTime * 1000).toISOString().slice(0, 10);
    const text = encodeURIComponent(last.opponents[0]);
    const { items } = (
      await visitor.get(`/web-api/results/v1/zone?lng=en&date=${day}&text=${text}&limit=100`)
    ).body;
    const result = items.find(({ startTime }: Json) => startTime === last.startTime);
    expect(result.score.formatted).toBe(last.formattedScore);
  });

  it("of a match that is not announced are not found", async () => {
    const [game] = await games("line", 1);
    const later = `st-${game.permanentId + 900_000}`;
    expect((await visitor.get(`/web-api/statistics/v1/games/${later}?lng=en`)).status).toBe(404);
  });
});
