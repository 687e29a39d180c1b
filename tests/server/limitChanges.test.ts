import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { couponOf, first, openPicks, place } from "./coupons.ts";
import { type Client, type Json, type Operator, refreshToken, startOperator } from "./operator.ts";

const base = "/limit-service-api/api/external/web/v3";
const dayMs = 24 * 60 * 60_000;

let operator: Operator;
let player: Client;
beforeEach(async () => {
  operator = await startOperator();
  player = await operator.signedIn();
});
afterEach(() => operator.close());

const extra = () => ({ "X-Auth": `Bearer ${player.token}` });
const limits = async (): Promise<Json[]> => (await player.get(`${base}/limits`, extra())).body.data;
const save = (limitType: number, limitValue: number, more: object = {}) =>
  player.post(`${base}/limits`, { limits: [{ limitType, limitValue, ...more }] }, extra());
const pass = async (ms: number) => {
  operator.pass(ms);
  player = await operator.signedIn();
};
const bet = async (amount: number) =>
  place(player, couponOf([first(await openPicks(player, "line"))], { amount }));
const topUp = (key: string = randomUUID(), accountId = 1) =>
  player.post("/web-api/demo-money/top-up", { accountId }, { "X-Idempotency-Key": key });

describe("a limit that a player sets", () => {
  it("is in force at once, also when it is lowered, and takes what waits away [limits-002]", async () => {
    await save(20, 100);
    await save(20, 200);
    await save(20, 50);
    expect(await limits()).toMatchObject([
      { limitType: 20, limitState: "ACTIVE", limitValue: 50, limitBalance: 50 },
    ]);
  });

  it("of deposits is raised only once it was confirmed, a day later [limits-007]", async () => {
    await save(20, 50);
    await save(20, 100);
    await pass(dayMs);
    const [pending] = (await limits()).filter(({ limitState }) => limitState === "PENDING");
    expect(pending).toMatchObject({ limitValue: 100, needApprove: true });
    const confirm = { action: 1, limitType: 20 };
    expect((await player.post(`${base}/limitaction`, confirm, extra())).status).toBe(200);
    expect(await limits()).toMatchObject([{ limitState: "ACTIVE", limitValue: 100 }]);
  });

  it.each([1, 10])("of type %i is raised or removed a day later, to the ms", async (limitType) => {
    await save(limitType, 50);
    await save(limitType, 999_999_999);
    await pass(dayMs - 1);
    expect(await limits()).toMatchObject([{ limitValue: 50 }, { limitState: "PENDING" }]);
    operator.pass(1);
    expect(await limits()).toEqual([]);
  });

  it("counts what was staked before it was set [limits-003]", async () => {
    await bet(10);
    await save(1, 25);
    expect(await limits()).toMatchObject([{ limitType: 1, limitValue: 25, limitBalance: 15 }]);
    const { status, body } = await bet(15.01);
    expect([status, body.code, body.data]).toEqual([
      409,
      2014,
      { limitType: 1, left: 15, measure: "EUR" },
    ]);
    expect((await bet(15)).status).toBe(200);
  });

  it("of several, the one that leaves least is named", async () => {
    await save(1, 20);
    await save(11, 5);
    expect((await bet(30)).body.data).toEqual({ limitType: 11, left: 5, measure: "EUR" });
  });

  it("is an amount or a value on offer, and nothing else [limits-028]", async () => {
    const wrong: readonly (readonly [number, number, object?])[] = [
      [20, 51],
      [1, 0],
      [1, -5],
      [1, 10.005],
      [1, 1e12],
      [30, 3_651, { selfExcludeReasonId: 1 }],
      [30, 1.5, { selfExcludeReasonId: 1 }],
      [30, 7],
      [33, 2],
      [31, 25],
      [32, 1],
      [37, 1],
      [5, 1],
    ];
    for (const [type, value, more] of wrong)
      expect((await save(type, value, more)).status, `${type} ${value}`).toBe(400);
    for (const limits of [{}, null, "x", [null], [{ limitType: 1 }]])
      expect((await player.post(`${base}/limits`, { limits }, extra())).status).toBe(400);
    expect(await limits()).toEqual([]);
  });

  it("of one request is saved with the others or not at all", async () => {
    const both = [
      { limitType: 1, limitValue: 50 },
      { limitType: 20, limitValue: 100, isCancel: true },
    ];
    expect((await player.post(`${base}/limits`, { limits: both }, extra())).status).toBe(400);
    expect(await limits()).toEqual([]);
  });
});

describe("demo money", () => {
  it("is topped up by what the deposit limit leaves, then refused, once per key", async () => {
    player = operator.visitor();
    await player.get("/web-api/session");
    const newcomer = {
      countryId: 17,
      currencyId: 2,
      bonusId: 0,
      isTermsAccepted: true,
      componentsData: null,
    };
    const { userId } = (await player.post("/web-api/registration/fast_reg", newcomer)).body;
    await refreshToken(player);
    const [account] = (await player.get("/web-api/user/accounts")).body.all_accounts;
    const pick = first(await openPicks(player, "line"));
    await place(player, couponOf([pick], { accountId: account.id, userId, amount: 80 }));
    await save(20, 50);
    const key = randomUUID();
    const pay = (by: string) => topUp(by, account.id);
    expect((await pay(key)).body.money).toBe(70);
    expect((await pay(key)).body.money).toBe(70);
    const { status, body } = await pay(randomUUID());
    expect([status, body.code, body.data]).toEqual([
      409,
      2014,
      { limitType: 20, left: 0, measure: "EUR" },
    ]);
    expect(await limits()).toMatchObject([{ limitType: 20, limitBalance: 0 }]);
  });

  it("is closed by a time-out, even where the policy lets it close deposits only", async () => {
    await operator.control({
      config: { policy: { id: "mild", figures: {}, isTimeOutForDepositsOnly: true } },
    });
    await save(33, 1);
    expect((await topUp()).body.code).toBe(33);
    expect((await bet(10)).status).toBe(200);
  });
});

describe("a break", () => {
  it("signs the player out on every other device, and closes play on new ones [limits-011]", async () => {
    const other = await operator.signedIn();
    await save(33, 7);
    expect((await other.get("/web-api/user/balance")).status).toBe(401);
    expect((await player.get("/web-api/user/balance")).status).toBe(200);
    player = await operator.signedIn();
    expect((await bet(10)).body.code).toBe(33);
    expect((await save(33, 1)).status).toBe(403);
    await pass(7 * dayMs);
    expect((await bet(10)).body.code).not.toBe(33);
  });

  it("for good has no end, and its questions cannot be answered by another player", async () => {
    const asked = await save(30, 7, { selfExcludeReasonId: 1 });
    const { tokenGuid } = asked.body.data;
    operator.pass(31 * 60_000);
    player = await operator.signedIn();
    const answers = [
      { questionId: 1, answerId: 2 },
      { questionId: 2, answerId: 1 },
    ];
    const late = await player.post(`${base}/testanswers`, { tokenGuid, answers }, extra());
    expect(late.status).toBe(400);
    const path = "/limit-service-api/limit/external/web/api/v1/BlockUser";
    await player.post(path, { selfExcludeReasonId: 3, days: null }, extra());
    expect(await limits()).toMatchObject([{ limitType: 30, endsAt: null }]);
    await pass(4_000 * dayMs);
    expect((await bet(10)).body.code).toBe(33);
  });
});
