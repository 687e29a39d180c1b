import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openStore } from "../../server/store/store.ts";
import { check } from "../contract/check.ts";
import { couponOf, first, openPicks, place } from "./coupons.ts";
import { temporaryFolder } from "./folder.ts";
import {
  type Answer,
  type Client,
  type Json,
  type Operator,
  refreshToken,
  startOperator,
} from "./operator.ts";

const base = "/limit-service-api/api/external/web/v3";

let operator: Operator;
beforeEach(async () => {
  operator = await startOperator();
});
afterEach(() => operator.close());

const under = async (pack: string, register: object = {}): Promise<Client> => {
  await operator.control({ pack, register });
  return operator.signedIn();
};
const reported = async (player: Client): Promise<Json> =>
  (await player.get(`${base}/limits`, { "X-Auth": `Bearer ${player.token}` })).body.register;
const bet = async (player: Client): Promise<Answer> =>
  place(player, couponOf([first(await openPicks(player, "line"))], { amount: 10 }));
const topUp = (player: Client): Promise<Answer> =>
  player.post(
    "/web-api/demo-money/top-up",
    { accountId: 1 },
    { "X-Idempotency-Key": randomUUID() },
  );
const register = async (): Promise<Answer> => {
  const visitor = operator.visitor();
  await visitor.get("/web-api/session");
  return visitor.post("/web-api/registration/fast_reg", {
    countryId: 17,
    currencyId: 2,
    bonusId: 0,
    isTermsAccepted: true,
    componentsData: null,
  });
};
/** Everything that was kept of the askings. */
const kept = async (): Promise<readonly Json[]> => {
  const rows: Json[] = [];
  await operator.restart(() => {
    const store = openStore(operator.folder);
    rows.push(...store.all("SELECT * FROM register_askings ORDER BY id"));
    store.close();
  });
  return rows;
};

describe("who is in a register", () => {
  it("neither bets, pays in, takes a bonus nor registers; bets, money and history stay in reach", async () => {
    const player = await under("KZ", { "List of debtors": "yes" });
    const refused = await check("placeCoupon", bet(player), 403);
    expect(refused.body).toMatchObject({
      code: 33,
      message: "A national register says that you may not play",
    });
    for (const answer of [
      await topUp(player),
      await player.post("/web-api/promo-codes/activate", { promocode: "WELCOME" }),
      await register(),
    ])
      expect([answer.status, answer.body.code]).toEqual([403, 33]);
    for (const path of ["/web-api/user/balance", "/web-api/user/accounts"])
      expect((await player.get(path)).status).toBe(200);
    expect((await player.get("/web-api/bets/history?limit=20")).status).not.toBe(403);
  });
  it("is told so, and never by which register", async () => {
    const player = await under("KZ", { "List of debtors": "yes" });
    const answer = await check(
      "listClientLimits",
      player.get(`${base}/limits`, { "X-Auth": `Bearer ${player.token}` }),
    );
    expect(answer.body.register).toMatchObject({ state: "restricted", isPlayOpen: false });
    expect(JSON.stringify([answer.body, (await bet(player)).body])).not.toMatch(
      /debt|restricted l/i,
    );
  });
  it("is found also when the clock has been set back since the last asking", async () => {
    await under("DE");
    operator.pass(-1_000);
    const player = await under("DE", { OASIS: "yes" });
    expect((await reported(player)).state).toBe("restricted");
    expect((await bet(player)).body.code).toBe(33);
  });
  it("stays so while the register is down, until it says otherwise", async () => {
    await under("DE", { OASIS: "yes" });
    const player = await under("DE", { OASIS: "down" });
    expect((await reported(player)).state).toBe("restricted");
    await operator.control({ register: { OASIS: "no" } });
    expect((await reported(await operator.signedIn())).state).toBe("clear");
  });
});

