import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { check } from "../contract/check.ts";
import { couponOf, openPicks, type Pick, place } from "./coupons.ts";
import { type Client, type Json, type Operator, startOperator } from "./operator.ts";

export type Placed = { readonly id: number; readonly pick: Pick };

/** An operator for the tests of one file about what is paid in advance, with a player and what the player does there. */
export function prepaidPlayer() {
  let operator: Operator;
  let player: Client;
  let picks: Pick[];
  const used: Pick[] = [];
  beforeAll(async () => {
    operator = await startOperator();
    player = await operator.signedIn();
    picks = await openPicks(player, "line");
  });
  /** Nothing stays open from one test to the next. */
  afterEach(async () => {
    for (const pick of used.splice(0)) await settle(pick, "returned");
  });
  afterAll(() => operator.close());

  const available = async (accountId = 1): Promise<number> =>
    (await check("getPrepaidAmount", player.get(`/web-api/coupon/prepaid?accountId=${accountId}`)))
      .body.availablePrepaidAmount;
  const cardOf = async (id: number): Promise<Json> =>
    (await check("getHistoryCoupon", player.get(`/web-api/bets/coupons/${id}`))).body;
  const settle = (pick: Pick, result: string) =>
    operator.control({ settleGame: { gameId: pick.game.id, result } });

  /** Picks of other matches than before, at prices of 2. */
  async function atTwo(count = 1): Promise<Pick[]> {
    const bets = picks.splice(0, count).map((pick) => ({ ...pick, coef: 2 }));
    used.push(...bets);
    for (const { outcomeId } of bets) await operator.control({ setPrice: { outcomeId, coef: 2 } });
    return bets;
  }
  async function placed(amount: number, prepaidAmount = 0): Promise<Placed> {
    const [pick] = await atTwo();
    if (pick === undefined) throw new Error("no pick is left");
    const options = prepaidAmount === 0 ? {} : { options: { prepaidAmount } };
    const { body } = await place(player, couponOf([pick], { amount, ...options }));
    expect(body).toMatchObject({ state: "accepted" });
    return { id: body.couponId, pick };
  }
  return {
    operator: () => operator,
    player: () => player,
    available,
    cardOf,
    settle,
    atTwo,
    placed,
  };
}
