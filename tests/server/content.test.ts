import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { htmlOf } from "../../server/content/markup.ts";
import { slugOf } from "../../src/events/content/resources.ts";
import { routeOf } from "../../src/events/navigation/route.ts";
import { infoRoutes } from "../../src/events/navigation/routes/info.ts";
// Registers the remaining routes.
import { parseHtml, type HtmlNode } from "../../src/views/html/parseHtml.ts";
import { newPage } from "../kit/purifiable.ts";
import { type Language, pageTexts } from "./contentWalk.ts";
import { type Client, type Operator, startOperator } from "./operator.ts";

const page = newPage();
let operator: Operator;
let visitor: Client;
beforeAll(async () => {
  operator = await startOperator();
  visitor = operator.visitor();
});
afterAll(() => operator.close());

const texts = (lng: Language) => pageTexts(visitor, lng);

const linksOf = (nodes: readonly HtmlNode[]): string[] =>
  nodes.flatMap((node) =>
    typeof node === "string"
      ? []
      : [
          ...(node.attributes["href"] === undefined ? [] : [node.attributes["href"]]),
          ...linksOf(node.children),
        ],
  );

describe("the operator's texts", () => {
  it("are in the requested language", async () => {
    const english = await texts("en");
    const russian = await texts("ru");
    for (const [path, html] of english) {
      expect(html, path).not.toMatch(/[а-яё]/i);
      expect(russian.get(path), path).toMatch(/[а-яё]/i);
    }
  });
  it.each(["en", "ru"] as const)(
    "link only to pages of the app or to other sites (%s)",
    async (lng) => {
      let own = 0;
      for (const [path, html] of await texts(lng)) {
        for (const href of linksOf(parseHtml(html, page))) {
          if (!href.startsWith("/")) {
            expect(href, path).toMatch(/^(https|mailto):/);
            continue;
          }
          expect(href, path).toMatch(new RegExp(`^/${lng}/`));
          expect(routeOf(href).name, `${path}: ${href}`).not.toBe("missing");
          own += 1;
        }
      }
      expect(own).toBeGreaterThan(20);
    },
  );
  it("lose nothing when the client parses them", async () => {
    for (const [path, html] of await texts("en")) {
      const tags = (text: string) => [...text.matchAll(/<([a-z]\w*)/g)].map(([, tag]) => tag);
      const read = (nodes: readonly HtmlNode[]): string[] =>
        nodes.flatMap((node) =>
          typeof node === "string" ? [] : [node.tag, ...read(node.children)],
        );
      expect(read(parseHtml(html, page)), path).toEqual(tags(html));
    }
  });
  it("exist for every information page of the app [route-info-001] [route-info-002] [route-info-003] [route-info-004] [route-info-005] [route-info-007] [route-info-009] [route-promo-004]", async () => {
    for (const [name, { section, pattern }] of Object.entries(infoRoutes)) {
      if (section !== "information" || name === "information" || name === "cashTerminals") continue;
      const route = routeOf(`/en/${pattern}`);
      expect(route.name).toBe(name);
      if (route.name === "pending") throw new Error("the table is whole here");
      const { status, body } = await visitor.get(
        `/web-api/info/pages/${slugOf(route.name)}?lng=en`,
      );
      expect([status, body.slug], name).toEqual([200, slugOf(route.name)]);
    }
  });
  it("can be read at every address of the menu [route-info-001] [route-info-002] [route-info-004]", async () => {
    const { body } = await visitor.get("/web-api/info/pages?lng=en");
    for (const { slug } of body.items) {
      const path = [`/en/information/${slug}`, `/en/${slug}`].find(
        (one) => routeOf(one).name !== "missing",
      );
      expect(path, slug).toBeDefined();
    }
  });
});

