import { checkBytes } from "./galois.ts";

/** The modules of a code, row by row; true is dark. */
export type Modules = readonly (readonly boolean[])[];

/**
 * Versions 1 to 6 at error correction level M: data and correction bytes per block, and the number of blocks.
 */
const versions = [
  { data: 16, check: 10, blocks: 1 },
  { data: 28, check: 16, blocks: 1 },
  { data: 44, check: 26, blocks: 1 },
  { data: 32, check: 18, blocks: 2 },
  { data: 43, check: 24, blocks: 2 },
  { data: 27, check: 16, blocks: 4 },
] as const;

/**
 * Encodes a text as a QR code: byte mode, error correction M, mask 0.
 * @throws Error if it is longer than 106 bytes.
 */
export function encodeQr(text: string): Modules {
  const bytes = [...new TextEncoder().encode(text)];
  const index = versions.findIndex(({ data, blocks }) => bytes.length + 2 <= data * blocks);
  const version = versions[index];
  if (!version)
    throw new Error(`a text of ${bytes.length} bytes does not fit into a QR code of version 6`);
  return drawModules(index + 1, codewords(bytes, version));
}

/** The data blocks with their correction bytes, interleaved as the code stores them. */
function codewords(bytes: readonly number[], { data, check, blocks }: (typeof versions)[number]) {
  const length = data * blocks;
  const bits = [0b0100, 4, bytes.length, 8, ...bytes.flatMap((byte) => [byte, 8]), 0, 4];
  const packed: number[] = [];
  let bitText = "";
  for (let index = 0; index < bits.length; index += 2)
    bitText += (bits[index] ?? 0).toString(2).padStart(bits[index + 1] ?? 0, "0");
  for (let start = 0; start < bitText.length; start += 8)
    packed.push(Number.parseInt(bitText.slice(start, start + 8), 2));
  for (let pad = 0xec; packed.length < length; pad ^= 0xec ^ 0x11) packed.push(pad);
  const dataBlocks = Array.from({ length: blocks }, (_, block) =>
    packed.slice(block * data, (block + 1) * data),
  );
  const checks = dataBlocks.map((block) => checkBytes(block, check));
  const interleave = (rows: readonly (readonly number[])[], count: number) =>
    Array.from({ length: count }, (_, index) => rows.map((row) => row[index] ?? 0)).flat();
  return [...interleave(dataBlocks, data), ...interleave(checks, check)];
}

/** Format bits for error correction M and mask 0, including their own correction. */
const formatBits = 0b101010000010010;

function drawModules(version: number, codewordBytes: readonly number[]): Modules {
  const size = version * 4 + 17;
  const grid: (boolean | null)[][] = Array.from({ length: size }, () => Array(size).fill(null));
  const set = (row: number, column: number, isDark: boolean) => {
    const line = grid[row];
    if (line && column >= 0 && column < size) line[column] = isDark;
  };
  const square = (row: number, column: number, reach: number, light: readonly number[]) => {
    for (let down = -reach; down <= reach; down++)
      for (let right = -reach; right <= reach; right++) {
        const ring = Math.max(Math.abs(down), Math.abs(right));
        set(row + down, column + right, !light.includes(ring));
      }
  };
  for (let position = 8; position < size - 8; position++) {
    set(6, position, position % 2 === 0);
    set(position, 6, position % 2 === 0);
  }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    square(row, column, 4, [2, 4]);
  if (version > 1) square(size - 7, size - 7, 2, [1]);
  set(size - 8, 8, true);
  for (let bit = 0; bit < 15; bit++) {
    const isDark = ((formatBits >> bit) & 1) === 1;
    const [row, column] = formatPlaces[bit] ?? [0, 0];
    set(row, column, isDark);
    if (bit < 8) set(8, size - 1 - bit, isDark);
    else set(size - 15 + bit, 8, isDark);
  }
  fill(grid, codewordBytes);
  return grid.map((row) => row.map((isDark) => isDark === true));
}

/** Positions of the copy around the first corner, lowest bit first. */
const formatPlaces: readonly (readonly [number, number])[] = [
  [0, 8],
  [1, 8],
  [2, 8],
  [3, 8],
  [4, 8],
  [5, 8],
  [7, 8],
  [8, 8],
  [8, 7],
  [8, 5],
  [8, 4],
  [8, 3],
  [8, 2],
  [8, 1],
  [8, 0],
];

/**
 * Bits run up and down in pairs of columns from the right, around what is already placed; mask 0 inverts
 * every other module.
 */
function fill(grid: (boolean | null)[][], codewordBytes: readonly number[]): void {
  const size = grid.length;
  let bit = 0;
  let isUp = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const row = isUp ? size - 1 - step : step;
      const line = grid[row];
      for (const column of [right, right - 1]) {
        if (!line || line[column] !== null) continue;
        const isSet = (((codewordBytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        line[column] = isSet !== ((row + column) % 2 === 0);
        bit++;
      }
    }
    isUp = !isUp;
  }
}
