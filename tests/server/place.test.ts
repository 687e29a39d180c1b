import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { couponOf, first, openPicks, place, picksOf } from "./coupons.ts";
import { type Client, moneyOf, type Operator, startOperator } from "./operator.ts";

let operator: Operator;
let player: Client;

beforeAll(async () => {
  operator = await startOperator();
  player = await operator.signedIn();
});
afterAll(() => operator.close());

async function linePick(index = 0) {
  return first((await openPicks(player, "line")).slice(index));
}

describe("placing a coupon once", () => {
  it("takes a single from the line and its stake from the account [call-coupon-001]", async () => {
    const pick = await linePick();
    const before = await moneyOf(player);
    const { status, body } = await place(player, couponOf([pick]));
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, state: "accepted", coef: pick.coef, amount: 10 });
    expect(body.possibleWin).toBeCloseTo(pick.coef * 10, 9);
    expect(body.balance).toBe(before - 10);
    expect(await moneyOf(player)).toBe(before - 10);
    const { body: coupon } = await player.get(`/web-api/bets/coupons/${body.couponId}`);
    expect(coupon).toMatchObject({ id: body.couponId, status: "open", amount: 10 });
    expect(coupon.bets[0].opponents).toEqual([pick.game.opponent1.name, pick.game.opponent2.name]);
  });

  it("makes one bet of 20 parallel requests with one key", async () => {
    const coupon = couponOf([await linePick()]);
    const key = randomUUID();
    const before = await moneyOf(player);
    const countBefore = (await player.get("/web-api/bets/history")).body.summary.count;
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(player, coupon, key)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(first(answers).body.state).toBe("accepted");
    expect(await moneyOf(player)).toBe(before - 10);
    expect((await player.get("/web-api/bets/history")).body.summary.count).toBe(countBefore + 1);
  });

  it("answers a repeat as the first time, even when it could no longer be taken, in any field order", async () => {
    const pick = await linePick();
    const coupon = couponOf([pick]);
    const key = randomUUID();
    const { body } = await place(player, coupon, key);
    await operator.control({ suspendGame: pick.game.id });
    const turned = Object.fromEntries(Object.entries(coupon).reverse());
    expect((await place(player, turned, key)).body).toEqual(body);
    await operator.control({ resumeGame: pick.game.id });
  });

  it("refuses another body under a used key with 51 and keeps a refusal for the key", async () => {
    const pick = await linePick();
    const key = randomUUID();
    await place(player, couponOf([pick]), key);
    const other = await place(player, couponOf([pick], { amount: 11 }), key);
    expect([other.status, other.body.code]).toEqual([409, 51]);
    const refusedKey = randomUUID();
    const tooMuch = couponOf([pick], { amount: 4999 });
    expect((await place(player, tooMuch, refusedKey)).body.code).toBe(2006);
    const again = await place(player, tooMuch, refusedKey);
    expect([again.status, again.body.code]).toEqual([409, 2006]);
    const state = await player.get(`/web-api/coupon/place/${refusedKey}`);
    expect(state.body).toMatchObject({ state: "rejected", code: 2006, couponId: null });
    expect(state.body.message).not.toBe("");
  });

  it("tells a client without a reply what became of its key, 40 when it never arrived", async () => {
    const key = randomUUID();
    const { body } = await place(player, couponOf([await linePick()]), key);
    expect((await player.get(`/web-api/coupon/place/${key}`)).body).toEqual(body);
    const never = await player.get(`/web-api/coupon/place/${randomUUID()}`);
    expect([never.status, never.body.code]).toEqual([404, 40]);
  });

  it("places an express at the product of its prices", async () => {
    const picks = (await openPicks(player, "line")).slice(0, 3);
    const { body } = await place(player, couponOf(picks));
    const product = picks.reduce((total, { coef }) => total * coef, 1);
    expect(body.coef).toBeCloseTo(product, 2);
    expect(body.state).toBe("accepted");
  });
});

describe("live bets", () => {
  it("wait for the delay and are then taken", async () => {
    const pick = first(await openPicks(player, "live"));
    const key = randomUUID();
    const before = await moneyOf(player);
    const { body } = await place(player, couponOf([pick], { changeCoefAction: 1 }), key);
    expect(body).toMatchObject({
      state: "pending",
      requestId: key,
      couponId: null,
      checkAfterMs: 2000,
    });
    expect(await moneyOf(player)).toBe(before);
    expect((await player.get(`/web-api/coupon/place/${key}`)).body.state).toBe("pending");
    await operator.control({ setPrice: { outcomeId: pick.outcomeId, coef: 9.5 }, advanceMs: 2000 });
    expect((await player.get(`/web-api/coupon/place/${key}`)).body).toMatchObject({
      state: "accepted",
      coef: 9.5,
    });
    expect(await moneyOf(player)).toBe(before - 10);
  });

  it("are refused when the game is suspended during the delay", async () => {
    const pick = first(await openPicks(player, "live"));
    const key = randomUUID();
    const before = await moneyOf(player);
    await place(player, couponOf([pick]), key);
    await operator.control({ suspendGame: pick.game.id, advanceMs: 2000 });
    const { status, body } = await player.get(`/web-api/coupon/place/${key}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: false, state: "rejected", code: 2002 });
    expect(body.bets).toEqual([
      expect.objectContaining({ marketId: pick.outcomeId, isBlocked: true }),
    ]);
    expect(await moneyOf(player)).toBe(before);
    await operator.control({ resumeGame: pick.game.id });
  });
});

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

  it("2009 and 2010: promo codes, VIP bets and the bonus account", async () => {
    const pick = await linePick();
    expect(await code(couponOf([pick], { options: { promoCode: "SUMMER" } }))).toBe(2009);
    expect(await code(couponOf([pick], { options: { isVipBet: true } }))).toBe(2010);
    expect(await code(couponOf([pick], { accountId: 2 }))).toBe(2010);
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
    expect(await fieldOf(couponOf([pick], { typeId: 2 }))).toBe("typeId");
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

  it("words refusals in the language asked for", async () => {
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
