import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Client, type Json, type Operator, startOperator } from "./operator.ts";

const base = "/limit-service-api/api/external/web/v3";
const dayMs = 24 * 60 * 60_000;
const none = 999_999_999;

let operator: Operator;
let player: Client;
beforeEach(async () => {
  operator = await startOperator();
  await operator.control({ pack: "US-PA" });
  player = await operator.signedIn();
});
afterEach(() => operator.close());

const extra = () => ({ "X-Auth": `Bearer ${player.token}` });
const limits = async (): Promise<Json[]> =>
  ((await player.get(`${base}/limits`, extra())).body.data as Json[]).filter(
    // The interval of checks is the pack's, for everybody.
    ({ limitType }) => limitType !== 32,
  );
const save = (limitType: number, limitValue: number) =>
  player.post(`${base}/limits`, { limits: [{ limitType, limitValue }] }, extra());
const confirm = (limitType: number) =>
  player.post(`${base}/limitaction`, { action: 1, limitType }, extra());
const pass = async (ms: number) => {
  operator.pass(ms);
  player = await operator.signedIn();
};

describe("every increase is reaffirmed, under the pack of Pennsylvania", () => {
  it.each([
    [1, 20, 50, 1],
    [11, 20, none, 7],
    [12, 20, 50, 30],
    [20, 20, 50, 1],
    [31, 2, 4, 1],
    [31, 2, -1, 1],
    [40, 20, 50, 1],
  ])(
    "of type %i from %d to %d: the lower one is in force until then",
    async (type, low, high, days) => {
      await save(type, low);
      await save(type, high);
      await pass(40 * dayMs);
      expect(
        (await limits()).map(({ limitState, limitValue }) => [limitState, limitValue]),
      ).toEqual([
        ["ACTIVE", low],
        ["PENDING", high],
      ]);
      // Taken back by staying with the lower one, and asked for again: it waits anew.
      await save(type, low);
      expect(await limits()).toHaveLength(1);
      await save(type, high);
      await pass(days * dayMs - 1_000);
      expect((await confirm(type)).status).toBe(400);
      await pass(1_000);
      expect((await confirm(type)).status).toBe(200);
      const left = (await limits()).filter(({ limitState }) => limitState === "ACTIVE");
      expect(left.map(({ limitValue }) => limitValue)).toEqual(high === none ? [] : [high]);
      expect((await confirm(type)).status).toBe(400);
    },
  );

  it("also one that was asked for before the pack was in force", async () => {
    await operator.control({ pack: null });
    await save(1, 20);
    await save(1, 50);
    await operator.control({ pack: "US-PA" });
    await pass(2 * dayMs);
    expect(await limits()).toMatchObject([
      { limitState: "ACTIVE", limitValue: 20 },
      { limitState: "PENDING", needApprove: true },
    ]);
    expect((await confirm(1)).status).toBe(200);
    expect(await limits()).toMatchObject([{ limitState: "ACTIVE", limitValue: 50 }]);
  });

  it("not the interval of checks, which only informs", async () => {
    await save(32, 15);
    await save(32, 30);
    const { data } = (await player.get(`${base}/limits`, extra())).body;
    expect(data).toMatchObject([{ limitType: 32, limitState: "ACTIVE", limitValue: 30 }]);
  });
});
