import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawQr } from "../../server/qr/draw.ts";
import { encodeQr, type Modules } from "../../server/qr/encode.ts";
import { checkBytes, power, product } from "../../server/qr/galois.ts";

describe("the check bytes of QR codes", () => {
  it("are those of the standard's example", () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(checkBytes(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  });
});

/** Blocks and check bytes at level M by version. */
const blocksOf: Readonly<Record<number, readonly [blocks: number, check: number]>> = {
  1: [1, 10],
  2: [1, 16],
  3: [1, 26],
  4: [2, 18],
  5: [2, 24],
  6: [4, 16],
};

/** Whether a module belongs to the patterns, by the standard's numbers for versions 1 to 6. */
function isPattern(row: number, column: number, size: number): boolean {
  const isCorner =
    (row < 9 && column < 9) || (row < 9 && column >= size - 8) || (row >= size - 8 && column < 9);
  const isAligned =
    size > 21 && row >= size - 9 && row <= size - 5 && column >= size - 9 && column <= size - 5;
  return isCorner || isAligned || row === 6 || column === 6;
}

/** Reads a code as a scanner does: format, mask, zigzag, blocks, syndromes, bytes. */
function read(modules: Modules): string {
  const size = modules.length;
  const dark = (row: number, column: number) => modules[row]?.[column] === true;
  const format = [0, 1, 2, 3, 4, 5, 7, 8].map((column) => (dark(8, column) ? 1 : 0)).join("");
  // Level M with mask 0, from the standard's table of formats.
  expect(format).toBe("10101000");
  const bits: number[] = [];
  const columns = Array.from({ length: size }, (_, at) => size - 1 - at).filter((one) => one !== 6);
  for (let pair = 0; pair < columns.length; pair += 2)
    for (let step = 0; step < size; step++) {
      const row = pair % 4 === 0 ? size - 1 - step : step;
      for (const column of columns.slice(pair, pair + 2))
        if (!isPattern(row, column, size))
          bits.push(dark(row, column) !== ((row + column) % 2 === 0) ? 1 : 0);
    }
  const words = Array.from({ length: bits.length >> 3 }, (_, at) =>
    Number.parseInt(bits.slice(at * 8, at * 8 + 8).join(""), 2),
  );
  const [blocks, check] = blocksOf[(size - 17) / 4] ?? [0, 0];
  const data = words.length / blocks - check;
  const parts = Array.from({ length: blocks }, (_, block) =>
    words.filter((_word, at) => at % blocks === block),
  );
  for (const part of parts)
    for (let root = 0; root < check; root++) {
      const syndrome = part.reduce((sum, word) => product(sum, power(root)) ^ word, 0);
      expect(syndrome).toBe(0);
    }
  const message = parts
    .flatMap((part) => part.slice(0, data))
    .map((word) => word.toString(2).padStart(8, "0"))
    .join("");
  expect(message.slice(0, 4)).toBe("0100");
  const length = Number.parseInt(message.slice(4, 12), 2);
  const bytes = Array.from({ length }, (_, at) =>
    Number.parseInt(message.slice(12 + at * 8, 20 + at * 8), 2),
  );
  return new TextDecoder().decode(new Uint8Array(bytes));
}

describe("a QR code", () => {
  it("contains its text in every version", () => {
    const text = fc.string({ unit: "grapheme", maxLength: 40 }).filter((one) => {
      return new TextEncoder().encode(one).length <= 106;
    });
    fc.assert(fc.property(text, (one) => read(encodeQr(one)) === one));
    for (const length of [0, 14, 15, 26, 27, 42, 43, 62, 63, 84, 85, 106]) {
      const one = "a".repeat(length);
      expect(read(encodeQr(one))).toBe(one);
    }
    expect(encodeQr("a".repeat(14))).toHaveLength(21);
    expect(encodeQr("a".repeat(106))).toHaveLength(41);
  });
  it("has its three corners, its timing and its dark module", () => {
    const modules = encodeQr("https://touchline.example/en/mobile");
    const size = modules.length;
    const rowOf = (row: number, from: number) =>
      (modules[row] ?? [])
        .slice(from, from + 7)
        .map(Number)
        .join("");
    for (const [row, column] of [
      [0, 0],
      [0, size - 7],
      [size - 7, 0],
    ] as const) {
      const corner = [0, 1, 2, 3, 4, 5, 6].map((down) => rowOf(row + down, column));
      const [edge, ring, core] = ["1111111", "1000001", "1011101"];
      expect(corner).toEqual([edge, ring, core, core, core, ring, edge]);
    }
    for (let at = 8; at < size - 8; at++) expect(modules[6]?.[at]).toBe(at % 2 === 0);
    expect(modules[size - 8]?.[8]).toBe(true);
  });
  it("rejects a text that is too long", () => {
    expect(() => encodeQr("a".repeat(107))).toThrow("107 bytes");
  });
  it("is drawn dark on white with a margin of four modules", () => {
    expect(drawQr("x")).toMatch(/viewBox="0 0 29 29".*fill="#fff".*d="M4 4h1v1h-1z/);
  });
});
