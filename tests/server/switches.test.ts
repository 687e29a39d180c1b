import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { check } from "../contract/check.ts";
import { type Client, type Operator, startOperator } from "./operator.ts";

let operator: Operator;
let player: Client;
beforeAll(async () => {
  operator = await startOperator();
  player = await operator.signedIn();
});
afterAll(() => operator.close());

const config = async () =>
  (await check("getSiteConfig", player.get("/bff-api/config/all.json?lang=en"))).body;
const ownConfig = async () =>
  (await check("getUserConfig", player.get("/web-api/user/config"))).body.result;

describe("switches of the site and of the demo player", () => {
  it("include every group of the site config, off where this server does not support it [config-001] [config-002]", async () => {
    expect(await config()).toMatchObject({
      registration: { reminder: { isEnabled: false } },
      coupon: { isBonusBetAllowed: true, isOneClickEnabled: true },
      redirects: { rules: [], promoBonusVariant: "off" },
      serviceWorker: { mode: "remove" },
      telegram: { isWebViewAllowed: false },
      idle: { isEnabled: true, minutes: 30 },
      identification: { isShown: false },
      pages: { isRulesEnabled: true, isStatisticEnabled: true, pathBlacklist: [] },
      payment: { isAvailable: false },
      paymentConsultant: { isEnabled: false, countryIds: [] },
      casino: { isPersonalizedGamesShown: false },
      welcome: { isModalEnabled: false, firstDepositBonusVariant: 0 },
      consultant: { idsByLanguage: {}, colors: {} },
      policyLogo: { countryIds: [1, 66, 126, 228, 120] },
      snowfall: { isEnabled: false, count: 40 },
      abTests: {},
    });
  });

  it("apply patches over the config at any depth, in sequence, and remove them", async () => {
    const before = await config();
    await operator.control({ config: { pages: { pathBlacklist: ["bonus/*"] } } });
    await operator.control({ config: { abTests: { 69: true }, payment: { isAvailable: true } } });
    const pages = { ...before.pages, pathBlacklist: ["bonus/*"] };
    expect(await config()).toMatchObject({ pages, abTests: { 69: true } });
    await operator.control({ config: { pages: { pathBlacklist: ["toto"] } } });
    expect((await config()).pages.pathBlacklist).toEqual(["toto"]);
    await operator.control({ config: null });
    expect(await config()).toEqual(before);
  });

  it("apply patches over the demo player's config", async () => {
    const before = await ownConfig();
    expect(before).toMatchObject({ ban_level: 0, has_deposit: true });
    await operator.control({ player: { ban_level: 53, user_data: { name: "Nora" } } });
    const name = { ...before.user_data, name: "Nora" };
    expect(await ownConfig()).toEqual({ ...before, ban_level: 53, user_data: name });
    await operator.control({ player: null });
    expect(await ownConfig()).toEqual(before);
  });

  it("reset everything at once", async () => {
    const before = [await config(), await ownConfig()];
    await operator.control({
      maintenance: { notify_started_at: -1, notify_ended_at: 60 },
      ageVariant: "session",
      appVersion: "9.9.9",
      config: { snowfall: { isEnabled: true } },
      player: { has_deposit: false },
      remindRegistration: { delay: 1, interval: 1 },
      block: 4,
      sectionDown: "header",
    });
    expect(await config()).not.toEqual(before[0]);
    await operator.control({ reset: true });
    expect([await config(), await ownConfig()]).toEqual(before);
    const ask = { auth: false, url: "https://touchline.example/en" };
    const block = await player.post("/blocks-api/api/v2/block", ask);
    expect(block.body.displayTypeId).toBe(0);
    expect((await player.get("/sections-health/header")).body.isReady).toBe(true);
  });

  it("refuse anything that is not a set of fields, and keep names of prototypes as fields", async () => {
    for (const patch of [{ config: [] }, { config: "x" }, { player: 7 }]) {
      expect((await player.post("/__control", patch)).status).toBe(400);
    }
    const hostile = '{"config":{"__proto__":{"stolen":1},"site":{"__proto__":{"stolen":1}}}}';
    expect((await player.post("/__control", hostile)).status).toBe(200);
    expect(Object.hasOwn(Object.prototype, "stolen")).toBe(false);
    await operator.control({ reset: true });
  });
});
