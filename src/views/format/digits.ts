/** Account and coupon numbers in groups of three from the end: 48 210 377. */
export function groupDigits(number: number | string): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, "\u00a0");
}

/** What an Arabic, Persian or full-width keyboard types, with the digits that are read here: their codes end alike. */
const plainDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.charCodeAt(0) & 15));

/** A number as typed, with a plain point: "1,85", "١٫٨٥". */
export const plainNumber = (text: string): string =>
  plainDigits(text)
    .replace(/[\s\u00a0\u202f]/g, "")
    .replace(/[,٫．]/, ".");

/** Only the digits of typed or pasted text. */
export const onlyDigits = (text: string): string => plainDigits(text).replace(/\D/g, "");

/**
 * A national phone number in its country's mask, as far as typed: "641234567" in "00 000 00 00" is "64 123 45
 * 67". Digits beyond the mask are appended.
 */
export function maskPhone(digits: string, mask: string): string {
  let masked = "";
  let used = 0;
  for (const sign of mask) {
    if (used >= digits.length) return masked.trimEnd();
    masked += sign === "0" ? digits.charAt(used++) : sign;
  }
  return masked + digits.slice(used);
}
