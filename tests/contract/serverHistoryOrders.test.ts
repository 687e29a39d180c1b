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

const base = "/web-api/bets/history";
const span = { dateFrom: 1_792_454_400, dateTo: 1_795_132_800 };

describe("the reference server's history commands match the contract", () => {
  it.each([
    ["mailBetsHistory", "mail"],
    ["mailCasinoHistory", "casino-mail"],
  ])("for %s [route-bets-003]", async (operationId, path) => {
    const send = (body: object, by = player) => by.post(`${base}/${path}`, body);
    const { body } = await check(operationId, send(span));
    expect(body).toEqual({ success: true, message: "Sent to d***@touchline.example" });
    await check(operationId, send({ dateFrom: span.dateFrom }), 400);
    await check(operationId, send({ dateFrom: span.dateTo, dateTo: span.dateFrom }), 400);
    await check(operationId, send({ dateFrom: 1, dateTo: 1e15 }), 400);
    await check(operationId, send(span, visitor), 401);
  });
  it.each([
    ["mailBetsHistory", "mail"],
    ["clearBetsHistory", "clear"],
  ])("for %s of one account [route-bets-003]", async (operationId, path) => {
    const send = (accountId: unknown, by = player) =>
      by.post(`${base}/${path}`, { ...span, accountId });
    await check(operationId, send(1));
    const refused = await check(operationId, send(77), 400);
    expect(refused.body.errors).toMatchObject([{ field: "accountId" }]);
    await check(operationId, send("1"), 400);
    await check(operationId, send(1, visitor), 401);
  });
  it("for clearBetsHistory of all accounts, repeated [route-bets-003]", async () => {
    for (let time = 0; time < 2; time += 1)
      await check("clearBetsHistory", player.post(`${base}/clear`, {}));
  });
});
