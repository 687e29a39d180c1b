import { afterAll, beforeAll, expect, it } from "vitest";
import { couponOf, first, openPicks, place } from "./coupons.ts";
import { type Client, moneyOf, type Operator, startOperator } from "./operator.ts";

let operator: Operator;
let player: Client;
beforeAll(async () => {
  operator = await startOperator();
  player = await operator.signedIn();
});
afterAll(() => operator.close());

const bet = async () => place(player, couponOf([first(await openPicks(player, "line"))]));

it("a bet is refused without the right to bet, which the player is told [call-session-008]", async () => {
  const rights = async () => (await player.post("/web-api/auth/rights", {})).body.rights;
  const set = (isGranted: boolean) => operator.control({ setRight: { name: "bet", isGranted } });
  const before = await moneyOf(player);
  await set(false);
  expect(await rights()).toEqual({ bet: false, withdraw: false });
  const refused = await bet();
  expect([refused.status, refused.body.code]).toEqual([403, 30]);
  expect(await moneyOf(player)).toBe(before);
  await set(true);
  expect(await rights()).toEqual({ bet: true, withdraw: false });
  expect((await bet()).status).toBe(200);
});