describe("a register that does not answer", () => {
  it("closes play, is asked again, and opens it when it answers", async () => {
    const player = await under("GB", { GAMSTOP: "down" });
    expect(await reported(player)).toMatchObject({ state: "unanswered", isPlayOpen: false });
    const { status, body } = await bet(player);
    expect([status, body.code]).toEqual([403, 30]);
    expect(body.message).toContain("has not answered yet");
    expect((await topUp(player)).status).toBe(403);
    expect((await register()).body.code).toBe(30);
    await operator.control({ register: { GAMSTOP: "no" } });
    operator.pass(9_999);
    expect((await bet(player)).status).toBe(403);
    operator.pass(1);
    expect((await bet(player)).status).toBe(200);
    expect((await reported(player)).state).toBe("clear");
  });
  it("keeps nobody from logging in; a late answer counts when it comes", async () => {
    const player = await under("DE", { OASIS: "slow" });
    expect((await reported(player)).state).toBe("unanswered");
    await setTimeout(3_000);
    expect(await reported(player)).toMatchObject({ state: "clear", isPlayOpen: true });
  });
  it("lets play go on where the pack says so", async () => {
    const source = { url: "example.org/law" };
    const entry = { name: "Roll", at: ["logIn"], since: "2020-01-01", source };
    const packsFolder = temporaryFolder("packs");
    const write = (more: object) =>
      writeFileSync(
        join(packsFolder, "ZZ.json"),
        JSON.stringify({
          id: "ZZ",
          name: "Somewhere",
          figures: [],
          switches: [],
          notBuilt: [],
          registers: [{ ...entry, ...more }],
        }),
      );
    write({ ifDown: "playOn" });
    await operator.close();
    operator = await startOperator({ packsFolder });
    const player = await under("ZZ", { Roll: "down" });
    expect(await reported(player)).toMatchObject({ state: "unanswered", isPlayOpen: true });
    expect((await bet(player)).status).toBe(200);
    await operator.control({ register: { Roll: "yes" } });
    operator.pass(10_000);
    expect((await bet(player)).body.code).toBe(33);
  });
});

describe("each asking", () => {
  it("is at the log-in and before the first bet of a day of the country, each register at once, under a pseudonym", async () => {
    let player = await under("KZ");
    // Whatever becomes of the bet itself.
    const isLet = async () => (await bet(player)).status !== 403;
    for (let time = 0; time < 3; time += 1) expect(await isLet()).toBe(true);
    // 2027-01-15 08:00 UTC is 13:00 in Almaty: the day there ends at 19:00 UTC.
    operator.pass(11 * 60 * 60_000 - 1);
    await refreshToken(player);
    expect(await isLet()).toBe(true);
    operator.pass(1);
    for (let time = 0; time < 2; time += 1) expect(await isLet()).toBe(true);
    const rows = await kept();
    expect(rows.map(({ register: name, occasion, answer }) => [name, occasion, answer])).toEqual([
      ["List of the restricted", "logIn", "no"],
      ["List of debtors", "logIn", "no"],
      ["List of the restricted", "day", "no"],
      ["List of debtors", "day", "no"],
    ]);
    expect(new Set(rows.map(({ round }) => round)).size).toBe(2);
    expect(new Set(rows.map(({ person }) => person)).size).toBe(1);
    expect(JSON.stringify(rows)).not.toMatch(/700214|demo|touchline/);
    player = await operator.signedIn();
    await operator.control({ pack: "KZ" });
    expect((await reported(player)).rounds).toEqual([rows.at(-1)?.round]);
  });
  it("at a registration counts for the player who came of it", async () => {
    await operator.control({ pack: "SE" });
    expect((await register()).status).toBe(200);
    const rows = await kept();
    expect(rows.map(({ register: name, occasion }) => [name, occasion])).toEqual([
      ["Spelpaus", "registration"],
    ]);
  });
  it("is not made where the pack names no register", async () => {
    const player = await under("MT");
    await player.post(`${base}/review`, { answer: "none" }, { "X-Auth": `Bearer ${player.token}` });
    expect(await reported(player)).toBeUndefined();
    expect((await bet(player)).status).toBe(200);
    expect(await kept()).toEqual([]);
  });
  it("is made before a bet when the pack came into force after the log-in", async () => {
    const player = await operator.signedIn();
    await operator.control({ pack: "DE", register: { OASIS: "yes" } });
    expect((await bet(player)).body.code).toBe(33);
  });
});

it("`/__control` refuses a register or an answer that there is not, by name, and changes nothing", async () => {
  const order = (names: object) => operator.visitor().post("/__control", { register: names });
  const unknown = await order({ OASIS: "yes", Oasis: "yes" });
  expect([unknown.status, unknown.body.errors[0].field]).toEqual([400, "register.Oasis"]);
  expect(JSON.stringify(unknown.body)).toContain("GAMSTOP");
  const odd = await order({ OASIS: "maybe" });
  expect([odd.status, JSON.stringify(odd.body)]).toEqual([
    400,
    expect.stringContaining("no, yes, slow, down expected"),
  ]);
  const page = (await operator.visitor().get("/__control")).body;
  expect(page).toMatch(/National register: OASIS<\/h2><button [^>]*aria-pressed="true">no</);
});
