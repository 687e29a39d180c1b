import { describe, expect, it } from "vitest";
import {
  attributeSelector,
  declarationsOf,
  sealDeclaration,
} from "../../../src/infra/sections/styleValue.ts";

const allowed = (address: string) =>
  /^\/[^/]/.test(address) ? `https://own.example${address}` : null;
const seal = (declaration: string) => sealDeclaration(declaration, allowed);

describe("declarations of a section's style", () => {
  it("are split where they end, and nowhere else", () => {
    expect(
      declarationsOf(
        `color: red; --a: {b;c}; content: ";}\\";"; --b: a\\;b; background: url("x;y"); --c: /* ; */ 1;`,
      ),
    ).toEqual([
      "color: red",
      "--a: {b;c}",
      'content: ";}\\";"',
      "--b: a\\;b",
      'background: url("x;y")',
      "--c: /* ; */ 1",
    ]);
  });

  it("are kept when they fetch nothing", () => {
    for (const one of [
      "color: red",
      'content: "url(x)"',
      '--a: "url(x)"',
      "--a: 1px",
      "width: var(--a)",
      'fill: url("#a")',
    ])
      expect(seal(one)).toBe(one);
  });

  it("fetch from allowed addresses only, written in full", () => {
    expect(seal('background: url("/a.png") no-repeat, url("/b.png")')).toBe(
      'background: url("https://own.example/a.png") no-repeat, url("https://own.example/b.png")',
    );
    for (const one of [
      'background: url("https://evil.example/a.png")',
      'background: url("/a.png"), url("//evil.example")',
      "background: url(/a.png)",
      'background: image-set("https://evil.example/a.png" 1x)',
      "background: image-set(var(--a) 1x)",
      "--a: url(/a.png)",
      "--a: u\\72l(x)",
      "--a: \\000075rl(x)",
      '--a: URL ("x")',
      'background: src("x")',
      "background: var(--a, url(x))",
      '--a: \\" url(x) \\"',
      "--a: \\' url(x) \\'",
      'background: cross-fade("x", "y")',
    ])
      expect(seal(one), one).toBeNull();
  });

  it("cannot close the selector that contains them", () => {
    expect(attributeSelector("a", 'x"] {} \\ \n')).toBe('[a="x\\22 ] {} \\5c  \\a "]');
  });
});
