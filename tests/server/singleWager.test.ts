import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { couponOf, first, openPicks, type Pick, place, single } from "./coupons.ts";
import { currencyByIso } from "../../server/players/currencies.ts";
import {
  type Client,
  type Json,
  moneyOf,
  type Operator,
  refreshToken,
  startOperator,
} from "./operator.ts";

const base = "/limit-service-api/api/external/web/v3";
const dayMs = 24 * 60 * 60_000;
const none = 999_999_999;

let operator: Operator;
let player: Client;
let picks: Pick[];
beforeEach(async () => {
  operator = await startOperator();
  await operator.control({ pack: "US-PA" });
  player = await operator.signedIn();
  picks = await openPicks(player, "line");
  // The question about limits, which the pack asks first.
  await player.post(`${base}/review`, { answer: "none" }, extra());
});
afterEach(() => operator.close());

const extra = () => ({ "X-Auth": `Bearer ${player.token}` });
const limits = async (): Promise<Json[]> =>
  ((await player.get(`${base}/limits`, extra())).body.data as Json[]).filter(
    // The interval of checks is the pack's, for everybody.
    ({ limitType }) => limitType !== 32,
  );
const ask = (item: object) => player.post(`${base}/limits`, { limits: [item] }, extra());
const save = (limitType: number, limitValue: number) => ask({ limitType, limitValue });
const confirm = (limitType: number) =>
  player.post(`${base}/limitaction`, { action: 1, limitType }, extra());
const pass = async (ms: number) => {
  operator.pass(ms);
  // Brings the feed up to date: the picks of before may be over.
  await operator.control({ advanceMs: 0 });
  player = await operator.signedIn();
  picks = await openPicks(player, "line");
};
const bet = (amount: number, change: object = {}) =>
  place(player, couponOf([first(picks)], { amount, ...change }));
const over = { limitType: 40, left: 20, measure: "EUR" };

