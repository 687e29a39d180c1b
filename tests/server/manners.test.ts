import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, type Operator, startOperator } from "./operator.ts";

let operator: Operator;
let visitor: Client;
beforeAll(async () => {
  operator = await startOperator();
  visitor = operator.visitor();
});
afterAll(() => operator.close());

const list = "/live-feed/v1/games?lng=en";
const as = async (manner: string | null, path = list) => {
  await operator.control({ manner });
  return visitor.get(path);
};

describe("a server in the manner of another backend", () => {
  it("leaves out optional fields", async () => {
    const own = await as(null);
    const bare = await as("bare");
    expect(bare.body.games).toHaveLength(own.body.games.length);
    expect(own.body.games[0]).toHaveProperty("score");
    expect(bare.body.games[0]).not.toHaveProperty("score");
    expect(bare.headers.get("ETag")).toBeNull();
  });
  it("answers every other read with a 429", async () => {
    const first = await as("busy");
    expect([first.status, first.body.code, first.headers.get("Retry-After")]).toEqual([
      429,
      60,
      "1",
    ]);
    expect((await visitor.get(list)).status).toBe(200);
    expect((await visitor.get(list)).status).toBe(429);
  });
  it("sends a feed tick by tick", async () => {
    const { cursor } = (await as("pieces")).body;
    // Each step of the server is one tick.
    for (const advanceMs of [1_000, 1_000]) await operator.control({ advanceMs });
    const next = await visitor.get(`${list}&since=${cursor}`);
    expect(next.body).toMatchObject({ cursor: cursor + 1, more: true });
  });
  it("sends an unreadable item in a list and an unreadable price in its columns", async () => {
    const { games, outcomes } = (await as("odd")).body;
    expect(games[0]).toEqual({ id: "unreadable" });
    expect(outcomes.coefs[0]).toBe("unreadable");
  });
  it("sends values outside the contract", async () => {
    expect((await as("unknown")).body.games[0]).toMatchObject({ kind: 99 });
  });
  it("returns to its own manner, and refuses an unknown one", async () => {
    const own = await as(null);
    expect(own.status).toBe(200);
    expect(own.headers.get("ETag")).not.toBeNull();
    await expect(operator.control({ manner: "rude" })).rejects.toThrow("control refused");
  });
});
