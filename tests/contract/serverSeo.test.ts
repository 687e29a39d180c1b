import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Operator, startOperator } from "../server/operator.ts";
import { check } from "./check.ts";

let operator: Operator;
beforeAll(async () => {
  operator = await startOperator();
});
afterAll(() => operator.close());

const pages = ["/", "/section/live", "/section/line/1", "/information/about", "/no/such/page"];

describe("the SEO texts match the contract", () => {
  it.each([
    ["getSeoPageData", "page-data"],
    ["getSeoContent", "content"],
    ["getSeoPageVisual", "page-visual"],
  ])("for %s [call-seo-001]", async (operation, name) => {
    const visitor = operator.visitor();
    for (const lng of ["en", "ru", "de"])
      for (const url of pages)
        await check(
          operation,
          visitor.get(`/web-api/seo/${name}?lng=${lng}&url=${encodeURIComponent(url)}`),
        );
    const full = `/web-api/seo/${name}?champId=1&gameId=2&lng=en&section=live&sportId=1&url=/section/live`;
    const { headers } = await check(operation, visitor.get(full));
    const known = { "If-None-Match": headers.get("ETag") ?? "" };
    await check(operation, visitor.get(full, known), 304);
    for (const wrong of ["lng=en", "url=/", "lng=en&url=x", "lng=en&url=/&sportId=a"])
      await check(operation, visitor.get(`/web-api/seo/${name}?${wrong}`), 400);
  });

  it("for ISO codes, counters of a domain and sports [call-seo-001] [call-seo-002] [call-seo-003]", async () => {
    const visitor = operator.visitor();
    await check("getSeoIsoCodes", visitor.get("/web-api/seo/iso-codes"));
    const counters = "/web-api/seo/analytics-counters";
    await check(
      "getAnalyticsCounters",
      visitor.get(`${counters}?domain=touchline.example&projectId=1`),
    );
    for (const wrong of ["domain=a.example", "projectId=1", "domain=a/b&projectId=1"])
      await check("getAnalyticsCounters", visitor.get(`${counters}?${wrong}`), 400);
    const { body } = await check("getSeoSports", visitor.get("/web-api/seo/sports?lng=en"));
    expect(body.items.map((one: { nameEn: string }) => one.nameEn)).toContain("football");
    await check("getSeoSports", visitor.get("/web-api/seo/sports"), 400);
  });
});
