import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { couponOf, first, openPicks, place } from "./coupons.ts";
import { type Client, moneyOf, type Operator, startOperator } from "./operator.ts";

let operator: Operator;
let player: Client;

beforeAll(async () => {
  operator = await startOperator();
  player = await operator.signedIn();
});
afterAll(() => operator.close());

const oneClick = { changeCoefAction: 1, options: { isOneClick: true } };

describe("a one-click bet", () => {
  it("is accepted at the current price, once for its key [coupon-006]", async () => {
    const pick = first(await openPicks(player, "line"));
    const before = await moneyOf(player);
    const lower = Math.round((pick.coef - 0.1) * 1000) / 1000;
    await operator.control({ setPrice: { outcomeId: pick.outcomeId, coef: lower } });
    const [coupon, key] = [couponOf([pick], oneClick), randomUUID()];
    const { body } = await place(player, coupon, key);
    expect(body).toMatchObject({ state: "accepted", coef: lower, amount: 10 });
    expect((await place(player, coupon, key)).body).toEqual(body);
    expect(await moneyOf(player)).toBeCloseTo(before - 10, 6);
    const { body: history } = await player.get("/web-api/bets/history?limit=5");
    const numbers = history.items.map(({ id }: { id: number }) => id);
    expect(numbers.filter((id: number) => id === body.couponId)).toHaveLength(1);
  });

  it("has bounds like any other", async () => {
    const pick = first(await openPicks(player, "line"));
    const { status, body } = await place(player, couponOf([pick], { ...oneClick, amount: 0.1 }));
    expect({ status, code: body.code }).toEqual({ status: 409, code: 2004 });
  });
});
