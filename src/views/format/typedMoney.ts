import { plainNumber } from "./digits.ts";
import { amountOf, minorDigits } from "../../events/money/minorUnits.ts";

/** Of a comma and a point in one amount the first can only group: "1,250.75" is what the pages themselves show. */
const grouping = /,(?=\d{3}(?:,\d{3})*\.)|\.(?=\d{3}(?:\.\d{3})*,)/g;

/**
 * Parses a typed amount, "20", "20.5", "1 250,75", "€20", "١٢٫٥", to minor units; null for anything else. More decimals than
 * the currency has are refused, not rounded: it is the player's money.
 */
export function parseMoney(text: string, iso: string): number | null {
  const [, units, decimals = ""] =
    /^(\d{0,12})(?:\.(\d*))?$/.exec(
      plainNumber(text.replace(/^\s*\p{Sc}|\p{Sc}\s*$/u, "").replace(grouping, "")),
    ) ?? [];
  const digits = minorDigits(iso);
  if (units === undefined || `${units}${decimals}` === "" || decimals.length > digits) return null;
  return Number(`${units}${decimals.padEnd(digits, "0")}`);
}

/** The amount as a player would type it: "20", "20.50". */
export function typedMoney(minor: number, iso: string): string {
  const amount = amountOf(minor, iso);
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(minorDigits(iso));
}
