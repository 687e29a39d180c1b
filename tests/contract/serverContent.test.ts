import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, type Operator, startOperator } from "../server/operator.ts";
import { check } from "./check.ts";

let operator: Operator;
let visitor: Client;
beforeAll(async () => {
  operator = await startOperator();
  visitor = operator.visitor();
});
afterAll(() => operator.close());

describe("the reference server's content matches the contract", () => {
  it.each(["en", "ru"])("for information pages (%s)", async (lng) => {
    const list = await check("listInfoPages", visitor.get(`/web-api/info/pages?lng=${lng}`));
    expect(list.body.items.length).toBeGreaterThan(15);
    for (const { slug } of list.body.items) {
      if (["rules", "cash_terminals", "news", "blog", "ourpartners"].includes(slug)) continue;
      const path = `/web-api/info/pages/${slug}?lng=${lng}`;
      const { headers } = await check("getInfoPage", visitor.get(path));
      const etag = headers.get("ETag") ?? "";
      await check("getInfoPage", visitor.get(path, { "If-None-Match": etag }), 304);
    }
  });
  it("for missing information pages and invalid requests", async () => {
    await check("getInfoPage", visitor.get("/web-api/info/pages/nothing?lng=en"), 404);
    await check("getInfoPage", visitor.get("/web-api/info/pages/about"), 400);
    await check("listInfoPages", visitor.get("/web-api/info/pages"), 400);
    const { headers } = await visitor.get("/web-api/info/pages?lng=en");
    const known = { "If-None-Match": headers.get("ETag") ?? "" };
    await check("listInfoPages", visitor.get("/web-api/info/pages?lng=en", known), 304);
  });
  it("for rules: all, by group and by chapter", async () => {
    const base = "/web-api/info/rules?lng=ru";
    const { body } = await check("getRules", visitor.get(base));
    expect(body.page).toBeNull();
    for (const { ruleGroup, chapters } of body.groups) {
      await check("getRules", visitor.get(`${base}&ruleGroup=${ruleGroup}`));
      for (const { chapter } of chapters)
        await check("getRules", visitor.get(`${base}&ruleGroup=${ruleGroup}&chapter=${chapter}`));
    }
    await check("getRules", visitor.get(`${base}&ruleGroup=sports&chapter=chess`), 404);
    await check("getRules", visitor.get(`${base}&chapter=football`), 404);
    await check("getRules", visitor.get("/web-api/info/rules"), 400);
  });
  it("for cash terminals", async () => {
    const base = "/web-api/info/cash-terminals?lng=en";
    await check("listCashTerminals", visitor.get(base));
    await check("listCashTerminals", visitor.get(`${base}&cityId=1&countryId=17`));
    await check("listCashTerminals", visitor.get(`${base}&cityId=one`), 400);
  });
  it("for news and blog", async () => {
    const base = "/web-api/news?lng=en";
    for (const kind of ["", "&kind=news", "&kind=blog", "&limit=2", "&limit=2&pageToken=2"]) {
      const { body } = await check("listNews", visitor.get(base + kind));
      for (const { slug } of body.items)
        await check("getNews", visitor.get(`/web-api/news/${slug}?lng=en`));
    }
    for (const wrong of ["&kind=gossip", "&limit=0", "&limit=101", "&pageToken=x"])
      await check("listNews", visitor.get(base + wrong), 400);
    await check("getNews", visitor.get("/web-api/news/nothing?lng=en"), 404);
  });
  it("for partners and landing pages", async () => {
    await check("listPartners", visitor.get("/web-api/partners?lng=en"));
    await check("listPartners", visitor.get("/web-api/partners?lng=en&section=football"));
    await check("listPartners", visitor.get("/web-api/partners"), 400);
    await check("getLandingPage", visitor.get("/web-api/landing-pages/7?lng=ru"));
    await check("getLandingPage", visitor.get("/web-api/landing-pages/8?lng=ru"), 404);
  });
});
