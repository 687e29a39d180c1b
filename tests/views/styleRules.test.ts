import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const folder = "src/views/components";
const sheets = readdirSync(folder).filter((file) => file.endsWith(".css"));

/** Declarations of a sheet, "property: value", without comments and images. */
function declarations(file: string): readonly string[] {
  const rules = readFileSync(`${folder}/${file}`, "utf8")
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/url\("[^"]*"\)/g, "");
  return [...rules.matchAll(/[{;]\s*([\w-]+:[^;{}]+);/g)].map((match) => match[1] ?? "");
}

const breaches = (rule: RegExp): readonly string[] =>
  sheets.flatMap((file) =>
    declarations(file)
      .filter((declaration) => rule.test(declaration))
      .map((declaration) => `${file}: ${declaration}`),
  );

describe("component styles", () => {
  it("are found", () => {
    expect(sheets.length).toBeGreaterThan(20);
    expect(sheets.flatMap(declarations).length).toBeGreaterThan(500);
  });

  it("take colours from tokens", () => {
    expect(
      breaches(/#[\da-f]{3,8}\b|\b(rgb|hsl)a?\(|:\s*(white|black|red|green)\b/i),
    ).toStrictEqual([]);
  });

  it("take times and layers from tokens", () => {
    expect(breaches(/\b\d+(\.\d+)?m?s\b/)).toStrictEqual([]);
    expect(breaches(/^z-index:\s*[1-9]/)).toStrictEqual([]);
  });

  it("have no left and right, so that they mirror", () => {
    const physical =
      /^((margin|padding|border|inset)-)?(left|right|top|bottom)\b|^(min-|max-)?(width|height):/;
    expect(breaches(physical)).toStrictEqual([]);
    expect(breaches(/^text-align:\s*(left|right)/)).toStrictEqual([]);
    // Of four sides the second is the right and the fourth the left, in every language.
    const side = String.raw`(\S+)`;
    const fourSides = new RegExp(
      String.raw`^(?:padding|margin|inset):\s*${side} ${side} ${side} (?!\2$)\S+$`,
    );
    expect(breaches(fourSides)).toStrictEqual([]);
  });
});
