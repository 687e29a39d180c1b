import { describe, expect, it } from "vitest";
import { cleanBody } from "../../../src/infra/sections/cleanBody.ts";
import { readHead } from "../../../src/infra/sections/head.ts";
import { markup, newPage } from "./kit.ts";
import { harmIn, hostileBodies, knownTags } from "./payloads.ts";

const window = newPage();
const origins = { own: "https://own.example", allowed: ["https://partner.example"] };
const rules = { window, prefix: "s-promo-", base: "https://own.example/sections/promo", origins };

function cleaned(html: string): HTMLElement {
  const root = window.document.createElement("div");
  root.append(cleanBody(html, rules));
  return root;
}

describe("the body of a section", () => {
  for (const html of hostileBodies)
    it(`holds nothing harmful of ${JSON.stringify(html.slice(0, 60))}`, () => {
      expect(harmIn(cleaned(html), knownTags)).toEqual([]);
    });

  it("keeps the elements of a text page", () => {
    const html =
      '<section class="a" lang="en" aria-label="b"><h2>One</h2><p title="c">Two <b>three</b><br>four</p>' +
      '<ul><li>five</li></ul><table><tbody><tr><td colspan="2">six</td></tr></tbody></table></section>';
    expect(markup(cleaned(html))).toBe(`<div>${html}</div>`);
  });

  it("keeps the text of unknown elements, and removes scripts with all their text", () => {
    expect(cleaned("<x-a>one <form>two</form></x-a><script>three</script>").textContent).toBe(
      "one two",
    );
  });

  it("prefixes ids, and everything that refers to them", () => {
    expect(
      markup(
        cleaned(
          '<p id="a">x</p><label for="a">y</label><a href="#a">z</a><p aria-labelledby="a b">w</p><a name="c">v</a>',
        ),
      ),
    ).toBe(
      '<div><p id="s-promo-a">x</p><label for="s-promo-a">y</label>' +
        '<a href="#s-promo-a" rel="noopener noreferrer nofollow">z</a>' +
        '<p aria-labelledby="s-promo-a s-promo-b">w</p><a>v</a></div>',
    );
  });

  it("shows pictures of allowed origins only", () => {
    const src = (text: string) =>
      cleaned(`<img src="${text}">`).querySelector("img")?.getAttribute("src");
    expect(src("/a.png")).toBe("https://own.example/a.png");
    expect(src("https://partner.example/a.png")).toBe("https://partner.example/a.png");
    expect(src("data:image/png;base64,AAAA")).toBe("data:image/png;base64,AAAA");
    for (const text of [
      "https://evil.example/a.png",
      "//evil.example/a.png",
      "data:text/html,x",
      "blob:x",
    ])
      expect(src(text), text).toBeNull();
  });

  it("has a limit on its depth", () => {
    const deep = cleaned(`${"<div>".repeat(2_000)}x`);
    expect(deep.querySelectorAll("div").length).toBeLessThanOrEqual(201);
  });
});

describe("the head of a section", () => {
  it("is its title with its meta and link tags", () => {
    const { title, elements } = readHead(
      `<title> Wheel </title><meta name="description" content="a"><meta http-equiv="refresh" content="0">
       <meta name="referrer" content="unsafe-url"><meta charset="utf-7"><link rel="canonical" href="/en/wheel">
       <link rel="stylesheet" href="/a.css"><link rel="alternate" hreflang="ru" href="/ru/wheel"><script>x</script>
       <link rel="canonical" href="https://evil.example/"><link rel="modulepreload" href="/a.mjs"><base href="/x">`,
      window,
      origins,
    );
    expect(title).toBe("Wheel");
    expect(elements.map(markup)).toEqual([
      '<meta name="description" content="a">',
      '<link rel="canonical" href="https://own.example/en/wheel">',
      '<link rel="alternate" href="https://own.example/ru/wheel" hreflang="ru">',
    ]);
  });
});
