import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { couponOf, first, openPicks, place } from "./coupons.ts";
import {
  type Answer,
  type Client,
  type Json,
  moneyOf,
  type Operator,
  refreshToken,
  startOperator,
} from "./operator.ts";

let operator: Operator;
let player: Client;
beforeAll(async () => {
  operator = await startOperator();
});
afterAll(() => operator.close());
beforeEach(async () => {
  await operator.control({ reset: true });
  player = await operator.signedIn();
});

let lastRound = 0;
const roundOf = (change: object = {}) => {
  lastRound += 1;
  const roundId = `r-${lastRound}`;
  return { provider: "North Reel", roundId, game: "Amber Falls", stake: 2, win: 0, ...change };
};
const play = (round: object): Promise<Answer> =>
  operator.visitor().post("/__control", { playRound: round });
const setLimit = (limit: object) => operator.control({ setLimit: { limitValue: 100, ...limit } });
const limits = async (): Promise<Json[]> => {
  const headers = { "X-Auth": `Bearer ${player.token}` };
  return (await player.get("/limit-service-api/api/external/web/v3/limits", headers)).body.data;
};
const leftOf = async (type: number): Promise<number> =>
  (await limits()).find(({ limitType }) => limitType === type).limitBalance;
const cents = async () => Math.round((await moneyOf(player)) * 100);

