import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { demoPlayerId } from "../../server/players/players.ts";
import { openStore } from "../../server/store/store.ts";
import { check } from "../contract/check.ts";
import { couponOf, first, openPicks, place } from "./coupons.ts";
import {
  type Answer,
  type Client,
  type Json,
  moneyOf,
  type Operator,
  refreshToken,
  signIn,
  startOperator,
} from "./operator.ts";

const base = "/limit-service-api/api/external/web/v3";
const minute = 60_000;
const activityFile = "Activity file";
const limitFile = "Limit file";

let operator: Operator;
let player: Client;
beforeEach(async () => {
  operator = await startOperator();
  player = await operator.signedIn();
  await operator.control({ pack: "DE" });
  accountId = 1;
  userId = demoPlayerId;
  await save(player, 22, 500);
});
afterEach(() => operator.close());

const auth = (of: Client) => ({ "X-Auth": `Bearer ${of.token}` });
const save = (of: Client, limitType: number, limitValue: number) =>
  of.post(`${base}/limits`, { limits: [{ limitType, limitValue }] }, auth(of));
const listed = async (of = player): Promise<Json> =>
  (await check("listClientLimits", of.get(`${base}/limits`, auth(of)))).body;
const monthOf = async (): Promise<Json> =>
  (await listed()).data.find(({ limitType }: Json) => limitType === 22);
const bet = async (of = player, amount = 10): Promise<Answer> =>
  place(of, couponOf([first(await openPicks(of, "line"))], { amount, accountId, userId }));
let accountId = 1;
let userId = demoPlayerId;
const topUp = (key: string = randomUUID()): Promise<Answer> =>
  player.post("/web-api/demo-money/top-up", { accountId }, { "X-Idempotency-Key": key });
/** The demo player has too much money to be given any. */
const asNewcomer = async (): Promise<void> => {
  player = operator.visitor();
  await player.get("/web-api/session");
  const { body } = await player.post("/web-api/registration/fast_reg", {
    countryId: 17,
    currencyId: 2,
    bonusId: 0,
    isTermsAccepted: true,
    componentsData: null,
  });
  await refreshToken(player);
  userId = body.userId;
  accountId = (await player.get("/web-api/user/accounts")).body.all_accounts[0].id;
  await save(player, 22, 500);
};
const askings = async (): Promise<readonly Json[]> => {
  const rows: Json[] = [];
  await operator.restart(() => {
    const store = openStore(operator.folder);
    rows.push(...store.all("SELECT register, occasion, answer FROM register_askings ORDER BY id"));
    store.close();
  });
  return rows.map(({ register, occasion, answer }) => [register, occasion, answer]);
};
/** A new token where the old one has run out. */
const goOn = async (ms: number): Promise<void> => {
  operator.pass(ms);
  await operator.visitor().post("/__control", {});
  await refreshToken(player);
};

describe("who is active at another operator", () => {
  it("is asked about before the first bet and not earlier, and then neither bets nor pays in", async () => {
    await operator.control({ register: { [activityFile]: "yes" } });
    expect((await listed()).activity).toEqual({ state: "none", until: null });
    const refused = await check("placeCoupon", bet(), 403);
    expect(refused.body).toMatchObject({ code: 30 });
    expect(refused.body.message).toContain("active at another operator");
    const { activity } = await listed();
    expect(activity).toEqual({ state: "elsewhere", until: 1_800_000_000 + 5 * 60 });
    for (const answer of [await topUp(), await bet()])
      expect([answer.status, answer.body.code]).toEqual([403, 30]);
    const batch = await player.post(
      "/web-api/coupon/place-batch",
      { coupons: [couponOf([first(await openPicks(player, "line"))], { amount: 10 })] },
      { "X-Idempotency-Key": randomUUID() },
    );
    expect(JSON.stringify(batch.body)).toContain("active at another operator");
  });
  it("is asked about again at the first bet after that time, and not a moment earlier", async () => {
    await operator.control({ register: { [activityFile]: "yes" } });
    await bet();
    await operator.control({ register: { [activityFile]: "no" } });
    await goOn(5 * minute - 1);
    expect((await bet()).status).toBe(403);
    operator.pass(1);
    expect((await bet()).status).toBe(200);
    expect((await listed()).activity.state).toBe("here");
  });
  it("is not asked about at a bet that is refused anyway", async () => {
    await operator.control({ setLimit: { limitType: 37, limitValue: 0 } });
    expect((await bet()).status).toBe(409);
    expect((await listed()).activity.state).toBe("none");
  });
});