describe("a limit on one bet, under the pack of Pennsylvania", () => {
  it("is on offer with any amount, and has no period: what was staked does not use it up", async () => {
    const { data } = (await player.get(`${base}/availablelimits`, extra())).body;
    expect(data.find(({ limitType }: Json) => limitType === 40)).toEqual({
      limitType: 40,
      availableValues: [],
      measure: "EUR",
      type: "money",
    });
    expect((await save(40, 20)).status).toBe(200);
    for (const amount of [20, 20, 0.5]) expect((await bet(amount)).status).toBe(200);
    expect(await limits()).toMatchObject([
      { limitType: 40, limitValue: 20, limitBalance: 20, limitState: "ACTIVE", endsAt: null },
    ]);
    const { status, body } = await bet(20.01);
    expect([status, body.code, body.data]).toEqual([409, 2014, over]);
  });

  it("refuses a coupon, a system, blocks and a power bet above it, and each single of a set by itself; nothing is taken", async () => {
    const placed = await bet(15);
    await save(40, 20);
    const before = await moneyOf(player);
    const three = picks.slice(0, 3);
    const blocks = couponOf(picks.slice(0, 4), {
      typeId: 2,
      amount: 30,
      amountByBlockId: { 1: 15, 2: 15 },
    });
    const inBlocks = {
      ...blocks,
      bets: blocks.bets.map((each, at) => ({ ...each, blockId: at < 2 ? 1 : 2 })),
    };
    for (const coupon of [
      couponOf(three, { amount: 20.01 }),
      couponOf(three, { amount: 21, typeId: 2, systemValue: 2 }),
      inBlocks,
      // A body that says another player, account or promise than it has.
      { ...couponOf(three, { amount: 21 }), limitType: 1, limitValue: none },
    ]) {
      const { status, body } = await place(player, coupon);
      expect([status, body.code, body.data]).toEqual([409, 2014, over]);
    }
    const { couponId } = placed.body;
    const path = `/web-api/bets/coupons/${couponId}/powerbet`;
    const offer = first<Json>((await player.get(path)).body.offers);
    await save(40, 4);
    const power = (amount: number) =>
      player.post(
        path,
        { offerId: offer.offerId, coef: offer.coef, amount },
        { "X-Idempotency-Key": randomUUID() },
      );
    expect((await power(5)).body).toMatchObject({ code: 2014, data: { limitType: 40, left: 4 } });
    expect(await moneyOf(player)).toBe(before);
    expect((await power(4)).body.state).toBe("accepted");
    const set = await player.post(
      "/web-api/coupon/place-batch",
      { coupons: [4, 4.01, 4].map((amount, at) => single(first(picks.slice(at)), { amount })) },
      { "X-Idempotency-Key": randomUUID() },
    );
    expect(set.body.results.map(({ state, code }: Json) => [state, code])).toEqual([
      ["accepted", undefined],
      ["rejected", 2014],
      ["accepted", undefined],
    ]);
  });

  it("is looked at once more when a delayed bet is accepted", async () => {
    await save(40, 20);
    const [live] = await openPicks(player, "live");
    const coupon = couponOf(live === undefined ? [] : [live], { amount: 15, changeCoefAction: 1 });
    const { body } = await place(player, coupon);
    expect(body.state).toBe("pending");
    await save(40, 10);
    await operator.control({ advanceMs: 10_000 });
    const state = await player.get(`/web-api/coupon/place/${body.requestId}`);
    expect(state.body).toMatchObject({ state: "rejected", code: 2014 });
  });

  it("counts another currency by its rate, and not what a promo code pays", async () => {
    await save(40, 4);
    expect((await bet(5, { options: { promoCode: "FREEBET" } })).status).toBe(200);
    expect((await bet(4.01)).body.code).toBe(2014);
    player = operator.visitor();
    await player.get("/web-api/session");
    const newcomer = {
      countryId: 17,
      currencyId: 1,
      bonusId: 0,
      isTermsAccepted: true,
      componentsData: null,
    };
    const { userId } = (await player.post("/web-api/registration/fast_reg", newcomer)).body;
    await refreshToken(player);
    const [account] = (await player.get("/web-api/user/accounts")).body.all_accounts;
    const inDollars = (amount: number) => bet(amount, { accountId: account.id, userId });
    const { perEuro } = currencyByIso("USD");
    const most = Math.floor(4 * perEuro * 100) / 100;
    await save(40, 4);
    const { body } = await inDollars(most + 0.02);
    expect([body.code, body.data]).toEqual([2014, { ...over, left: 4 }]);
    expect((await inDollars(most)).status).toBe(200);
  });

  it("is lowered at once, raised and removed only once the player has confirmed it, a day later to the ms", async () => {
    await save(40, 50);
    await save(40, 20);
    expect((await bet(20.01)).body.code).toBe(2014);
    for (const wish of [30, none]) {
      await save(40, wish);
      expect((await confirm(40)).status).toBe(400);
      await pass(dayMs - 1);
      expect((await confirm(40)).status).toBe(400);
      operator.pass(60_000);
      expect(await limits()).toMatchObject([
        { limitState: "ACTIVE", limitValue: 20 },
        { limitState: "PENDING", limitValue: wish, needApprove: true },
      ]);
      expect((await bet(20.01)).body.code).toBe(2014);
    }
    expect((await confirm(40)).status).toBe(200);
    expect(await limits()).toEqual([]);
    expect((await bet(20.01)).status).toBe(200);
  });

  it("is an amount of at least 1, in whole cents, and nothing else", async () => {
    for (const value of [0, 0.99, -5, 10.005, 1e12, 1_000_001, Number.NaN, "20", null, [20]])
      expect((await ask({ limitType: 40, limitValue: value })).status, String(value)).toBe(400);
    expect((await ask({ limitType: "40", limitValue: 20 })).status).toBe(400);
    expect(await limits()).toEqual([]);
  });
});

describe("where no pack has it", () => {
  it.each([null, "SE", "MT"])(
    "under %s the type is unknown, and one that is kept is not in force",
    async (pack) => {
      await save(40, 5);
      await operator.control({ pack });
      const config = (await operator.visitor().get("/bff-api/config/all.json?lang=en")).body;
      expect(config.limits.availableTypeIds).not.toContain(40);
      expect(config.policy?.hasSingleWagerLimit).toBeUndefined();
      expect((await save(40, 20)).status).toBe(400);
      expect((await ask({ limitType: 40, limitValue: 0, isCancel: true })).status).toBe(400);
      expect((await limits()).map(({ limitType }) => limitType)).not.toContain(40);
      if (pack !== "SE") expect((await bet(20)).status).toBe(200);
    },
  );
});
