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

const base = "/web-api/promo-codes";

describe("the reference server's promo codes match the contract", () => {
  it("for a check, whatever the code [route-office-003]", async () => {
    const ask = (promocode: unknown, by = player) => by.post(`${base}/check`, { promocode });
    const { body } = await check("checkPromoCode", ask("WELCOME"));
    expect(body.promo).toMatchObject({ promocode: "WELCOME", state: "valid" });
    const over = await check("checkPromoCode", ask("SUMMER"));
    expect(over.body.promo).toMatchObject({ state: "expired" });
    const endless = await check("checkPromoCode", ask("DERBY"));
    expect(endless.body.promo).toMatchObject({ expiresAt: null });
    const unknown = await check("checkPromoCode", ask("NOTHING"));
    expect(unknown.body).toEqual({ success: false, message: expect.stringContaining("no such") });
    await check("checkPromoCode", ask(" "), 400);
    await check("checkPromoCode", ask(7), 400);
    await check("checkPromoCode", ask("WELCOME", visitor), 401);
  });
  it("for a single activation [route-office-003]", async () => {
    const activate = (promocode: string, by = player) => by.post(`${base}/activate`, { promocode });
    await check("activatePromoCode", activate("CRICKET"));
    await check("activatePromoCode", activate("CRICKET"), 409);
    await check("activatePromoCode", activate("SUMMER"), 409);
    await check("activatePromoCode", activate("NOTHING"), 404);
    await check("activatePromoCode", activate(""), 400);
    await check("activatePromoCode", activate("WELCOME", visitor), 401);
  });
  it("for the codes of a player [route-office-003]", async () => {
    const { body } = await check("listPromoCodeHistory", player.get(`${base}/history`));
    expect(body).toMatchObject({
      items: [{ promocode: "CRICKET", state: "used", amount: 10, currencyIso: "EUR" }],
      nextPageToken: null,
    });
    await check("listPromoCodeHistory", player.get(`${base}/history?pageToken=x`), 400);
    await check("listPromoCodeHistory", visitor.get(`${base}/history`), 401);
  });
  it("for too many guesses [route-office-003]", async () => {
    const guess = () => player.post(`${base}/check`, { promocode: "GUESS" });
    for (let tries = 0; tries < 5; tries++) await guess();
    await check("checkPromoCode", guess(), 429);
    await check("activatePromoCode", player.post(`${base}/activate`, { promocode: "X" }), 429);
  });
});