describe("who was active here", () => {
  it("waits for five minutes after a log-out, to the millisecond", async () => {
    expect((await bet()).status).toBe(200);
    operator.pass(1_000);
    expect((await player.post("/web-api/auth/disconnect", {})).status).toBe(200);
    await signIn(player);
    await refreshToken(player);
    expect((await listed()).activity).toEqual({
      state: "waiting",
      until: 1_800_000_001 + 5 * 60,
    });
    const refused = await bet();
    expect([refused.status, refused.body.code]).toEqual([403, 30]);
    expect((await topUp()).status).toBe(403);
    await goOn(5 * minute - 1);
    expect((await bet()).status).toBe(403);
    operator.pass(1);
    expect((await bet()).status).toBe(200);
  });
  it("waits as long after half an hour without an act, also where the page comes back in time", async () => {
    expect((await bet()).status).toBe(200);
    await goOn(30 * minute - 1);
    expect((await listed()).activity.state).toBe("here");
    await goOn(30 * minute);
    expect((await listed()).activity.state).toBe("waiting");
    await goOn(5 * minute);
    expect((await bet()).status).toBe(200);
  });
  it("stays active on another device, and none that was opened after the end prolongs it", async () => {
    const phone = await operator.signedIn();
    expect((await bet()).status).toBe(200);
    await player.post("/web-api/auth/disconnect", {});
    expect((await listed(phone)).activity.state).toBe("here");
    expect((await bet(phone)).status).toBe(200);
    operator.pass(1);
    await phone.post("/web-api/auth/disconnect", {});
    const third = await operator.signedIn();
    expect((await listed(third)).activity.state).toBe("waiting");
  });
  it("is asked about once for all bets of a time", async () => {
    for (let time = 0; time < 3; time += 1) expect((await bet(player, 1)).status).toBe(200);
    expect((await askings()).filter(([name]) => name === activityFile)).toEqual([
      [activityFile, "play", "no"],
    ]);
  });
});

describe("a file that does not answer", () => {
  it("closes play, is asked again ten seconds later, and opens it", async () => {
    await operator.control({ register: { [activityFile]: "down" } });
    const refused = await bet();
    expect([refused.status, refused.body.message]).toEqual([
      403,
      expect.stringContaining("has not answered yet"),
    ]);
    expect((await listed()).activity.state).toBe("unanswered");
    await operator.control({ register: { [activityFile]: "no" } });
    operator.pass(9_999);
    expect((await bet()).status).toBe(403);
    operator.pass(1);
    expect((await bet()).status).toBe(200);
  });
  it("of deposits takes none, and the same deposit once it answers", async () => {
    await asNewcomer();
    await bet(player, 50);
    const before = await moneyOf(player);
    const key = randomUUID();
    await operator.control({ register: { [limitFile]: "down" } });
    const refused = await topUp(key);
    expect([refused.status, refused.body.code]).toEqual([403, 30]);
    expect(await moneyOf(player)).toBe(before);
    await operator.control({ register: { [limitFile]: "no" } });
    expect((await topUp(key)).status).toBe(200);
    expect(await moneyOf(player)).toBe(before + 50);
  });
});

describe("what was paid in at other operators", () => {
  it("counts against the limit, is listed as such, and leaves the rest only", async () => {
    await asNewcomer();
    await bet(player, 50);
    await operator.control({ paidElsewhere: { euros: 470.5, isTold: true } });
    operator.pass(10_000);
    expect(await monthOf()).toMatchObject({ limitBalance: 29.5, paidElsewhere: 470.5 });
    const before = await moneyOf(player);
    expect((await topUp()).status).toBe(200);
    expect(await moneyOf(player)).toBe(before + 29.5);
    expect(await monthOf()).toMatchObject({ limitBalance: 0, paidElsewhere: 470.5 });
    const refused = await topUp();
    expect([refused.status, refused.body.code, refused.body.data]).toMatchObject([
      409,
      2014,
      { limitType: 22, left: 0 },
    ]);
  });
  it("counts also where the file does not say how much: a deposit above the rest is refused whole, with the reason", async () => {
    await asNewcomer();
    await bet(player, 50);
    await operator.control({ paidElsewhere: { euros: 450.01, isTold: false } });
    const before = await moneyOf(player);
    const key = randomUUID();
    for (let time = 0; time < 2; time += 1) {
      const refused = await topUp(key);
      expect([refused.status, refused.body.code]).toEqual([409, 2014]);
      expect(refused.body.message).toContain("paid in at other operators");
    }
    expect(await moneyOf(player)).toBe(before);
    expect((await monthOf()).paidElsewhere).toBeUndefined();
    await operator.control({ paidElsewhere: { euros: 450, isTold: false } });
    expect((await topUp(key)).status).toBe(200);
    expect((await topUp(key)).status).toBe(200);
    expect(await moneyOf(player)).toBe(before + 50);
    const booked = (await askings()).filter(([name]) => name === limitFile);
    expect(booked.map(([, , answer]) => answer)).toEqual(["yes", "yes", "no"]);
  });
  it("of another month does not count, nor where no file is asked", async () => {
    await operator.control({ paidElsewhere: { euros: 400, isTold: true } });
    operator.pass(10_000);
    expect((await monthOf()).limitBalance).toBe(100);
    await operator.control({ pack: null });
    expect(await monthOf()).toMatchObject({ limitBalance: 500 });
    expect((await monthOf()).paidElsewhere).toBeUndefined();
  });
});

it("`/__control` refuses an amount that is none, and changes nothing", async () => {
  const order = (paidElsewhere: object) => operator.visitor().post("/__control", { paidElsewhere });
  expect((await order({ euros: -1, isTold: true })).body.errors[0].field).toBe(
    "paidElsewhere.euros",
  );
  expect((await monthOf()).paidElsewhere).toBeUndefined();
});
