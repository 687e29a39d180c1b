import { expect, type Page, test } from "@playwright/test";
import fc from "fast-check";
import type { HtmlNode } from "../../src/views/html/parseHtml.ts";
import { hostileBodies } from "../infra/sections/payloads.ts";
import { hostilePieces } from "../views/hostileTexts.ts";
import { allowed } from "../../src/views/html/allowed.ts";
import { bundled, openLoader, own, script } from "./sectionLoaderPage.ts";

/** The parser of the server's texts, in a page with the policy of the shell; returns the requests. */
async function openReader(page: Page) {
  const { asked } = await openLoader(page, {
    [`${own}/texts.js`]: script(await bundled("src/views/html/parseHtml.ts")),
  });
  await page.evaluate(
    `import("/texts.js").then((module) => { window.parseHtml = module.parseHtml; })`,
  );
  return asked;
}

const read = (page: Page, texts: readonly string[]) =>
  page.evaluate(`${JSON.stringify(texts)}.map((html) => parseHtml(html))`) as Promise<
    readonly (readonly HtmlNode[])[]
  >;

const every = (nodes: readonly HtmlNode[]): readonly Exclude<HtmlNode, string>[] =>
  nodes.flatMap((node) => (typeof node === "string" ? [] : [node, ...every(node.children)]));

const depth = (nodes: readonly HtmlNode[]): number =>
  Math.max(0, ...nodes.map((node) => (typeof node === "string" ? 0 : 1 + depth(node.children))));

/** Input that is slowest for a parser that reads the same position again and again. */
const long: Readonly<Record<string, (times: number) => string>> = {
  "tags that nothing ends": (times) => "<a".repeat(times),
  "tags whose end is quoted": (times) => `${'<a "'.repeat(times)}>`,
  "tags between both quotes": (times) => `${`<a "'`.repeat(times)}>`,
  "an attribute without a value": (times) => `<a ${"a".repeat(times)}>`,
  "many attributes without values": (times) => `<a ${"a ".repeat(times)}>`,
  "attributes that begin to have a value": (times) => `<a ${"a= ".repeat(times)}>`,
  "end tags that nothing ends, in what is dropped": (times) => `<svg>${"</svg".repeat(times)}`,
  "what is dropped, and never ends": (times) => "<svg>".repeat(times),
  comments: (times) => "<!".repeat(times),
  paragraphs: (times) => "<p>one</p>".repeat(times),
  "links within links": (times) => "<a href=/en>".repeat(times),
};

test.describe("texts of the server, parsed by the browser", () => {
  test("contain only what is allowed, request nothing and run nothing", async ({ page }) => {
    const asked = await openReader(page);
    const before = asked.length;
    const texts = fc.sample(
      fc.array(fc.constantFrom(...hostilePieces, ...hostileBodies), { maxLength: 14 }),
      { numRuns: 2_000, seed: 7 },
    );
    const found = await read(page, [...hostileBodies, ...texts.map((pieces) => pieces.join(""))]);
    for (const { tag, attributes } of found.flatMap(every)) {
      expect(Object.keys(allowed)).toContain(tag);
      for (const [name, value] of Object.entries(attributes)) {
        expect(allowed[tag] as readonly string[]).toContain(name);
        if (name === "id") expect(value).toMatch(/^text-/);
        if (name === "src") expect(value).toMatch(/^\/(?![/\\])/);
        if (name === "href") expect(value).toMatch(/^(\/(?![/\\])|#text-|https:\/\/|mailto:|tel:)/);
      }
    }
    expect(asked.slice(before)).toEqual([]);
    expect(await page.evaluate("typeof pwned")).toBe("undefined");
  });

  test("are separated where their author closed nothing", async ({ page }) => {
    await openReader(page);
    const [cell, list, paragraphs] = await read(page, [
      "<p>one<td><table><tr><td>two",
      "<ul><li>one<li>two</ul>",
      "<p>one<button><p>two",
    ]);
    expect(cell?.map((node) => typeof node !== "string" && node.tag)).toEqual(["p", "table"]);
    expect(list).toMatchObject([{ tag: "ul", children: [{ tag: "li" }, { tag: "li" }] }]);
    // A paragraph cannot contain another, and the button around it is not allowed.
    expect(paragraphs).toEqual([{ tag: "p", attributes: {}, children: ["onetwo"] }]);
  });

  test("are never nested deeper than they can be shown", async ({ page }) => {
    await openReader(page);
    const [deep] = await read(page, ["<div>".repeat(5_000)]);
    expect(depth(deep ?? [])).toBeLessThan(40);
  });

  test("take time in proportion to their length, whatever they contain", async ({ page }) => {
    await openReader(page);
    for (const [name, text] of Object.entries(long)) {
      const times = Math.ceil(100_000 / text(1).length);
      const ms = await page.evaluate(`(() => {
        const html = ${JSON.stringify(text(times))};
        const from = performance.now();
        parseHtml(html);
        return performance.now() - from;
      })()`);
      // A parser that starts over at every "<" takes minutes for a hundred thousand of them.
      expect(ms, name).toBeLessThan(3_000);
    }
  });
});
