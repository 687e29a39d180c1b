import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

describe("the icon sprite", () => {
  it("contains exactly the icons that have a name", () => {
    const sprite = readFileSync("src/views/styles/icons.svg", "utf8");
    const names = readFileSync("src/views/components/iconNames.ts", "utf8");
    const drawn = [...sprite.matchAll(/<symbol id="([\w-]+)"/g)].map((match) => match[1]);
    const named = [...names.matchAll(/"([\w-]+)"/g)].map((match) => match[1]);
    expect(drawn.length).toBeGreaterThan(40);
    expect(drawn.sort()).toStrictEqual(named.sort());
  });
});
