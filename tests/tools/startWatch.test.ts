import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";
import { languages } from "../../src/events/settings/languages.ts";
import { startWatch } from "../../tools/build/startWatch.ts";

const words: Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>> =
  JSON.parse(readFileSync("src/infra/start/words.json", "utf8"));

describe("the script that monitors the first paint", () => {
  it("has all its texts in every language", () => {
    expect(Object.keys(words).sort()).toEqual([...languages].sort());
    const shape = (language: string) =>
      Object.entries(words[language] ?? {}).map(([key, program]) => [key, [program].flat().length]);
    for (const language of languages) expect(shape(language)).toEqual(shape("en"));
    const texts = languages.flatMap((language) => Object.values(words[language] ?? {}).flat());
    expect(texts.filter((text) => text.trim() === "")).toEqual([]);
  });

  it("can be parsed by browsers that cannot run the app, and is small", () => {
    const code = startWatch();
    expect(code).not.toContain("__WORDS__");
    expect(code).not.toContain("</");
    const program = JSON.stringify(parseSync("watch.js", code).program.body);
    for (const modern of [
      "ArrowFunctionExpression",
      "TemplateLiteral",
      "ChainExpression",
      "SpreadElement",
      "AssignmentPattern",
      "ObjectPattern",
      '"kind":"let"',
      '"kind":"const"',
      '"operator":"??"',
    ])
      expect(program.includes(modern), modern).toBe(false);
    expect(gzipSync(code).length).toBeLessThan(2_700);
  });
});
