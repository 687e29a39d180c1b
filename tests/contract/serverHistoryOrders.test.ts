import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, type Operator, startedAt, startOperator } from "../server/operator.ts";
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
  it("for mailCasinoHistory with rounds to list, which the balance, the limits and no payment show [route-bets-003]", async () => {
    const limits = async () => {
      const answer = await check(
        "listClientLimits",
        player.get("/limit-service-api/api/external/web/v3/limits", {
          "X-Auth": `Bearer ${player.token}`,
        }),
      );
      return answer.body.data.map(({ limitBalance }: { limitBalance: number }) => limitBalance);
    };
    const money = async () =>
      (await check("getBalance", player.get("/web-api/user/balance"))).body.money;
    const before = await money();
    await operator.control({ setLimit: { limitType: 10, limitValue: 20 } });
    const round = { provider: "North Reel", game: "Amber Falls" };
    await operator.control({ playRound: { ...round, roundId: "1", stake: 5, win: 0 } });
    await operator.control({ playRound: { ...round, roundId: "2", stake: 1, win: 2.5 } });
    expect(await money()).toBe(before - 3.5);
    expect(await limits()).toEqual([16.5]);
    const paid = await check("listPayments", player.get("/web-api/payments/history"));
    expect(paid.body.items).toEqual([]);
    const asked = { dateFrom: startedAt / 1000, dateTo: startedAt / 1000 + 60 };
    await check("mailCasinoHistory", player.post(`${base}/casino-mail`, asked));
    const { messages } = (await visitor.get("/__outbox")).body;
    expect(messages.at(-1).text).toContain(
      "\n1 EUR: rounds 2, staked 6.00, won 2.50, result -3.50\n",
    );
    await operator.control({ setLimit: { limitType: 10, limitValue: null } });
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
