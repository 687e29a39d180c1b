/**
 * 32-bit hashes of JSON values, equal for equal values whatever the order of their keys. As in JSON, an absent field is
 * undefined, and NaN is null. They detect differences; they do not resist deliberate collisions.
 *
 * Objects never change, so the hash of each is computed once: what a fold kept of the state costs nothing.
 */
export function hashOfValue(value: unknown): number {
  switch (typeof value) {
    case "string":
      return hashOfText(value);
    case "number":
      return hashOfNumber(value);
    case "boolean":
      return value ? 0x2545f491 : 0x1b873593;
    case "object":
      return value === null ? ofNull : hashOfObject(value);
    default:
      return 0;
  }
}

type Fields = { readonly [key: string]: unknown };
const ofNull = 0x5bd1e995;
const known = new WeakMap<object, number>();

function hashOfObject(value: object): number {
  const found = known.get(value);
  if (found !== undefined) return found;
  let hash: number;
  if (Array.isArray(value)) {
    hash = mix(0x9747b28c, value.length);
    for (const item of value) hash = mix(hash, item === undefined ? ofNull : hashOfValue(item));
  } else {
    hash = 0x68bc21eb;
    for (const key of Object.keys(value)) {
      const field = (value as Fields)[key];
      // A sum, so that the order of the keys does not count.
      if (field !== undefined) hash = (hash + mix(hashOfText(key), hashOfValue(field))) | 0;
    }
  }
  known.set(value, hash);
  return hash;
}

/**
 * The hash of cells of a table, records or numbers, by their places. Cells without a value (undefined, NaN) do not
 * count, so a list of such cells has the hash 0.
 */
export function hashOfCells(cells: readonly unknown[]): number {
  const found = known.get(cells);
  if (found !== undefined) return found;
  let hash = 0;
  for (let index = 0; index < cells.length; index += 1) {
    const cell = cells[index];
    if (cell !== undefined && !Number.isNaN(cell))
      hash = (hash + mix(index + 1, hashOfValue(cell))) | 0;
  }
  known.set(cells, hash);
  return hash;
}

const bits = new DataView(new ArrayBuffer(8));

function hashOfNumber(value: number): number {
  if (!Number.isFinite(value)) return ofNull;
  // Minus zero is zero in JSON.
  if ((value | 0) === value) return mix(0x27d4eb2f, value | 0);
  bits.setFloat64(0, value);
  return mix(bits.getInt32(0), bits.getInt32(4));
}

function hashOfText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return mix(hash, text.length);
}

/** Two hashes made one; their order counts. */
export function mix(a: number, b: number): number {
  let hash = Math.imul(a ^ 0x3c6ef372, 0x85ebca6b) ^ b;
  hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 13), 0x27d4eb2d);
  return (hash ^ (hash >>> 16)) | 0;
}

/** Eight hex digits. */
export const toHex = (hash: number): string => (hash >>> 0).toString(16).padStart(8, "0");
