import { inflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { writeGif } from "../../server/brand/gif.ts";
import { drawMark } from "../../server/brand/mark.ts";
import { writePng } from "../../server/brand/png.ts";

const ground = [0x12, 0x35, 0x24, 255];
const ink = [0xc9, 0xf2, 0x4b, 255];

it("the logo is drawn the same at every size", () => {
  for (const size of [72, 192, 512]) {
    const pixels = drawMark(size);
    const at = (x: number, y: number) => {
      const place = (Math.floor((y / 24) * size) * size + Math.floor((x / 24) * size)) * 4;
      return [...pixels.subarray(place, place + 4)];
    };
    expect([at(0, 0)[3], at(23.9, 23.9)[3]]).toEqual([0, 0]);
    expect([at(12, 2), at(20, 12)]).toEqual([ground, ground]);
    for (const [x, y] of [
      [6.5, 6],
      [6.5, 14],
      [18, 17.5],
      [16.2, 7.8],
      [11.8, 12.2],
    ] as const)
      expect([size, x, at(x, y)]).toEqual([size, x, ink]);
  }
});

it("the logo is written as a PNG with every pixel", () => {
  const pixels = drawMark(48);
  const file = Buffer.from(writePng(pixels, 48));
  expect(file.subarray(1, 4).toString()).toBe("PNG");
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([48, 48]);
  const length = file.readUInt32BE(33);
  const rows = inflateSync(file.subarray(41, 41 + length));
  const read = Array.from({ length: 48 }, (_, row) => [
    ...rows.subarray(row * 193 + 1, row * 193 + 193),
  ]);
  expect(read.flat()).toEqual([...pixels]);
});

it("the logo is written as a GIF of its size, its data in complete blocks", () => {
  const file = Buffer.from(writeGif(drawMark(96), 96));
  expect(file.subarray(0, 6).toString()).toBe("GIF89a");
  expect([file.readUInt16LE(6), file.readUInt16LE(8)]).toEqual([96, 96]);
  let at = 13 + 128 * 3 + 11;
  let bytes = 0;
  while (file[at] !== 0) {
    bytes += file[at] ?? 0;
    at += (file[at] ?? 0) + 1;
  }
  expect(bytes).toBe(96 * 96 + Math.ceil((96 * 96) / 120) + 1);
  expect(file[at + 1]).toBe(0x3b);
  expect(file.length).toBe(at + 2);
});
