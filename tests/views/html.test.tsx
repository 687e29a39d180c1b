// @vitest-environment happy-dom
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { allowed, attributes, safeHref } from "../../src/views/html/allowed.ts";
import { Html } from "../../src/views/html/Html.tsx";
import { type HtmlNode, parseHtml, textOf } from "../../src/views/html/parseHtml.ts";
import { searched } from "../../src/views/html/search.ts";
import { hostilePieces } from "./hostileTexts.ts";
import { show, received } from "./player.tsx";
import { one } from "./render.tsx";

const shown = (html: string) => show(received(), <Html html={html} />);

const hostile = fc
  .array(fc.constantFrom(...hostilePieces), { maxLength: 14 })
  .map((parts) => parts.join(""));

const every = (nodes: readonly HtmlNode[]): readonly Exclude<HtmlNode, string>[] =>
  nodes.flatMap((node) => (typeof node === "string" ? [] : [node, ...every(node.children)]));

describe("a text of the server", () => {
  it("has only allowed elements and attributes, whatever the input", () => {
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string({ unit: "binary", maxLength: 200 })), (html) => {
        for (const { tag, attributes: given } of every(parseHtml(html))) {
          expect(Object.keys(allowed)).toContain(tag);
          for (const [name, value] of Object.entries(given)) {
            expect(allowed[tag] as readonly string[]).toContain(name);
            if (name === "id") expect(value).toMatch(/^text-/);
            if (name === "href")
              expect(value).toMatch(/^(\/(?![/\\])|#text-|https:\/\/|mailto:|tel:)/);
          }
        }
      }),
      { numRuns: 2_000 },
    );
  });
  it("adds nothing to the page that runs, loads or sends, whatever the input", () => {
    const complaints = vi.spyOn(console, "error");
    fc.assert(
      fc.property(hostile, (html) => {
        const page = shown(html);
        // The browser would move misplaced elements, and React reports that.
        expect(complaints).not.toHaveBeenCalled();
        expect(
          page.querySelector("script, style, iframe, svg, object, form, input, base, meta"),
        ).toBeNull();
        for (const element of page.querySelectorAll("*")) {
          for (const name of element.getAttributeNames())
            expect(name).not.toMatch(/^on|^style$|^srcdoc$/);
        }
      }),
      { numRuns: 150 },
    );
  });
  it("renders a cell without its table as text", () => {
    expect(parseHtml("<p>one<td><table><tr><td>two")).toEqual([
      { tag: "p", attributes: {}, children: ["one"] },
      { tag: "table", attributes: {}, children: expect.anything() },
    ]);
  });
  it("keeps its words when its elements are removed", () => {
    const html =
      "<article><font color=red>One</font> <button>two</button></article><script>three</script>";
    expect(textOf(parseHtml(html))).toBe("One two");
  });
  it("resolves entities, and leaves everything else alone", () => {
    expect(
      textOf(parseHtml("a &amp; b &lt;i&gt; &#8364; &#x20AC; &nosuch; &constructor; 5 < 6")),
    ).toBe("a & b <i> € € &nosuch; &constructor; 5 < 6");
  });
  it("closes elements that its author forgot to close", () => {
    const [list] = parseHtml("<ul><li>one<li>two</ul>");
    expect(typeof list === "string" ? 0 : list?.children).toHaveLength(2);
    const [first, second] = parseHtml("<p>one<p>two");
    expect([textOf([first ?? ""]), textOf([second ?? ""])]).toEqual(["one", "two"]);
  });
  it("is never nested deeper than it can be shown", () => {
    const depth = (nodes: readonly HtmlNode[]): number =>
      Math.max(
        0,
        ...nodes.map((node) => (typeof node === "string" ? 0 : 1 + depth(node.children))),
      );
    // Deeper ones are for a real browser (tests/browser/texts.spec.ts): they are too much for happy-dom.
    expect(depth(parseHtml("<div>".repeat(500)))).toBeLessThan(40);
  });
  it.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "//evil.test",
    "/\\evil.test",
    "http://plain.test",
    "https://a b",
    "vbscript:x",
    "",
    "mailto:a@b.c?x=\n",
  ])("does not link to %j", (href) => {
    expect(safeHref(href)).toBeNull();
  });
  it("shows pictures of the own site only", () => {
    expect(attributes["src"]?.("/cdn/1/a.png")).toBe("/cdn/1/a.png");
    expect(attributes["src"]?.("https://evil.test/a.png")).toBeNull();
    expect(attributes["src"]?.("//evil.test/a.png")).toBeNull();
  });
});

describe("links in a text", () => {
  it("of this site stay in the app", () => {
    const page = shown('<a href="/en/information/about">About</a>');
    const link = one(page, "a");
    expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual([
      "/en/information/about",
      null,
    ]);
  });
  it("that lead nowhere in the app are not links", () => {
    const page = shown('<p>See <a href="/en/no/such/page">there</a></p>');
    expect(page.querySelector("a")).toBeNull();
    expect(page.textContent).toBe("See there");
  });
  it("of other sites open outside the app, without access to it, and say so", () => {
    const link = one(shown('<a href="https://help.test/x">Help</a>'), "a");
    expect([link.getAttribute("target"), link.getAttribute("rel")]).toEqual([
      "_blank",
      "noopener noreferrer",
    ]);
    expect(link.textContent).toContain("↗");
    expect(link.textContent).toContain("(opens in a new tab)");
  });
  it("to a fragment of the same text find it", () => {
    const page = shown('<a href="#football">F</a><h2 id="football">Football</h2>');
    expect(one(page, "h2").id).toBe(one(page, "a").getAttribute("href")?.slice(1));
  });
  it("leave wide tables in a frame that the keyboard can scroll", () => {
    const page = shown("<table><tr><th scope=col>A</th><td colspan=2>B</td></tr></table>");
    const frame = one(page, "section");
    expect([frame.tabIndex, frame.getAttribute("aria-label")]).toEqual([
      0,
      "Table, scrolls sideways",
    ]);
    expect(one(page, "td").getAttribute("colspan")).toBe("2");
  });
});

describe("searching in a text", () => {
  const html =
    "<h2>Football</h2><p>Added time counts.</p><h2>Tennis</h2><p>One set, no <strong>extra</strong> time.</p>" +
    "<dl><dt>Total</dt><dd>The sum</dd><dt>Line</dt><dd>Before the match</dd></dl>";
  const find = (words: string) => searched(parseHtml(html), words);

  it("shows the parts with the words, and marks each match", () => {
    const { nodes, count } = find("  ADDED time ");
    expect([textOf(nodes), count]).toEqual(["FootballAdded time counts.", 1]);
    expect(
      every(nodes)
        .filter(({ tag }) => tag === "mark")
        .map(({ children }) => children),
    ).toEqual([["Added time"]]);
  });
  it("treats a term and its meaning as one part", () => {
    expect(textOf(find("sum").nodes)).toBe("TotalThe sum");
  });
  it("finds nothing where there is nothing, and shows everything without words", () => {
    expect(find("cricket")).toEqual({ nodes: [], count: 0 });
    expect(textOf(find("  ").nodes)).toBe(textOf(parseHtml(html)));
  });
  it("changes no letter of the text", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 40 }),
        fc.string({ unit: "grapheme", minLength: 1, maxLength: 3 }),
        (text, words) => {
          const { nodes } = searched([text], words);
          if (nodes.length > 0) expect(textOf(nodes)).toBe(text);
        },
      ),
    );
  });
});
