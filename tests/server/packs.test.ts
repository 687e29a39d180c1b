import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { rulesPage } from "../../tools/docs/rules.ts";
import { decodeAnswer } from "../../src/codec/tolerant.ts";
import { SiteConfigBody } from "../../src/events/shell/index.ts";
import { check } from "../contract/check.ts";
import { temporaryFolder } from "./folder.ts";
import { type Client, type Json, type Operator, startOperator } from "./operator.ts";

const base = "/limit-service-api/api/external/web/v3";
const dayMs = 24 * 60 * 60_000;
const none = 999_999_999;

let operator: Operator;
let player: Client;
beforeEach(async () => {
  operator = await startOperator();
  player = await operator.signedIn();
});
afterEach(() => operator.close());

const extra = () => ({ "X-Auth": `Bearer ${player.token}` });
const limits = async (): Promise<Json[]> => (await player.get(`${base}/limits`, extra())).body.data;
const save = (limitType: number, limitValue: number, more: object = {}) =>
  player.post(`${base}/limits`, { limits: [{ limitType, limitValue, ...more }] }, extra());
const confirm = (limitType: number) =>
  player.post(`${base}/limitaction`, { action: 1, limitType }, extra());
const offered = async (limitType: number): Promise<number[]> =>
  (await player.get(`${base}/availablelimits`, extra())).body.data.find(
    (offer: Json) => offer.limitType === limitType,
  ).availableValues;
const config = async (): Promise<Json> =>
  (await operator.visitor().get("/bff-api/config/all.json?lang=en")).body;
const pass = async (ms: number) => {
  operator.pass(ms);
  player = await operator.signedIn();
};

describe("the pack of the site", () => {
  it("is none by default: no policy, a looser limit waits a day, no limit is set by itself", async () => {
    expect((await config()).policy).toBeUndefined();
    expect(await limits()).toEqual([]);
    expect(await offered(22)).toContain(none);
  });
  it("is chosen and taken away at `/__control`, and its page has a button for each", async () => {
    await operator.control({ pack: "DE" });
    expect((await config()).policy).toMatchObject({
      id: "DE",
      bounds: { "IDLE.idleMs": { atMost: 1_800_000 } },
      limits: { 22: { atMost: 1000, periodDays: 31, waitSec: 86_400 } },
    });
    const page = (await operator.visitor().get("/__control")).body;
    expect(page).toContain('value="pack-DE" aria-pressed="true"');
    expect(page).toContain('value="pack-US-PA" aria-pressed="false"');
    await operator.control({ pack: null });
    expect((await config()).policy).toBeUndefined();
    await operator.control({ pack: "SE" });
    await operator.control({ reset: true });
    expect((await config()).policy).toBeUndefined();
  });
  it("is refused when there is none of this name", async () => {
    const { status, body } = await operator.visitor().post("/__control", { pack: "FR" });
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining("DE, GB, KZ")]);
  });
});

describe("a pack that is chosen at the start", () => {
  const started = async (options: object) => {
    const other = await startOperator(options);
    const ask = async (): Promise<Json> =>
      (await other.visitor().get("/bff-api/config/all.json?lang=en")).body.policy?.id;
    return { other, ask };
  };
  it("holds from the first answer on, after a restart and after a reset", async () => {
    const { other, ask } = await started({ pack: "DE" });
    try {
      expect(await ask()).toBe("DE");
      await other.control({ pack: null });
      expect(await ask()).toBeUndefined();
      await other.control({ reset: true });
      expect(await ask()).toBe("DE");
      await other.control({ pack: "SE" });
      await other.restart();
      expect(await ask()).toBe("DE");
    } finally {
      await other.close();
    }
  });
  it("is refused before the server starts when there is none of this name", async () => {
    await expect(startOperator({ pack: "FR" })).rejects.toThrow(
      'there is no policy pack "FR"; packs are DE, GB, KZ, MT, SE, US-PA',
    );
  });
});

describe("the answers under each pack", () => {
  it.each(["DE", "GB", "KZ", "MT", "SE", "US-PA"])("%s are as the contract says", async (id) => {
    await operator.control({ pack: id });
    await check("getSiteConfig", operator.visitor().get("/bff-api/config/all.json?lang=en"));
    await check("listAvailableLimits", player.get(`${base}/availablelimits`, extra()));
    await check("listClientLimits", player.get(`${base}/limits`, extra()));
    const read = decodeAnswer(SiteConfigBody, await config());
    expect(read).toMatchObject({ tag: "ok", leftOut: null, value: { policy: { id } } });
  });
});

