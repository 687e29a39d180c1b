import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openStore } from "../../server/store/store.ts";
import { check } from "../contract/check.ts";
import { couponOf, first, openPicks, place } from "./coupons.ts";
import { type Client, type Json, type Operator, startOperator } from "./operator.ts";

const base = "/limit-service-api/api/external/web/v3";
const blockPath = "/limit-service-api/limit/external/web/api/v1/BlockUser";
const dayMs = 24 * 60 * 60_000;

let operator: Operator;
let player: Client;
beforeEach(async () => {
  operator = await startOperator();
  await operator.control({ pack: "MT" });
  player = await operator.signedIn();
  await player.post(`${base}/review`, { answer: "none" }, auth());
});
afterEach(() => operator.close());

const auth = () => ({ "X-Auth": `Bearer ${player.token}` });
const block = (days: number | null, more: object = {}) =>
  player.post(blockPath, { selfExcludeReasonId: 1, days, ...more }, auth());
const ask = (more: object = {}) =>
  player.post(
    `${base}/limits`,
    { limits: [{ limitType: 30, limitValue: 7, selfExcludeReasonId: 1, ...more }] },
    auth(),
  );
const betCode = async (): Promise<number> => {
  const coupon = couponOf([first(await openPicks(player, "line"))], { amount: 1 });
  const { status, body } = await place(player, coupon);
  return status === 200 ? 200 : body.code;
};
const exclusion = async (): Promise<Json> =>
  (await check("listClientLimits", player.get(`${base}/limits`, auth()))).body.data.find(
    ({ limitType }: Json) => limitType === 30,
  );
const at = async (brand: string) => {
  await operator.control({ config: { branding: { name: brand } } });
  player = await operator.signedIn();
};
const policyBrands = async () =>
  (await player.get("/bff-api/config/all.json?lang=en")).body.policy?.brands as Json;

describe("a self-exclusion under a pack that has the player asked about brands", () => {
  it("is refused without an answer, by every way and with whatever stands in its place", async () => {
    expect(await policyBrands()).toEqual(["Touchline", "Northside"]);
    for (const more of [
      {},
      { isForAllBrands: null },
      { isForAllBrands: "yes" },
      { isForAllBrands: 1 },
    ]) {
      const answers = [await block(7, more), await ask(more), await block(null, more)];
      expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
    }
    expect(await exclusion()).toBeUndefined();
    expect(await betCode()).toBe(200);
  });

  it("for all brands holds at each of them", async () => {
    expect((await check("blockUser", block(7, { isForAllBrands: true }))).body.success).toBe(true);
    for (const brand of ["Touchline", "Northside"]) {
      await at(brand);
      expect((await exclusion()).brands.toSorted()).toEqual(["Northside", "Touchline"]);
      expect(await betCode()).toBe(33);
    }
  });

  it("for one brand holds there only, and the answer outlives the questions", async () => {
    const { tokenGuid } = (await ask({ isForAllBrands: false })).body.data;
    const answers = [
      { questionId: 1, answerId: 2 },
      { questionId: 2, answerId: 1 },
    ];
    await player.post(`${base}/testanswers`, { tokenGuid, answers }, auth());
    expect((await exclusion()).brands).toEqual(["Touchline"]);
    expect(await betCode()).toBe(33);
    await at("Northside");
    expect(await exclusion()).toBeUndefined();
    expect(await betCode()).toBe(200);
    expect(await policyBrands()).toEqual(["Northside", "Touchline"]);
  });

  it("at a second brand neither ends nor shortens that of the first", async () => {
    await block(null, { isForAllBrands: false });
    await at("Northside");
    await block(1, { isForAllBrands: false });
    expect(await exclusion()).toMatchObject({ limitValue: 1, brands: ["Northside"] });
    operator.pass(dayMs);
    await at("Northside");
    expect(await exclusion()).toBeUndefined();
    await at("Touchline");
    expect(await exclusion()).toMatchObject({ endsAt: null, brands: ["Touchline"] });
    expect(await betCode()).toBe(33);
  });

  it("for one brand is not ended by a shorter one for all", async () => {
    await block(30, { isForAllBrands: false });
    await at("Northside");
    await block(7, { isForAllBrands: true });
    expect((await exclusion()).limitValue).toBe(7);
    await at("Touchline");
    expect((await exclusion()).limitValue).toBe(30);
    operator.pass(7 * dayMs);
    await at("Northside");
    expect(await exclusion()).toBeUndefined();
    await at("Touchline");
    expect((await exclusion()).limitValue).toBe(30);
    operator.pass(23 * dayMs);
    await at("Touchline");
    expect(await exclusion()).toBeUndefined();
  });

  it("is kept with its answer, under another pack without one", async () => {
    await block(1, { isForAllBrands: false });
    operator.pass(dayMs);
    await operator.control({ pack: null });
    await at("Northside");
    expect(await policyBrands()).toBeUndefined();
    await block(1, { isForAllBrands: false });
    await at("Touchline");
    expect(await betCode()).toBe(33);
    const rows: Json[] = [];
    await operator.restart(() => {
      const store = openStore(operator.folder);
      rows.push(...store.all("SELECT brand, is_for_all FROM exclusion_brands ORDER BY id"));
      store.close();
    });
    expect(rows).toEqual([
      { brand: "Touchline", is_for_all: 0 },
      { brand: "Northside", is_for_all: null },
    ]);
  });

  it("by the operator is for all, and a time-out too", async () => {
    await block(30, { isForAllBrands: false });
    await operator.control({ setLimit: { limitType: 30, limitValue: 7 } });
    await at("Northside");
    expect(await betCode()).toBe(33);
    await operator.control({ setLimit: { limitType: 30, limitValue: null } });
    expect(await betCode()).toBe(200);
    await player.post(`${base}/limits`, { limits: [{ limitType: 33, limitValue: 1 }] }, auth());
    await at("Touchline");
    expect(await betCode()).toBe(33);
  });
});

it("every other limit is of the account: what is staked and left is one at all brands of the operator", async () => {
  await operator.control({ pack: "GB" });
  await player.post(`${base}/limits`, { limits: [{ limitType: 1, limitValue: 20 }] }, auth());
  const stake = async (amount: number) =>
    (await place(player, couponOf([first(await openPicks(player, "line"))], { amount }))).status;
  expect(await stake(15)).toBe(200);
  await at("Northside");
  const [limit] = (await player.get(`${base}/limits`, auth())).body.data;
  expect(limit).toMatchObject({ limitType: 1, limitValue: 20, limitBalance: 5 });
  expect(await stake(6)).toBe(409);
  expect(await stake(5)).toBe(200);
});
