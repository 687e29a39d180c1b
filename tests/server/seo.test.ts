import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseHtml, textOf } from "../../src/views/html/parseHtml.ts";
import { newPage } from "../kit/purifiable.ts";
import { type Operator, startOperator } from "./operator.ts";

const page = newPage();
let operator: Operator;
beforeAll(async () => {
  operator = await startOperator();
});
afterAll(() => operator.close());

const seo = async (call: string, url: string, lng = "en") =>
  (await operator.visitor().get(`/web-api/seo/${call}?lng=${lng}&url=${encodeURIComponent(url)}`))
    .body;

describe("SEO texts", () => {
  it.each(["/", "/section/live", "/section/line", "/section/live/1", "/information/about"])(
    "give %s its own title in each language, and its languages link to each other",
    async (url) => {
      const [en, ru] = [await seo("page-data", url), await seo("page-data", url, "ru")];
      expect(en.title).not.toBe("");
      expect(ru.title).toMatch(/[а-я]/i);
      expect(en.alternates).toEqual(ru.alternates);
      expect(en.customCanonical.targetUrl).toBe(
        `https://touchline.example/en${url === "/" ? "" : url}`,
      );
      expect(ru.customCanonical.targetUrl).toContain("touchline.example/ru");
    },
  );

  it("give a match its names, and the way back to its sport", async () => {
    const { games } = (await operator.visitor().get("/line-feed/v1/games?lng=en")).body;
    const [{ id, sportId, opponent1 }] = games;
    const url = `/section/line/${sportId}/c1/${id}`;
    expect((await seo("page-data", url)).title).toContain(opponent1.name);
    const { breadcrumbs } = await seo("page-visual", url);
    expect(breadcrumbs.map((step: { url: string }) => step.url)).toEqual([
      "/en",
      "/en/section/line",
      `/en/section/line/${sportId}`,
    ]);
    expect((await seo("page-data", `/section/line/${sportId}/999999999`)).title).toBe("");
  });

  it("contain only allowed elements, and their picture exists", async () => {
    const { html, images } = await seo("content", "/");
    expect(textOf(parseHtml(html, page))).toContain("Before you bet");
    expect(images).toHaveLength(1);
    const picture = await fetch(operator.url + images[0]);
    expect(picture.headers.get("Content-Type")).toBe("image/svg+xml");
    expect((await fetch(`${operator.url}/cdn/1/seo/other.svg`)).status).toBe(404);
  });

  it("keep pages of the account out of the index, and unknown ones have no texts", async () => {
    const received = await seo("page-data", "/no/such/page");
    expect(received).toMatchObject({ title: "", customCanonical: null, alternates: [] });
    expect(received.pathMetaRobots).toContainEqual({ path: "/office/*", content: "noindex" });
  });

  it("give sports their English names and the long-term one [seo-011]", async () => {
    const { items } = (await operator.visitor().get("/web-api/seo/sports?lng=ru")).body;
    expect(items).toContainEqual({ id: 1, name: "Футбол", nameEn: "football" });
    expect(items).toContainEqual({
      id: 2999,
      name: "Долгосрочные ставки",
      nameEn: "long-term-bets",
    });
  });
});