describe("the markup of the texts", () => {
  it("escapes everything that is not markup", () => {
    expect(htmlOf('<img src=x onerror="a()"> & co', "en")).toBe(
      "<p>&#60;img src=x onerror=&#34;a()&#34;&#62; &#38; co</p>",
    );
    expect(htmlOf("[x](javascript:a())", "en")).toContain("<p>");
  });
  it("produces headings with anchors, lists, tables, terms, asides, strong text and links", () => {
    const text = `## Title {#place}

      - one **two**
      - [three](/information)

      1. first

      | A | B |
      | 1 | |

      : word = meaning = more

      > aside`;
    expect(htmlOf(text, "ru")).toBe(
      '<h2 id="place">Title</h2><ul><li>one <strong>two</strong></li><li><a href="/ru/information">three</a></li></ul>' +
        "<ol><li>first</li></ol>" +
        '<table><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody><tr><td>1</td><td></td></tr></tbody></table>' +
        "<dl><dt>word</dt><dd>meaning = more</dd></dl><blockquote><p>aside</p></blockquote>",
    );
  });
});

describe("the operator's lists", () => {
  const get = async (path: string) => (await visitor.get(path)).body;
  const slugsOf = ({ items }: { items: { slug: string }[] }) => items.map(({ slug }) => slug);

  it("contain terminals by city and country", async () => {
    const of = async (query: string) =>
      (await get(`/web-api/info/cash-terminals?lng=en${query}`)).items as { address: string }[];
    expect((await of("&cityId=1")).every(({ address }) => address.startsWith("Valletta"))).toBe(
      true,
    );
    expect(await of("&cityId=1&countryId=2")).toEqual([]);
    const all = await of("");
    expect(all.length).toBeGreaterThan((await of("&countryId=17")).length);
    expect(all.map(({ address }) => address)).toEqual(all.map(({ address }) => address).sort());
  });
  it("return news page by page, newest first, without duplicates", async () => {
    const seen: { slug: string; at: number }[] = [];
    let token: string | null = "";
    while (token !== null) {
      const page: { items: typeof seen; nextPageToken: string | null; total: number } = await get(
        `/web-api/news?lng=en&limit=3${token === "" ? "" : `&pageToken=${token}`}`,
      );
      seen.push(...page.items);
      token = page.nextPageToken;
      if (token === null) expect(page.total).toBe(seen.length);
    }
    const all = await get("/web-api/news?lng=en&limit=100");
    expect(seen.map(({ slug }) => slug)).toEqual(slugsOf(all));
    expect(new Set(slugsOf(all)).size).toBe(all.total);
    expect(seen.map(({ at }) => at)).toEqual(seen.map(({ at }) => at).sort((a, b) => b - a));
    const of = async (kind: string) => slugsOf(await get(`/web-api/news?kind=${kind}&lng=en`));
    const kinds = [await of("news"), await of("blog")];
    for (const slugs of kinds) expect(slugs.length).toBeGreaterThan(1);
    expect(kinds.flat().sort()).toEqual(slugsOf(all).sort());
  });
  it("show partners with a logo that is a picture", async () => {
    const { items } = await get("/web-api/partners?lng=en&section=football");
    expect(items.map(({ section }: { section: string }) => section)).toEqual([
      "football",
      "football",
    ]);
    const logo = await visitor.get(items[0].logoUrl);
    expect(logo.headers.get("Content-Type")).toBe("image/svg+xml");
    expect(logo.body).toMatch(/^<svg/);
    expect((await visitor.get(items[0].logoUrl.replace("1.svg", "99.svg"))).status).toBe(404);
  });
  it("return the code of the requested address, which no cache confuses with another's", async () => {
    const qr = (headers: Record<string, string>) =>
      visitor.get("/web-api/apps/qr-codes/android?lng=en", headers);
    const { body, headers } = await qr({
      "X-Forwarded-Host": "bets.example",
      "X-Forwarded-Proto": "https",
    });
    expect(body.url).toBe("https://bets.example/en/mobile");
    expect(headers.get("Vary")).toContain("X-Forwarded-Host, X-Forwarded-Proto");
    const { host } = new URL((await qr({})).body.url);
    for (const strange of ["a/b", "a b", `${"a".repeat(200)}.example`])
      expect((await qr({ "X-Forwarded-Host": strange })).body.url).toContain(`//${host}/`);
  });
  it("have an anchor for every chapter of a group", async () => {
    const { groups, page } = await get("/web-api/info/rules?lng=en&ruleGroup=sports");
    const sports = groups.find(({ ruleGroup }: { ruleGroup: string }) => ruleGroup === "sports");
    for (const { chapter } of sports.chapters) expect(page.html).toContain(`<h2 id="${chapter}">`);
  });
});
