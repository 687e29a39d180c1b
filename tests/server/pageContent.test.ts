import { describe, expect, it } from "vitest";
import type { Answered } from "../../server/http/renderer.ts";
import { withContent } from "../../server/http/pageContent.ts";

const built = `<!doctype html>
<html lang="en" dir="ltr">
  <head><script nonce="fresh">first()</script>
    <script type="module" crossorigin src="/assets/react.js"></script><script type="module" src="/assets/app.js"></script></head>
  <body>
    <noscript class="needs"><p lang="en">On</p><p lang="ru">Включите</p></noscript>
    <div id="root">
      <div class="shell"><div></div></div>
    </div>
    <!-- answers -->
    <!-- hand over -->
  </body>
</html>`;

const hostile = [
  "</script><script>alert(1)</script>",
  "<!--<script>",
  "]]></SCRIPT >",
  "$& $' $` $1 __NONCE__",
  "\u2028\u2029",
  '"><img src=x onerror=alert(1)>',
] as const;

const pageOf = (answers: ReadonlyMap<string, Answered>, html = "<p>content</p>") =>
  withContent(built, "ru", { html, section: "home", zone: 5.5, at: 7, answers }, [
    "/assets/a.css",
    "/assets/b.js",
  ]);

/** The elements with answers, as a browser finds them: each ends with the first end tag. */
const answersIn = (html: string) =>
  [
    ...html.matchAll(
      /<script type="application\/json" data-answer="([^"]*)" data-status="200">([\s\S]*?)<\/script/gi,
    ),
  ].map(
    ([, address = "", text = ""]) => [address.replaceAll("&#38;", "&"), JSON.parse(text)] as const,
  );

describe("a page with content", () => {
  it("has the screen in place of the empty shell, its files, and when and for which zone it was made", () => {
    const html = pageOf(new Map());
    expect(html).toContain('<div id="root"><p>content</p></div>');
    expect(html).not.toContain("shell");
    expect(html).toContain('<html lang="ru" data-served="7" data-zone="5.5" dir="ltr">');
    expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/a.css">');
    expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/b.js">');
    expect(html).not.toContain('<p lang="en">');
    expect(html).toContain(
      '<p lang="ru">Включите</p><p lang="ru">Время матчей: UTC+5.5.</p></noscript>',
    );
    expect(html).toContain("<!-- hand over -->");
  });

  it("leaves its scripts, in their order, and what they import to the time after its paint", () => {
    const html = pageOf(new Map());
    const [head = "", body = ""] = html.split("<body>");
    expect(head).not.toMatch(/type="module"|modulepreload/);
    const [, later = ""] = /<template id="scripts">(.*)<\/template>/.exec(body) ?? [];
    expect(later.match(/[\w/.]+\.js/g)).toEqual([
      "/assets/b.js",
      "/assets/react.js",
      "/assets/app.js",
    ]);
  });

  it.each(hostile)("hands over %j as it is, and lets nothing out of its element", (name) => {
    const address = `/live-feed/v1/games?lng=en&name="${name.slice(0, 3)}`;
    const html = pageOf(new Map([[address, { status: 200, body: JSON.stringify({ name }) }]]));
    const [answer, ...others] = answersIn(html);
    expect(others).toEqual([]);
    expect(answer?.[1]).toEqual({ name });
    // The scripts of the page are its own three, and the one element of data.
    expect(html.match(/<script/gi)).toHaveLength(4);
    expect(html.match(/<\/script/gi)).toHaveLength(4);
    expect(html).not.toContain("<!--<");
    expect(html).not.toContain("<img");
  });

  it("hands over what there is not as such", () => {
    const html = pageOf(new Map([["/live-feed/v1/games/7", { status: 404, body: '{"code":40}' }]]));
    expect(html).toContain('data-answer="/live-feed/v1/games/7" data-status="404">{"code":40}<');
  });

  it("inserts what was rendered verbatim", () => {
    expect(pageOf(new Map(), "<b>$& $' __NONCE__</b>")).toContain("<b>$& $' __NONCE__</b>");
  });
});
