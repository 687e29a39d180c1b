import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { check } from "../contract/check.ts";
import { couponOf, first, openPicks, place } from "./coupons.ts";
import { type Client, type Json, type Operator, refreshToken, startOperator } from "./operator.ts";

let operator: Operator;
beforeAll(async () => {
  operator = await startOperator();
});
afterAll(() => operator.close());

/** A new player with a main account in this currency. */
async function newcomer(currencyId: number): Promise<{ player: Client; userId: number }> {
  const player = operator.visitor();
  await player.get("/web-api/session");
  const { body } = await player.post("/web-api/registration/fast_reg", {
    countryId: 17,
    currencyId,
    bonusId: 0,
    isTermsAccepted: true,
    componentsData: null,
  });
  await refreshToken(player);
  return { player, userId: body.userId };
}
const accountsOf = async (player: Client): Promise<Json[]> =>
  (await player.get("/web-api/user/accounts")).body.all_accounts;
const topUp = (player: Client, accountId: number, key: string = randomUUID()) =>
  player.post("/web-api/demo-money/top-up", { accountId }, { "X-Idempotency-Key": key });

it("is the initial balance of a new account, and a top-up restores it, once per key", async () => {
  const { player, userId } = await newcomer(2);
  const account = first(await accountsOf(player));
  expect(account.money).toBe(100);
  expect((await topUp(player, account.id)).body.code).toBe(50);
  const pick = first(await openPicks(player, "line"));
  await place(player, couponOf([pick], { accountId: account.id, userId, amount: 60 }));
  const key = randomUUID();
  const { status, body } = await topUp(player, account.id, key);
  expect([status, body]).toEqual([200, { success: true, accountId: account.id, money: 100 }]);
  await place(player, couponOf([pick], { accountId: account.id, userId, amount: 10 }));
  expect((await topUp(player, account.id, key)).body.money).toBe(90);
});

it("is in the list of payments, newest first and by pages", async () => {
  const { player, userId } = await newcomer(2);
  const account = first(await accountsOf(player));
  const pick = first(await openPicks(player, "line"));
  const path = "/web-api/payments/history";
  expect((await check("listPayments", player.get(path))).body.items).toEqual([]);
  for (const amount of [60, 10]) {
    await place(player, couponOf([pick], { accountId: account.id, userId, amount }));
    expect((await topUp(player, account.id)).status).toBe(200);
  }
  const { body } = await check("listPayments", player.get(`${path}?limit=1`));
  expect(body.items).toMatchObject([
    { operation: "recharge", state: "success", accountId: account.id, amount: 10 },
  ]);
  const next = await check(
    "listPayments",
    player.get(`${path}?limit=1&pageToken=${body.nextPageToken}`),
  );
  expect(next.body).toMatchObject({ items: [{ amount: 60 }], nextPageToken: null });
  for (const none of ["operation=deduce", "state=pending", "dateTo=1", "accountId=999999"])
    expect((await player.get(`${path}?${none}`)).body.items, none).toEqual([]);
  for (const query of ["limit=0", "limit=101", "pageToken=x", "operation=x", "state=x"])
    await check("listPayments", player.get(`${path}?${query}`), 400);
  await check("listPayments", operator.visitor().get(path), 401);
});

it("is not added to anybody else's account, nor to a bonus account", async () => {
  const player = await operator.signedIn();
  const bonus = (await accountsOf(player)).find(({ type }) => type === 4);
  expect((await topUp(player, bonus.id)).status).toBe(409);
  expect((await topUp(player, 999)).status).toBe(404);
  expect((await topUp(player, 1, "no-uuid")).status).toBe(400);
});

it("is announced in the site config", async () => {
  const { body } = await operator.visitor().get("/bff-api/config/all.json?lang=en");
  expect(body.demoMoney).toEqual({ isTopUpOffered: true });
});

it("bonus money is staked, and pays out, on its own account, without a maximum [coupon-039]", async () => {
  const player = await operator.signedIn();
  const bonus = (await accountsOf(player)).find(({ type }) => type === 4);
  const pick = first(await openPicks(player, "line"));
  const { body } = await place(player, couponOf([pick], { accountId: bonus.id, amount: 20 }));
  expect(body).toMatchObject({ state: "accepted", balance: bonus.money - 20 });
});

it.each([
  { currencyId: 54, iso: "KWD", start: 25, stake: 0.125, tooFine: 0.1255 },
  { currencyId: 33, iso: "JPY", start: 10_000, stake: 500, tooFine: 500.5 },
])("$iso is staked and shown with all its decimals", async ({ currencyId, iso, start, ...of }) => {
  const { player, userId } = await newcomer(currencyId);
  const account = first(await accountsOf(player));
  expect([account.iso, account.money]).toEqual([iso, start]);
  const pick = first(await openPicks(player, "line"));
  const coupon = (amount: number) =>
    couponOf([pick], { accountId: account.id, userId, amount, changeCoefAction: 1 });
  expect((await place(player, coupon(of.tooFine))).body.errors[0].field).toBe("amount");
  const { body } = await place(player, coupon(of.stake));
  expect(body).toMatchObject({ state: "accepted", amount: of.stake, balance: start - of.stake });
  const history = (await player.get("/web-api/bets/history")).body;
  expect(history.items[0]).toMatchObject({ amount: of.stake, currencyIso: iso });
  const decimals = String(history.items[0].possibleWin).split(".")[1]?.length ?? 0;
  expect(decimals).toBeLessThanOrEqual(iso === "KWD" ? 3 : 0);
});
