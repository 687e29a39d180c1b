import { expect, it } from "vitest";
import { parseCoef } from "../../src/views/format/typedOdds.ts";

it.each([
  ["1.85", 1.85],
  ["1,85", 1.85],
  ["١٫٨٥", 1.85],
  ["۱۲", 12],
  ["１．８５", 1.85],
  ["1.٠٠٠٥", null],
  [" 2 ", 2],
  ["10000", 10_000],
  ["1", null],
  ["1.0005", null],
  ["10001", null],
  ["-2", null],
  ["1.8.5", null],
  ["two", null],
  ["", null],
])("odds typed as %j are read as %j", (text, coef) => {
  expect(parseCoef(text)).toBe(coef);
});
