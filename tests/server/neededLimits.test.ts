import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, it } from "vitest";
import { decodeAnswer } from "../../src/codec/tolerant.ts";
import { SiteConfigBody } from "../../src/events/shell/index.ts";
import { couponOf, first, openPicks, place } from "./coupons.ts";
import { type Client, type Json, moneyOf, type Operator, startOperator } from "./operator.ts";

const base = "/limit-service-api/api/external/web/v3";

let operator: Operator;
let player: Client;
beforeEach(async () => {
  operator = await startOperator();
  player = await operator.signedIn();
});
afterEach(() => operator.close());

const save = (limitType: number, limitValue = 500) =>
  player.post(
    `${base}/limits`,
    { limits: [{ limitType, limitValue }] },
    { "X-Auth": `Bearer ${player.token}` },
  );
const config = async (): Promise<Json> =>
  (await operator.visitor().get("/bff-api/config/all.json?lang=en")).body;
const bet = async (): Promise<Json> =>
  place(player, couponOf([first(await openPicks(player, "line"))], { amount: 10 }));

it("under the Swedish pack a bet is refused until a limit of deposits is set for each period", async () => {
  await operator.control({ pack: "SE" });
  const config = await operator.visitor().get("/bff-api/config/all.json?lang=en");
  expect(config.body.policy.neededToPlay).toEqual([20, 21, 22]);
  const before = await moneyOf(player);
  for (const limitType of [20, 21, 22]) {
    const { status, body } = await bet();
    expect([status, body.code, body.data]).toMatchObject([409, 2014, { limitType, left: 0 }]);
    expect((await save(limitType)).status).toBe(200);
  }
  expect(await moneyOf(player)).toBe(before);
  expect((await bet()).status).toBe(200);
});

it("money is not paid in before the limits that are needed are set", async () => {
  await operator.control({ pack: "DE" });
  const before = await moneyOf(player);
  const { all_accounts: accounts } = (await player.get("/web-api/user/accounts")).body;
  const topUp = () =>
    player.post(
      "/web-api/demo-money/top-up",
      { accountId: first<Json>(accounts).id },
      { "X-Idempotency-Key": randomUUID() },
    );
  const { status, body } = await topUp();
  expect([status, body.code, body.data]).toMatchObject([409, 2014, { limitType: 22, left: 0 }]);
  expect(await moneyOf(player)).toBe(before);
  await save(22);
  // Allowed now, and of no use: the account is full.
  expect((await topUp()).body.code).toBe(50);
});

it("a set of singles is refused as well", async () => {
  await operator.control({ pack: "SE" });
  const pick = first(await openPicks(player, "line"));
  const answer = await player.post(
    "/web-api/coupon/place-batch",
    { coupons: [couponOf([pick], { amount: 10 })] },
    { "X-Idempotency-Key": randomUUID() },
  );
  expect(JSON.stringify(answer.body)).toContain("2014");
});

it("without a pack, and under another, no limit is needed", async () => {
  expect((await bet()).status).toBe(200);
  await operator.control({ pack: "GB" });
  expect((await bet()).status).toBe(200);
});

it("under the German pack the most of everybody is no limit of the player, and the same amount that they set is", async () => {
  await operator.control({ pack: "DE" });
  const listed = async (): Promise<Json> =>
    (await player.get(`${base}/limits`, { "X-Auth": `Bearer ${player.token}` })).body.data;
  const month = { limitType: 22, limitState: "ACTIVE", limitValue: 1000 };
  expect(await listed()).toMatchObject([{ ...month, isOfPolicy: true }]);
  const { status, body } = await bet();
  expect([status, body.code, body.data]).toMatchObject([409, 2014, { limitType: 22 }]);
  expect((await save(22, 1000)).status).toBe(200);
  const [own, ...others] = await listed();
  expect([own, others]).toMatchObject([month, []]);
  expect(own.isOfPolicy).toBeUndefined();
  expect((await bet()).status).toBe(200);
});

it("a site config may need more limits than the pack, and never fewer; the server and the app need the same", async () => {
  await operator.control({ pack: "SE", config: { policy: { neededToPlay: [1] } } });
  const needed = async (): Promise<Json> => (await config()).policy.neededToPlay;
  expect(await needed()).toEqual([20, 21, 22, 1]);
  for (const limitType of [20, 21, 22, 1]) {
    expect((await bet()).body.data).toMatchObject({ limitType });
    await save(limitType);
  }
  expect((await bet()).status).toBe(200);
  await operator.control({ config: { policy: { neededToPlay: [] } } });
  expect(await needed()).toEqual([20, 21, 22]);
  await operator.control({ pack: null, config: { policy: { neededToPlay: [2] } } });
  expect(decodeAnswer(SiteConfigBody, await config())).toMatchObject({
    tag: "ok",
    value: { policy: { neededToPlay: [2] } },
  });
  expect((await bet()).body.data).toMatchObject({ limitType: 2 });
});
