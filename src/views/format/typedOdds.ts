import { plainNumber } from "./digits.ts";

/** Parses a price as typed, "1.85", "1,85", "١٫٨٥"; null for anything that cannot be a price. */
export function parseCoef(text: string): number | null {
  const plain = plainNumber(text);
  if (!/^\d{1,5}(\.\d{0,3})?$/.test(plain)) return null;
  const coef = Number(plain);
  return coef >= 1.001 && coef <= 10_000 ? coef : null;
}
