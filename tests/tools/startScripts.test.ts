import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";
import { languages } from "../../src/events/settings/languages.ts";
import {
  chosenLooks,
  earlyRequests,
  handOver,
  placeLeft,
  startWatch,
} from "../../tools/build/startScripts.ts";

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

  it("is small", () => {
    expect(gzipSync(startWatch()).length).toBeLessThan(2_700);
  });
});

describe("the script that asks for what the first screen needs", () => {
  it("is small", () => {
    expect(gzipSync(earlyRequests()).length).toBeLessThan(700);
  });
});

describe("the scripts of the first screen", () => {
  it("are small", () => {
    expect(gzipSync(chosenLooks()).length).toBeLessThan(600);
    expect(gzipSync(placeLeft()).length).toBeLessThan(1_000);
    expect(gzipSync(handOver()).length).toBeLessThan(1_020);
  });
});

describe("the scripts that stand in the page", () => {
  it.each([
    ["watch.js", startWatch],
    ["looks.js", chosenLooks],
    ["early.js", earlyRequests],
    ["place.js", placeLeft],
    ["handOver.js", handOver],
  ])("%s can be parsed by browsers that cannot run the app", (name, codeOf) => {
    const code = codeOf();
    expect(code).not.toContain("__WORDS__");
    expect(code).not.toContain("</");
    const program = JSON.stringify(parseSync(name, code).program.body);
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
  });
});
