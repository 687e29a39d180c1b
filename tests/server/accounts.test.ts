import { afterAll, beforeAll, expect, it } from "vitest";
import { type Client, type Json, type Operator, startOperator } from "./operator.ts";

let operator: Operator;
let player: Client;
beforeAll(async () => {
  operator = await startOperator();
  player = await operator.signedIn();
});
afterAll(() => operator.close());

const change = (what: string, body: object) => player.post(`/web-api/user/accounts/${what}`, body);
const accounts = async (): Promise<Json[]> =>
  (await player.get("/web-api/user/accounts")).body.accounts;
const isos = async () => (await accounts()).map(({ iso }) => iso);

it("a requested currency is opened after a moment, once [account-005] [call-account-003]", async () => {
  const { body } = await change("add-currency", { currencyId: 1 });
  expect(body).toEqual({ success: true, message: "The USD account will appear in a moment" });
  operator.pass(2_499);
  expect(await isos()).toEqual(["EUR"]);
  operator.pass(1);
  expect(await isos()).toEqual(["EUR", "USD"]);
  expect((await accounts()).at(-1)).toMatchObject({
    type: 9,
    symbol: "$",
    currencyId: 1,
    money: 0,
    label: "Currency account (USD)",
    isActive: false,
  });
  const again = await change("add-currency", { currencyId: 1 });
  expect([again.status, again.body.code, again.body.message]).toEqual([
    409,
    4005,
    "You already have this currency",
  ]);
  await operator.restart();
  expect(await isos()).toEqual(["EUR", "USD"]);
});

it("one account is active, never that of bonus money [account-007] [call-account-002]", async () => {
  const [, dollars] = await accounts();
  expect((await change("switch", { id: dollars.id })).body).toEqual({ success: true, message: "" });
  expect((await accounts()).map(({ isActive }) => isActive)).toEqual([false, true]);
  expect((await player.get("/web-api/user/balance")).body.accountId).toBe(dollars.id);
  expect((await change("switch", { id: 2 })).status).toBe(403);
  expect((await change("switch", { id: 999 })).status).toBe(404);
});

it("an idle currency account can be closed, and no other [account-009] [call-account-004]", async () => {
  const [euros, dollars] = await accounts();
  const active = await change("remove-currency", { id: dollars.id });
  expect([active.status, active.body.code]).toEqual([409, 50]);
  await change("switch", { id: euros.id });
  expect((await change("remove-currency", { id: euros.id })).status).toBe(403);
  expect((await change("remove-currency", { id: dollars.id })).body.success).toBe(true);
  expect(await isos()).toEqual(["EUR"]);
  expect((await player.get(`/web-api/user/balance?accountId=${dollars.id}`)).status).toBe(400);
});

it("the convert status is the one that the operator set [account-010]", async () => {
  const status = async () => (await player.get("/web-api/user/convert-account")).body.status;
  expect(await status()).toBe(0);
  await operator.control({ convertStatus: 2 });
  expect(await status()).toBe(2);
});

it("visitors are invited only when the operator has turned it on [reminders-011]", async () => {
  const config = async () => (await player.get("/bff-api/config/all.json?lang=en")).body;
  const asksNobody = { reminder: { isEnabled: false } };
  expect((await config()).registration).toMatchObject(asksNobody);
  await operator.control({ remindRegistration: { delay: 5, interval: 1 } });
  expect((await config()).registration).toMatchObject({
    isAllowed: true,
    reminder: { isEnabled: true, delay: 5, interval: 1 },
  });
  await operator.control({ remindRegistration: null });
  expect((await config()).registration).toMatchObject(asksNobody);
});

it("ggru is kept with the session, and each grant is new [call-session-007]", async () => {
  const [one, two] = [await secure(player), await secure(player)];
  expect(one.ggru).toBe(two.ggru);
  expect(one.grant).not.toBe(two.grant);
  expect((await secure(await operator.signedIn())).ggru).not.toBe(one.ggru);
});

const secure = async (client: Client): Promise<Json> =>
  (await client.get("/web-api/secure-data")).body;
