import { describe, expect, it } from "vitest";
import { applyBrandBook } from "../../src/views/shell/brandBook.ts";

/** The custom properties that a brand book sets on the page. */
function worn(book: Readonly<Record<string, string>>): Record<string, string> {
  const style: Record<string, string> = {};
  const entries = Object.entries(book).map(([css_prop, css_value]) => ({ css_prop, css_value }));
  applyBrandBook(entries, {
    setProperty: (name, value) => {
      style[name] = value ?? "";
    },
  });
  return style;
}

describe("a brand book", () => {
  it("may set a readable pair and a radius", () => {
    const book = { "--brand": "#04f", "--brand-on": "rgb(255, 255, 255)", "--radius-md": "4px" };
    expect(worn(book)).toEqual(book);
  });

  it("does not replace the default pair with one below 4.5:1", () => {
    expect(worn({ "--brand": "#777777", "--brand-on": "#ffffff" })).toEqual({});
    expect(worn({ "--brand": "#767676", "--brand-on": "#ffffff" })).toEqual({
      "--brand": "#767676",
      "--brand-on": "#ffffff",
    });
  });

  it("is checked against the default for the missing half of a pair", () => {
    expect(worn({ "--brand": "#000000" })).toEqual({});
    expect(worn({ "--brand": "#ffcc00" })).toEqual({ "--brand": "#ffcc00" });
  });

  it("keeps its text readable on the background of its theme", () => {
    expect(worn({ "--brand-text-light": "#c9f24b" })).toEqual({});
    expect(worn({ "--brand-text-dark": "#c9f24b" })).toEqual({ "--brand-text-dark": "#c9f24b" });
  });

  it("cannot set a colour whose contrast is unknown", () => {
    expect(worn({ "--brand": "red", "--brand-on": "white" })).toEqual({});
  });

  it("cannot change odds, live and status colours, or anything that is not a custom property", () => {
    expect(worn({ "--color-up": "#ff0000", "--color-live": "#00ff00", color: "#ff0000" })).toEqual(
      {},
    );
  });

  it("cannot make any value fetch something", () => {
    expect(worn({ "--brand-pitch-art": "url(https://elsewhere.example/a.png)" })).toEqual({});
    expect(worn({ "--font-sans": "image-set('a.png' 1x)" })).toEqual({});
  });
});
