import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { couponOf, first, openPicks, picksOf, place } from "./coupons.ts";
import { type Client, moneyOf, type Operator, startOperator } from "./operator.ts";

let operator: Operator;
let player: Client;

beforeAll(async () => {
  operator = await startOperator();
  player = await operator.signedIn();
});
afterAll(() => operator.close());

async function linePick() {
  return first(await openPicks(player, "line"));
}

describe("refusals", () => {
  async function code(coupon: object): Promise<number> {
    const { status, body } = await place(player, coupon);
    expect(status).toBe(409);
    expect(body).toMatchObject({ success: false, status: 2 });
    expect(body.message).not.toBe("");
    return body.code;
  }

  it("2001: any change with action 0, a lower price with action 2, below the player's own limit", async () => {
    const pick = await linePick();
    const moveTo = (coef: number | null) =>
      operator.control({ setPrice: { outcomeId: pick.outcomeId, coef } });
    await moveTo(pick.coef + 0.1);
    expect(await code(couponOf([pick], { changeCoefAction: 0 }))).toBe(2001);
    expect((await place(player, couponOf([pick], { changeCoefAction: 2 }))).body.state).toBe(
      "accepted",
    );
    await moveTo(pick.coef - 0.1);
    expect(await code(couponOf([pick], { changeCoefAction: 2 }))).toBe(2001);
    expect((await place(player, couponOf([pick], { changeCoefAction: 1 }))).body.state).toBe(
      "accepted",
    );
    expect(await code(couponOf([pick], { changeCoefAction: 1, exactCoef: pick.coef }))).toBe(2001);
    const { body } = await place(player, couponOf([pick], { changeCoefAction: 0 }));
    expect(body.data.bets[0].coef).toBeCloseTo(pick.coef - 0.1, 9);
    await moveTo(null);
  });

  it("2002: a suspended outcome", async () => {
    const pick = await linePick();
    await operator.control({ suspendGame: pick.game.id });
    expect(await code(couponOf([pick]))).toBe(2002);
    await operator.control({ resumeGame: pick.game.id });
  });

  it("2003: a game that the feed no longer knows", async () => {
    const pick = await linePick();
    expect(await code(couponOf([{ ...pick, outcomeId: 1, game: { ...pick.game, id: 1 } }]))).toBe(
      2003,
    );
  });

  it("2004 and 2005: stakes outside the bounds that limits names; auto-max lowers the stake", async () => {
    const pick = await linePick();
    const limits = await player.post("/web-api/coupon/limits", {
      ...couponOf([pick]),
      accountId: 1,
    });
    expect(limits.body.minBetAmount).toBe(0.5);
    expect(await code(couponOf([pick], { amount: 0.49 }))).toBe(2004);
    expect((await place(player, couponOf([pick], { amount: 0.5 }))).body.state).toBe("accepted");
    expect(await code(couponOf([pick], { amount: limits.body.maxBetAmount + 0.01 }))).toBe(2005);
    const lowered = couponOf([pick], { amount: 100_000, options: { isAutoMax: true } });
    expect(await code(lowered)).toBe(2006);
  });

  it("2006: more than the account holds", async () => {
    const money = await moneyOf(player);
    expect(await code(couponOf([await linePick()], { amount: money + 0.01 }))).toBe(2006);
  });

  it("2007: another score than the player saw, when the player asked for it", async () => {
    const pick = first(await openPicks(player, "live"));
    const bet = couponOf([pick], { isDropOnScoreChange: true, changeCoefAction: 1 });
    first(bet.bets).game.fullScores = [99, 99];
    expect(await code(bet)).toBe(2007);
    expect((await place(player, { ...bet, isDropOnScoreChange: false })).body.state).toBe(
      "pending",
    );
  });

  it("2008: two outcomes of one game in an express", async () => {
    const picks = await picksOf(player, await linePick());
    const other = picks.find(({ marketId }) => marketId !== first(picks).marketId);
    expect(await code(couponOf([first(picks), other ?? first(picks)]))).toBe(2008);
  });

  it("2009 and 2010: promo codes, and VIP bets on live matches", async () => {
    const pick = await linePick();
    expect(await code(couponOf([pick], { options: { promoCode: "SUMMER" } }))).toBe(2009);
    const live = first(await openPicks(player, "live"));
    expect(await code(couponOf([live], { options: { isVipBet: true } }))).toBe(2010);
  });

  it("11 for fields: amount with three decimals, foreign account and player, unknown type, wrong count", async () => {
    const pick = await linePick();
    const fieldOf = async (coupon: object) => {
      const { status, body } = await place(player, coupon);
      expect([status, body.code]).toEqual([400, 11]);
      return body.errors[0].field;
    };
    expect(await fieldOf(couponOf([pick], { amount: 1.005 }))).toBe("amount");
    expect(await fieldOf(couponOf([pick], { amount: -1 }))).toBe("amount");
    expect(await fieldOf(couponOf([pick], { accountId: 99 }))).toBe("accountId");
    expect(await fieldOf(couponOf([pick], { userId: 1 }))).toBe("userId");
    expect(await fieldOf(couponOf([pick], { typeId: 3 }))).toBe("typeId");
    expect(await fieldOf(couponOf([pick], { typeId: 1 }))).toBe("bets");
    expect(await fieldOf(couponOf([]))).toBe("bets");
    expect((await place(player, couponOf([pick]), "no-uuid")).body.errors[0].field).toBe(
      "X-Idempotency-Key",
    );
    const broken = await player.post("/web-api/coupon/place", "{", {
      "X-Idempotency-Key": randomUUID(),
    });
    expect([broken.status, broken.body.code]).toEqual([400, 10]);
  });

  it("20 without a session, 21 without or with a dropped token", async () => {
    const coupon = couponOf([await linePick()]);
    expect((await place(operator.visitor(), coupon)).body.code).toBe(20);
    const other = await operator.signedIn();
    other.token = null;
    expect((await place(other, coupon)).body.code).toBe(21);
  });

  it("are in the requested language", async () => {
    const pick = await linePick();
    const headers = { "X-Idempotency-Key": randomUUID(), "X-Language": "ru" };
    const { body } = await player.post(
      "/web-api/coupon/place",
      couponOf([pick], { amount: 0.1 }),
      headers,
    );
    expect(body.message).toBe("Сумма меньше минимальной");
  });
});
