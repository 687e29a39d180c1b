import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Tokens = Readonly<Record<string, string>>;

const colours = readFileSync("src/views/styles/colours.css", "utf8");
const tokens = readFileSync("src/views/styles/tokens.css", "utf8");

/** Custom properties of the first rule that starts with the selector. */
function block(sheet: string, selector: string): Tokens {
  const start = sheet.indexOf(`${selector} {`);
  expect(start, `no rule "${selector}"`).toBeGreaterThanOrEqual(0);
  const body = sheet.slice(sheet.indexOf("{", start) + 1, sheet.indexOf("}", start));
  return Object.fromEntries(
    [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map((match) => [match[1], match[2]]),
  );
}

const brand = block(tokens, ":root");
const light = { ...brand, ...block(colours, '[data-theme="light"]') };
const dark = { ...light, ...block(colours, '[data-theme="dark"]') };

function resolve(theme: Tokens, name: string): string {
  const value = theme[name] ?? "";
  const alias = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return alias === undefined ? value : resolve(theme, alias);
}

/** Relative luminance by WCAG 2.2. */
function luminance(hex: string): number {
  expect(hex).toMatch(/^#[\da-f]{6}$/);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const share = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(theme: Tokens, front: string, back: string): number {
  const [a, b] = [luminance(resolve(theme, front)), luminance(resolve(theme, back))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const grounds = ["page", "surface", "surface-2", "raised"];
const statuses = ["up", "down", "live", "success", "info", "warning", "error", "question", "bonus"];

/** Text on its background: at least 4.5 to 1. */
const texts: readonly (readonly [string, string])[] = [
  ...["text", "text-2", "text-3", "link"].flatMap((text) =>
    grounds.map((ground) => [`--color-${text}`, `--color-${ground}`] as const),
  ),
  ...statuses.map((status) => [`--color-${status}`, `--color-${status}-bg`] as const),
  ...["live", "error", "won"].map((text) => [`--color-${text}`, "--color-surface"] as const),
  ["--color-text", "--color-surface-3"],
  ["--color-text-2", "--color-surface-3"],
  ["--color-text-3", "--color-surface-3"],
  ["--color-text-3", "--color-locked-bg"],
  ["--color-locked", "--color-locked-bg"],
  ["--color-on-selected", "--color-selected"],
  ["--color-on-action", "--color-action"],
  ["--color-on-action-2", "--color-action-2"],
  ["--color-on-inverse", "--color-inverse"],
  ["--color-link-inverse", "--color-inverse"],
  ["--color-surface", "--color-text"],
  ["--brand-on", "--brand"],
  ["--brand-pitch-on", "--brand-pitch"],
  ["--brand-pitch-on", "--brand-pitch-2"],
  ["--brand-pitch-on-2", "--brand-pitch"],
  ["--brand-pitch-live", "--brand-pitch"],
];

/** Edges and glyphs of controls: at least 3 to 1. */
const edges: readonly (readonly [string, string])[] = [
  ...grounds.map((ground) => ["--color-control", `--color-${ground}`] as const),
  ...grounds.map((ground) => ["--color-focus", `--color-${ground}`] as const),
  ...grounds.map((ground) => ["--color-marker", `--color-${ground}`] as const),
  ["--color-knob", "--color-control"],
];

describe.each([
  ["light", light],
  ["dark", dark],
])("colours of the %s theme", (_, theme) => {
  it.each(texts)("make %s readable on %s", (front, back) => {
    expect(contrast(theme, front, back)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edges)("make %s visible on %s", (front, back) => {
    expect(contrast(theme, front, back)).toBeGreaterThanOrEqual(3);
  });
});

describe("theme style sheets", () => {
  it("have the same values for the system's dark theme and the chosen one", () => {
    expect(block(colours, ":root:not([data-theme])")).toStrictEqual(
      block(colours, '[data-theme="dark"]'),
    );
  });
});
