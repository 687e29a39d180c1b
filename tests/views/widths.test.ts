import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { widths } from "../../src/events/shell/widths.ts";
import { logHeader } from "../../src/infra/ports/page.ts";

const sheets = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".css"))
  .map((file) => [file, readFileSync(`src/${file}`, "utf8")] as const);

describe("window widths", () => {
  it("have names, from the narrowest on [ui-004]", () => {
    expect(widths).toEqual({ phone: 360, largePhone: 480, tablet: 768, wide: 1024, full: 1280 });
  });

  it("are the only ones at which a style sheet changes [ui-004]", () => {
    const known = new Set(Object.values(widths).map((width) => `(min-width: ${width}px)`));
    const queries = sheets.flatMap(([file, text]) =>
      [...text.matchAll(/@media ([^{]*) \{/g)].flatMap(([, query = ""]) =>
        [...query.matchAll(/\([^)]*width[^)]*\)/g)].map(([width]) => ({ file, width })),
      ),
    );
    expect(queries.length).toBeGreaterThan(8);
    expect(queries.filter(({ width }) => !known.has(width))).toEqual([]);
  });

  it("determine the kind of device in the header of a log [ui-004]", () => {
    const kindAt = (innerWidth: number) => {
      Reflect.set(globalThis, "window", { innerWidth });
      Reflect.set(globalThis, "document", { querySelector: () => ({ content: "abc1234" }) });
      Reflect.set(globalThis, "__APP_VERSION__", "0");
      const { deviceClass, build } = logHeader("en", "visit-1", []);
      Reflect.deleteProperty(globalThis, "window");
      Reflect.deleteProperty(globalThis, "document");
      expect(build, "the page knows of which commit it is").toBe("abc1234");
      return deviceClass;
    };
    expect([360, 767, 768, 1023, 1024].map(kindAt)).toEqual([
      "phone",
      "phone",
      "tablet",
      "tablet",
      "desktop",
    ]);
  });
});
