import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, type Operator, startOperator } from "../server/operator.ts";
import { check } from "./check.ts";

const asData = { "X-Render-Mode": "json", "X-Api-Version": "v2" };
const odds = "/sections/odds-explainer/section/live/1?lng=en";

let operator: Operator;
let visitor: Client;
beforeAll(async () => {
  operator = await startOperator();
  visitor = operator.visitor();
});
afterAll(() => operator.close());

describe("the section host matches the contract", () => {
  it("for GET with the current path after the section's address [call-sections-001] [sections-023]", async () => {
    const { body } = await check("loadSection", visitor.get(odds, asData));
    expect(Object.keys(body)).toEqual([
      "appName",
      "title",
      "codeToEval",
      "scriptsToLoad",
      "head",
      "body",
      "style",
      "cssToLoad",
    ]);
    expect(body).toMatchObject({ appName: "odds-explainer", title: "How odds work" });
    expect(body.body).toContain("<h1");
    await check("loadSection", visitor.get("/sections/odds-explainer/?lng=ru", asData));
    await check("loadSection", visitor.get("/sections/odds-explainer/?lng=english", asData), 400);
    for (const none of ["nobody/", "nobody/section/live", "__proto__/", "..%2f..%2fserver/"])
      await check("loadSection", visitor.get(`/sections/${none}?lng=en`, asData), 404);
  });

  it("for POST with components, which reach the section's code unchanged [call-sections-002]", async () => {
    const components = { calculator: { stake: 25, coef: "</script>" } };
    const { body } = await check(
      "loadSectionWithComponents",
      visitor.post(odds, { components }, asData),
    );
    expect(body.codeToEval).not.toContain("</");
    const given = /^window\.__ODDS_EXPLAINER__ = (.*);$/s.exec(body.codeToEval)?.[1] ?? "null";
    expect(JSON.parse(given)).toMatchObject({ components });
    for (const wrong of [{}, "no json", []])
      await check("loadSectionWithComponents", visitor.post(odds, wrong, asData), 400);
    const foreign = visitor.post(odds, { components }, { ...asData, Origin: "https://evil.test" });
    await check("loadSectionWithComponents", foreign, 403);
  });

  it("in the requested mode and version, or not at all [call-sections-003]", async () => {
    const { body } = await check(
      "loadSection",
      visitor.get(odds, { ...asData, "X-Force-Spa": "1" }),
    );
    expect([body.body, body.appName]).toEqual(["", "odds-explainer"]);
    const wrong: readonly Readonly<Record<string, string>>[] = [
      {},
      { "X-Render-Mode": "json" },
      { "X-Api-Version": "v2" },
      { ...asData, "X-Api-Version": "v1" },
      { ...asData, "X-Render-Mode": "html" },
      { ...asData, "X-Force-Spa": "yes" },
    ];
    for (const headers of wrong) {
      const { body: refusal } = await check("loadSection", visitor.get(odds, headers), 400);
      expect(refusal.errors[0].field).toMatch(/^X-/);
    }
  });

  it("for the texts of an error page, by the status in its path", async () => {
    const page = async (path: string, lng = "en") =>
      check("loadSection", visitor.get(`/sections/technical-pages/${path}?lng=${lng}`, asData));
    expect((await page("error/500")).body.title).toBe("Something went wrong");
    expect((await page("error/418")).body.title).toBe("Something went wrong");
    expect((await page("error/404", "ru")).body.title).toBe("Страница не найдена");
    expect((await page("error/404", "de")).body.body).toContain("This page could not be found");
    for (const none of ["", "errors/500", "other"])
      await check("loadSection", visitor.get(`/sections/technical-pages/${none}`, asData), 404);
  });

  it("for a section that was taken down, which fails until it is up again", async () => {
    await operator.control({ sectionDown: "odds-explainer" });
    await check("loadSection", visitor.get(odds, asData), 503);
    await operator.control({ sectionUp: "odds-explainer" });
    await check("loadSection", visitor.get(odds, asData));
  });

  it("for the health of the host's sections, of the client's, and of those that the config names", async () => {
    const health = (name: string, status = 200) =>
      check("checkSectionHealth", visitor.get(`/sections-health/${name}`), status);
    expect((await health("odds-explainer")).body).toEqual({
      section: "odds-explainer",
      isReady: true,
      version: expect.stringMatching(/^[0-9a-f]{10}$/),
    });
    expect((await health("coupon")).body.isReady).toBe(true);
    await health("elsewhere", 404);
    const url = "https://sections.example/elsewhere";
    const elsewhere = { url, isEnabled: true, isPost: false, isForceSpa: false };
    await operator.control({ config: { remoteSections: { sections: { elsewhere } } } });
    await health("elsewhere");
    await operator.control({ config: null });
    await check("getSiteConfig", visitor.get("/bff-api/config/all.json?lang=en"));
  });
});

it("for policy reports, without what an address may hide", async () => {
  const path = "/web-api/diagnostics/csp-reports";
  const asReports = { "Content-Type": "application/reports+json" };
  const body = {
    documentURL: "https://touchline.example/en?token=secret",
    blockedURL: "https://evil.example/x.js?k=secret#secret",
    effectiveDirective: "script-src-elem",
    sample: "secret",
    lineNumber: 7,
  };
  const reports = [
    { type: "csp-violation", url: body.documentURL, body },
    { type: "other", body },
    null,
  ];
  await check("reportCsp", visitor.post(path, reports, asReports), 204);
  const { body: kept } = await visitor.get("/__reports");
  expect(kept.reports).toEqual([
    {
      directive: "script-src-elem",
      page: "https://touchline.example/en",
      blocked: "https://evil.example/x.js",
      source: "",
      line: 7,
    },
  ]);
  await check("reportCsp", visitor.post(path, reports), 400);
  await check("reportCsp", visitor.post(path, "{}", asReports), 400);
  await check("reportCsp", visitor.post(path, "[", asReports), 400);
});
