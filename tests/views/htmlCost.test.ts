import { afterEach, describe, expect, it, vi } from "vitest";
import { parseHtml } from "../../src/views/html/parseHtml.ts";

/** What makes a parser that begins anew at every "<" walk to the end of the text each time. */
const hostile: Readonly<Record<string, (times: number) => string>> = {
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
};

/** How often a character is looked at, and how often a regular expression is begun. */
function stepsFor(html: string): number {
  const looks = vi.spyOn(String.prototype, "charCodeAt");
  const begun = vi.spyOn(RegExp.prototype, "exec");
  parseHtml(html);
  return looks.mock.calls.length + begun.mock.calls.length;
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe("the cost of a text of the server", () => {
  for (const [name, text] of Object.entries(hostile)) {
    it(`grows with its length, and no faster: ${name}`, () => {
      const html = text(2_000);
      expect(stepsFor(html)).toBeLessThan(6 * html.length + 100);
    });
  }

  it("no regular expression walks over the whole of it", async () => {
    const walks: string[] = [];
    const html = `<p title="x">${"<a".repeat(50)}`;
    vi.spyOn(RegExp.prototype, "exec").mockImplementation(function (this: RegExp, text: string) {
      if (text.length === html.length) walks.push(this.source);
      return null;
    });
    parseHtml(html);
    expect(walks).toEqual([]);
  });
});
