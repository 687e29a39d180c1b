/** Denominators up to this read well; a price with more behind it takes the nearest simple one. */
const readable = 100;

/**
 * The winnings part of a decimal price as a fraction, "17/20" for 1.85. Exact where the exact one
 * reads well, else the simplest fraction that rounds to the same 3 decimals: 1.333 is "1/3".
 */
export function fractionOf(coef: number): string {
  const thousandths = Math.round(coef * 1000) - 1000;
  const divisor = greatestCommonDivisor(thousandths, 1000);
  const [over, under] = [thousandths / divisor, 1000 / divisor];
  if (under <= readable) return `${over}/${under}`;
  const [simpleOver, simpleUnder] = simplestBetween(
    (thousandths - 0.49) / 1000,
    (thousandths + 0.49) / 1000,
  );
  return `${simpleOver}/${simpleUnder}`;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

/** Walks the continued fractions of both ends as long as they agree. */
function simplestBetween(low: number, high: number): readonly [number, number] {
  const whole = Math.floor(low);
  if (whole < Math.floor(high)) return [whole + 1, 1];
  const [over, under] = simplestBetween(1 / (high - whole), 1 / (low - whole));
  return [whole * over + under, over];
}
