import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violations } from "../contract/schema.ts";
import { type Answer, type Operator, startedAt, startOperator } from "./operator.ts";

let operator: Operator;
beforeAll(async () => {
  operator = await startOperator();
});
afterAll(() => operator.close());

const visitor = () => operator.visitor();
const seconds = startedAt / 1000;

/** The answer has this status, and the shape that the contract gives the operation. */
async function check(operationId: string, asked: Promise<Answer>, status = 200): Promise<Answer> {
  const answer = await asked;
  expect([answer.status, ...violations(operationId, answer)], operationId).toEqual([status]);
  return answer;
}
const config = async () => (await visitor().get("/bff-api/config/all.json?lang=en")).body;

describe("the site as a whole", () => {
  it("serves config groups, cacheable, without unknown ones [call-config-002]", async () => {
    await operator.control({ experiments: { newSearch: true } });
    const path = "/bff-api/config/group/get?groups=banners,experiments&lang=en";
    const { body, headers } = await check("getConfigGroups", visitor().get(path));
    expect(body).toEqual({ experiments: { newSearch: true } });
    const known = { "If-None-Match": headers.get("ETag") ?? "" };
    await check("getConfigGroups", visitor().get(path, known), 304);
    const wrong = "/bff-api/config/group/get?groups=&lang=en";
    await check("getConfigGroups", visitor().get(wrong), 400);
  });

  it("is not changed by a command that there is not, which is named", async () => {
    const order = { appVersion: "9.9.8", advanceMS: 5 };
    const { status, body } = await visitor().post("/__control", order);
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining("advanceMS")]);
    const { body: version } = await visitor().get("/web-api/app-version");
    expect(JSON.stringify(version)).not.toContain("9.9.8");
  });
  it("blocks nobody, and then everybody [call-blocking-001]", async () => {
    const ask = { auth: false, url: "https://touchline.example/en" };
    const free = await check("checkBlock", visitor().post("/blocks-api/api/v2/block", ask));
    expect(free.body).toEqual({ displayTypeId: 0, templateTypeId: 0 });
    await operator.control({ block: 13 });
    const blocked = await check("checkBlock", visitor().post("/blocks-api/api/v2/block", ask));
    expect(blocked.body).toEqual({ displayTypeId: 1, templateTypeId: 13 });
    await operator.control({ block: null });
    await check("checkBlock", visitor().post("/blocks-api/api/v2/block", { auth: 1 }), 400);
  });

  it("redirects an old path within its own origin [call-blocking-002]", async () => {
    await operator.control({ redirect: { from: "/en/lpage/7", to: "/en/landing-page/7" } });
    const ask = (url: string) => visitor().post("/redirects-api/api/v1/redirect-light", { url });
    const moved = await check("redirectLight", ask("https://touchline.example/en/lpage/7?x=1"));
    expect(moved.body).toMatchObject({
      redirect: true,
      code: 301,
      url: "https://touchline.example/en/landing-page/7",
    });
    const stays = await check("redirectLight", ask("https://touchline.example/en"));
    expect(stays.body).toMatchObject({ redirect: false, code: null, url: null });
    await check("redirectLight", ask("no address"), 400);
  });

  it("serves a fingerprint script and a token for its measurements [captcha-fingerprint-005]", async () => {
    const script = await visitor().get("/web-api/fingerprint/script.js");
    expect(script.headers.get("Content-Type")).toContain("text/javascript");
    expect(script.body).toContain("window.TouchlineFingerprint");
    const ask = { components: { timezone: "Europe/Malta" } };
    const { body } = await check("createFingerprint", visitor().post("/web-api/fingerprint", ask));
    expect(body.expiresAt).toBe(seconds + 86_400);
    const again = await visitor().post("/web-api/fingerprint", ask);
    expect(again.body.token).toBe(body.token);
    const other = await visitor().post("/web-api/fingerprint", { components: { timezone: "UTC" } });
    expect(other.body.token).not.toBe(body.token);
    await check("createFingerprint", visitor().post("/web-api/fingerprint", {}), 400);
  });

  it("accepts analytics events, at most 100 [call-analytics-001]", async () => {
    const event = { id: 101, name: "page_view", at: startedAt, params: { route: "home" } };
    const send = (events: unknown) => visitor().post("/fatman-api/web", { source: 55, events });
    await check("sendAnalytics", send([event]), 204);
    await check("sendAnalytics", send(Array.from({ length: 101 }, () => event)), 400);
    await check("sendAnalytics", send([{ name: "page_view" }]), 400);
  });

  it("reports another version of the front end [pwa-app-001]", async () => {
    await operator.control({ appVersion: "9.9.9" });
    const { body } = await check("getAppVersion", visitor().get("/web-api/app-version"));
    expect(body).toEqual({ version: "9.9.9" });
  });

  it("asks for the age where it was configured to [modals-009]", async () => {
    expect((await config()).ageRestriction).toEqual({ variant: "off", minAge: 18 });
    await operator.control({ ageVariant: "stored" });
    expect((await config()).ageRestriction).toEqual({ variant: "stored", minAge: 18 });
    await operator.control({ ageVariant: "off" });
    const refused = await visitor().post("/__control", { ageVariant: "always" });
    expect(refused.status).toBe(400);
  });
});

describe("maintenance", () => {
  it("is announced, closes the site and opens it again by its times [maintenance-001]", async () => {
    await operator.control({
      maintenance: {
        notify_started_at: 60,
        notify_ended_at: 120,
        started_at: 120,
        ended_at: 240,
      },
    });
    const { body } = await check(
      "getSiteConfig",
      visitor().get("/bff-api/config/all.json?lang=en"),
    );
    expect(body.maintenance).toEqual({
      isActive: false,
      web_state: 0,
      notify_started_at: seconds + 60,
      notify_ended_at: seconds + 120,
      started_at: seconds + 120,
      ended_at: seconds + 240,
    });
    const feed = () => visitor().get("/live-feed/v1/sports?lng=en");
    operator.pass(60_000);
    expect((await config()).maintenance.web_state).toBe(1);
    operator.pass(59_999);
    expect((await feed()).status).toBe(200);
    operator.pass(1);
    expect((await config()).maintenance).toMatchObject({ web_state: 2, isActive: true });
    expect(await feed()).toMatchObject({ status: 503, body: { code: 70 } });
    expect((await visitor().get("/web-api/session/check")).status).toBe(503);
    expect((await visitor().get("/web-api/app-version")).status).toBe(200);
    operator.pass(120_000);
    expect((await feed()).status).toBe(200);
    expect((await config()).maintenance).toMatchObject({ web_state: 0, isActive: false });
  });

  it("closes at once, until it is turned off [maintenance-002]", async () => {
    await operator.control({ maintenance: { isActive: true } });
    expect((await visitor().get("/web-api/session")).status).toBe(503);
    const icon = await visitor().get("/cdn/0.1.0/icons/icon-32.png");
    expect(icon.status, "a page that says so has its look").not.toBe(503);
    await operator.control({ maintenance: {} });
    expect((await visitor().get("/web-api/session")).status).toBe(200);
  });
});
