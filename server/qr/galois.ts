/** Powers of 2 and their logarithms in the field of 256 elements that QR codes use. */
const powers: number[] = [];
const logs: number[] = [];
for (let exponent = 0, value = 1; exponent < 255; exponent++) {
  powers[exponent] = value;
  logs[value] = exponent;
  value = value < 128 ? value * 2 : (value * 2) ^ 0x11d;
}

export const power = (exponent: number): number => powers[exponent % 255] ?? 1;
export const product = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : power((logs[a] ?? 0) + (logs[b] ?? 0));

/** The Reed-Solomon correction bytes for the data: the remainder of a polynomial division. */
export function checkBytes(data: readonly number[], count: number): number[] {
  const divisor = generator(count);
  let remainder: number[] = Array(count).fill(0);
  for (const byte of data) {
    const factor = byte ^ (remainder[0] ?? 0);
    remainder = [...remainder.slice(1), 0].map(
      (value, index) => value ^ product(divisor[index + 1] ?? 0, factor),
    );
  }
  return remainder;
}

/** (x - 1)(x - 2)(x - 4)…, highest power first. */
function generator(count: number): number[] {
  let terms = [1];
  for (let root = 0; root < count; root++) {
    const times = [...terms, 0];
    terms = times.map((value, index) => value ^ product(terms[index - 1] ?? 0, power(root)));
  }
  return terms;
}
