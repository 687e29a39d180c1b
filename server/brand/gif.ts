/** Enough for every mix of two colours, and of one of them with white. */
const mostColours = 128;
/** With this few codes between two clear codes, codes never grow beyond eight bits. */
const codesBetweenClears = 120;
const clearCode = 128;
const endCode = 129;

/**
 * A GIF file of a square image, given as rows of red, green, blue, opacity; transparent pixels become white.
 * Written without compression, because it is small.
 */
export function writeGif(pixels: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const colours = new Map<number, number>();
  const indexes: number[] = [];
  for (let offset = 0; offset < pixels.length; offset += 4) {
    const opacity = (pixels[offset + 3] ?? 0) / 255;
    const channel = (component: number): number =>
      // Steps of 8 keep the number of colours low enough.
      Math.min(
        255,
        Math.round((255 + ((pixels[offset + component] ?? 0) - 255) * opacity) / 8) * 8,
      );
    const colour = (channel(0) << 16) | (channel(1) << 8) | channel(2);
    const index = colours.get(colour) ?? colours.size;
    if (index >= mostColours) throw new Error(`the picture has more than ${mostColours} colours`);
    colours.set(colour, index);
    indexes.push(index);
  }
  const palette = Buffer.alloc(mostColours * 3);
  for (const [colour, index] of colours)
    palette.set([colour >> 16, (colour >> 8) & 0xff, colour & 0xff], index * 3);
  const uint16Bytes = (...numbers: readonly number[]): number[] =>
    numbers.flatMap((word) => [word & 0xff, word >> 8]);
  return new Uint8Array(
    Buffer.concat([
      Buffer.from("GIF89a", "latin1"),
      // A palette of 128 colours; the first is the background.
      Buffer.from([...uint16Bytes(size, size), 0b1111_0110, 0, 0]),
      palette,
      Buffer.from([0x2c, ...uint16Bytes(0, 0, size, size), 0, 7]),
      blocks(packed(indexes)),
      Buffer.from([0x3b]),
    ]),
  );
}

/** Eight-bit codes, so each is one byte: clearing in time keeps them from growing. */
function packed(indexes: readonly number[]): number[] {
  const codes: number[] = [];
  for (let start = 0; start < indexes.length; start += codesBetweenClears)
    codes.push(clearCode, ...indexes.slice(start, start + codesBetweenClears));
  return [...codes, endCode];
}

/** The data in blocks of at most 255 bytes, each preceded by its length. */
function blocks(bytes: readonly number[]): Buffer {
  const output: number[] = [];
  for (let start = 0; start < bytes.length; start += 255) {
    const block = bytes.slice(start, start + 255);
    output.push(block.length, ...block);
  }
  return Buffer.from([...output, 0]);
}
