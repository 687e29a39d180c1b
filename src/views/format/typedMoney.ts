import { amountOf, minorDigits } from "../../events/money/minorUnits.ts";

/**
 * The minor units in an amount as typed, "20", "20.5", "1 250,75"; null for anything else. A decimal more than the
 * currency has is refused rather than rounded: it is the player's money.
 */
export function parseMoney(text: string, iso: string): number | null {
  const plain = text.replace(/[\s\u00a0\u202f]/g, "").replace(",", ".");
  const [, whole, decimals = ""] = /^(\d{0,12})(?:\.(\d*))?$/.exec(plain) ?? [];
  const digits = minorDigits(iso);
  if (whole === undefined || `${whole}${decimals}` === "" || decimals.length > digits) return null;
  return Number(`${whole}${decimals.padEnd(digits, "0")}`);
}

/** The amount in the form in which it is typed: "20", "20.50". */
export function typedMoney(minor: number, iso: string): string {
  const amount = amountOf(minor, iso);
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(minorDigits(iso));
}