describe("a round of an outside provider's game", () => {
  it("takes its stake from the active account and pays its win", async () => {
    const before = await cents();
    expect((await play(roundOf({ stake: 2.5, win: 6.1 }))).status).toBe(200);
    expect(await cents()).toBe(before + 360);
    expect((await play(roundOf({ stake: 2.5, win: 0 }))).status).toBe(200);
    expect(await cents()).toBe(before + 110);
  });

  it("is booked once under the provider's id, however often it is sent, also after a restart and where play is closed since", async () => {
    const round = roundOf({ stake: 3, win: 1 });
    const before = await cents();
    const answers = await Promise.all([play(round), play(round), play(round)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await cents()).toBe(before - 200);
    await operator.restart();
    await refreshToken(player);
    await setLimit({ limitType: 33 });
    expect((await play(round)).status).toBe(200);
    await setLimit({ limitType: 33, limitValue: null });
    expect(await cents()).toBe(before - 200);
    // Ids of another provider are other rounds.
    expect((await play({ ...round, provider: "South Deal" })).status).toBe(200);
    expect(await cents()).toBe(before - 400);
  });

  it.each([{ stake: 3.01 }, { win: 1.01 }, { game: "Amber Fall" }, { accountId: 2 }])(
    "is refused under an id that was booked with other figures: %o",
    async (change) => {
      const round = roundOf({ stake: 3, win: 1 });
      await play(round);
      const before = await cents();
      expect(await play({ ...round, ...change })).toMatchObject({
        status: 409,
        body: { code: 51 },
      });
      expect(await cents()).toBe(before);
    },
  );

  it("is refused without the money, and all of it can be staked", async () => {
    const money = await moneyOf(player);
    const tooMuch = await play(roundOf({ stake: money + 0.01, win: 5000 }));
    expect(tooMuch).toMatchObject({ status: 409, body: { code: 2006, data: { money } } });
    expect(await moneyOf(player)).toBe(money);
    expect((await play(roundOf({ stake: money, win: money }))).status).toBe(200);
    expect(await moneyOf(player)).toBe(money);
  });

  it("is refused on an account that is nobody's, or closed", async () => {
    const refused = async (accountId: number) =>
      (await play(roundOf({ accountId }))).body.errors.map(({ field }: Json) => field);
    expect(await refused(77)).toEqual(["playRound.accountId"]);
    const accounts = "/web-api/user/accounts";
    const ask = (path: string, body: object) => player.post(`${accounts}/${path}`, body);
    await ask("add-currency", { currencyId: 1 });
    operator.pass(2_500);
    const { all_accounts: all } = (await player.get(accounts)).body;
    const dollars = all.find(({ type }: Json) => type === 9);
    expect((await play(roundOf({ accountId: dollars.id, stake: 0, win: 0 }))).status).toBe(200);
    expect((await ask("remove-currency", { id: dollars.id })).body.success).toBe(true);
    expect(await refused(dollars.id)).toEqual(["playRound.accountId"]);
  });

  it("is refused to a player who may not bet, is in a register, or has changed terms to confirm", async () => {
    await operator.control({ setRight: { name: "bet", isGranted: false } });
    expect(await play(roundOf())).toMatchObject({ status: 403, body: { code: 30 } });
    await operator.control({ setRight: { name: "bet", isGranted: true } });

    await operator.control({ pack: "GB", register: { GAMSTOP: "yes" } });
    expect(await play(roundOf())).toMatchObject({ status: 403, body: { code: 33 } });
    await operator.control({ register: { GAMSTOP: "no" }, advanceMs: 24 * 60 * 60_000 });
    expect((await play(roundOf())).status).toBe(200);
    await operator.control({ pack: null });

    player = await operator.signedIn();
    await operator.control({ changeTerms: true });
    expect(await play(roundOf())).toMatchObject({ status: 451, body: { code: 45 } });
    const rules = "/web-api/api-v3/v2/user/agreement-rules";
    const { updatedAt } = (await player.get(`${rules}/status`)).body;
    await player.post(`${rules}/confirm`, { updatedAt });
    expect((await play(roundOf())).status).toBe(200);
  });
});

describe("the limits of the player", () => {
  afterEach(async () => {
    for (const limitType of [1, 10, 11, 30, 31, 33, 37])
      await operator.control({ setLimit: { limitType, limitValue: null } });
  });

  it.each([
    ["a self-exclusion", { limitType: 30 }, 403, 33],
    ["a time-out", { limitType: 33 }, 403, 33],
    ["a block", { limitType: 37 }, 409, 2014],
    ["a used-up session", { limitType: 31, limitValue: 1, limitBalance: 0 }, 409, 2014],
    ["a limit on stakes that leaves a cent less", { limitType: 1, limitBalance: 1.99 }, 409, 2014],
    ["a limit on losses that leaves a cent less", { limitType: 10, limitBalance: 1.99 }, 409, 2014],
  ])("refuse a round: %s", async (_name, limit, status, code) => {
    const before = await cents();
    await setLimit(limit);
    // Whatever it would win.
    expect(await play(roundOf({ win: 100 }))).toMatchObject({ status, body: { code } });
    expect(await cents()).toBe(before);
  });

  it("count what rounds stake and lose, with bets, and get back what rounds win", async () => {
    // What earlier tests have staked is before this time.
    operator.pass(1);
    await setLimit({ limitType: 1, limitValue: 20 });
    await setLimit({ limitType: 11, limitValue: 25 });
    await play(roundOf({ stake: 4, win: 0 }));
    expect([await leftOf(1), await leftOf(11)]).toEqual([16, 21]);
    await place(player, couponOf([first(await openPicks(player, "line"))], { amount: 10 }));
    expect([await leftOf(1), await leftOf(11)]).toEqual([6, 11]);
    operator.pass(1);
    await play(roundOf({ stake: 5, win: 12 }));
    expect([await leftOf(1), await leftOf(11)]).toEqual([1, 18]);
    expect(await play(roundOf({ stake: 2 }))).toMatchObject({
      status: 409,
      body: { data: { limitType: 1, left: 1, measure: "EUR" } },
    });
  });
});

describe("the order of a round", () => {
  it.each([
    [{ provider: undefined }, "provider"],
    [{ roundId: 7 }, "roundId"],
    [{ roundId: "" }, "roundId"],
    [{ game: "Amber\nFalls" }, "game"],
    [{ game: "x".repeat(101) }, "game"],
    [{ stake: "2" }, "stake"],
    [{ stake: -1 }, "stake"],
    [{ stake: 0.001 }, "stake"],
    [{ win: -0.01 }, "win"],
    [{ win: 1e300 }, "win"],
    [{ accountId: "1" }, "accountId"],
  ])("is refused with %o", async (change, field) => {
    const { status, body } = await play(roundOf(change));
    expect([status, body.errors.map(({ field: name }: Json) => name)]).toEqual([
      400,
      [`playRound.${field}`],
    ]);
  });
});
