/** Amounts are typed in major units and computed in hundredths, whatever the currency. */
const hundredths = 100;

/**
 * The hundredths in an amount as typed, "20", "20.5", "1 250,75"; null for anything else.
 * A third decimal is refused rather than rounded: it is the player's money.
 */
export function parseMoney(text: string): number | null {
  const plain = text.replace(/[\s\u00a0\u202f]/g, "").replace(",", ".");
  if (!/^\d{1,12}(\.\d{0,2})?$|^\.\d{1,2}$/.test(plain)) return null;
  return Math.round(Number(plain) * hundredths);
}

/** The amount in the form in which it is typed: "20", "20.50". */
export function typedMoney(minor: number): string {
  return minor % hundredths === 0 ? String(minor / hundredths) : (minor / hundredths).toFixed(2);
}