describe("Germany", () => {
  beforeEach(() => operator.control({ pack: "DE" }));
  it("lets nobody pay in more than 1,000 a month, whatever they ask for", async () => {
    expect(await limits()).toMatchObject([
      { limitType: 22, limitState: "ACTIVE", limitValue: 1000, limitBalance: 1000 },
    ]);
    expect(await offered(22)).toEqual([100, 500, 1000]);
    for (const value of [none, 1200, 2000, 1000.01])
      expect([value, (await save(22, value)).status]).toEqual([value, 400]);
    expect((await save(22, 500)).status).toBe(200);
    expect(await limits()).toMatchObject([{ limitType: 22, limitValue: 500 }]);
  });
  it("has a panic button: a break of 24 hours without a question, on every device at once", async () => {
    expect((await config()).policy).toMatchObject({ id: "DE", hasPanicButton: true });
    const elsewhere = await operator.signedIn();
    const answer = await save(33, 1);
    expect([answer.status, answer.body.data.questions]).toEqual([200, []]);
    const timeOut = (await limits()).find(({ limitType }) => limitType === 33);
    expect(timeOut.endsAt - timeOut.startedAt).toBe(24 * 60 * 60);
    expect((await elsewhere.get("/web-api/user/balance")).status).toBe(401);
    expect((await save(33, 1)).status).toBe(403);
    await operator.control({ pack: "SE" });
    expect((await config()).policy.hasPanicButton).toBeUndefined();
  });
  it("lowers a limit from before to its own, and keeps what was used", async () => {
    await operator.control({ pack: null });
    await operator.control({ setLimit: { limitType: 22, limitValue: 2000, limitBalance: 1900 } });
    await operator.control({ pack: "DE" });
    expect(await limits()).toMatchObject([{ limitType: 22, limitValue: 1000, limitBalance: 900 }]);
  });
});

describe("Sweden", () => {
  beforeEach(() => operator.control({ pack: "SE" }));
  it.each([
    [20, 100, 3 * dayMs],
    [21, 200, 7 * dayMs],
    [22, 100, 31 * dayMs],
  ])(
    "lets deposit limit %i of %i be raised after 72 hours and its period, to the ms",
    async (type, value, ms) => {
      await save(type, value);
      await save(type, 500);
      await pass(ms - 1);
      expect((await confirm(type)).status).toBe(400);
      operator.pass(1);
      expect((await confirm(type)).status).toBe(200);
      expect(await limits()).toMatchObject([{ limitType: type, limitValue: 500 }]);
    },
  );
  it("lowers at once", async () => {
    await save(20, 100);
    await save(20, 50);
    expect(await limits()).toMatchObject([{ limitType: 20, limitState: "ACTIVE", limitValue: 50 }]);
  });
});

describe("Great Britain", () => {
  it("lets any amount be a deposit limit, over a month of 31 days", async () => {
    expect((await save(20, 37.5)).status).toBe(400);
    await operator.control({ pack: "GB" });
    expect(await offered(20)).toEqual([]);
    expect((await save(20, 37.5)).status).toBe(200);
    expect((await config()).policy.limits[22].periodDays).toBe(31);
    expect((await config()).policy.limits[20].periodDays).toBe(1);
  });
});

describe("Kazakhstan", () => {
  beforeEach(() => operator.control({ pack: "KZ" }));
  it("has self-exclusions from six months to ten years", async () => {
    expect(await offered(30)).toEqual([184, 365, 1825, 3650]);
    for (const [days, status] of [
      [183, 400],
      [184, 200],
      [3650, 200],
      [3651, 400],
    ] as const) {
      const answer = await save(30, days, { selfExcludeReasonId: 1 });
      expect([days, answer.status]).toEqual([days, status]);
    }
  });
  it("is for people from 21 on", async () => {
    expect((await config()).ageRestriction.minAge).toBe(21);
    await operator.control({ pack: null });
    expect((await config()).ageRestriction.minAge).toBe(18);
  });
});

describe("Pennsylvania", () => {
  it("asks for a reality check at least every hour, and lets a player choose shorter", async () => {
    await operator.control({ pack: "US-PA" });
    expect(await limits()).toMatchObject([{ limitType: 32, limitState: "ACTIVE", limitValue: 60 }]);
    expect((await save(32, 15)).status).toBe(200);
    expect(await limits()).toMatchObject([{ limitType: 32, limitValue: 15 }]);
    expect((await config()).policy.limits[32].atMost).toBe(60);
  });
});

describe("a new file", () => {
  const source = { url: "example.org/law" };
  const figure = { bound: "atMost", since: "2020-01-01", source };
  const fresh = {
    id: "ZZ",
    name: "Somewhere new",
    figures: [
      { ...figure, of: "limits.wagering.day", value: 80, unit: "EUR" },
      { ...figure, of: "SESSION-PING.everyMs", value: 20, unit: "s" },
    ],
    switches: [{ of: "timeOutForDepositsOnly", since: "2020-01-01", source }],
    notBuilt: [{ text: "A bell at midnight.", source }],
  };
  it("alone changes what the server answers and what the page of the rules says", async () => {
    const packsFolder = temporaryFolder("packs");
    writeFileSync(join(packsFolder, "ZZ.json"), JSON.stringify(fresh));
    await operator.close();
    operator = await startOperator({ packsFolder });
    player = await operator.signedIn();
    await operator.control({ pack: "ZZ" });
    expect((await config()).policy).toMatchObject({
      id: "ZZ",
      bounds: { "SESSION-PING.everyMs": { atMost: 20_000 } },
      isTimeOutForDepositsOnly: true,
    });
    expect(await limits()).toMatchObject([{ limitType: 1, limitValue: 80, limitBalance: 80 }]);
    const page = rulesPage(packsFolder);
    expect(page).toContain("| figure | ZZ |");
    expect(page).toContain("| `limits.wagering.day` | at most 80 EUR |");
    expect(page).toContain("| `SESSION-PING.everyMs` | 30 s |  |  | ZZ: at most 20 s |");
    expect(page).toContain("- A bell at midnight. (example.org/law)");
  });
});
