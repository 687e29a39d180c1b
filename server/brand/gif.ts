/** Every colour of a mix of two, and of that one with white. */
const mostColours = 128;
/** With so few codes between two clear codes, a code never grows beyond eight bits. */
const codesBetweenClears = 120;
const clearCode = 128;
const endCode = 129;

/**
 * A GIF file of a square picture, given as rows of red, green, blue, opacity; what is see-through becomes white.
 * Written without compression: it is small.
 */
export function writeGif(pixels: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const colours = new Map<number, number>();
  const indexes: number[] = [];
  for (let at = 0; at < pixels.length; at += 4) {
    const opacity = (pixels[at + 3] ?? 0) / 255;
    const part = (offset: number): number =>
      // Steps of 8 leave few enough colours.
      Math.min(255, Math.round((255 + ((pixels[at + offset] ?? 0) - 255) * opacity) / 8) * 8);
    const colour = (part(0) << 16) | (part(1) << 8) | part(2);
    const known = colours.get(colour) ?? colours.size;
    if (known >= mostColours) throw new Error(`the picture has more than ${mostColours} colours`);
    colours.set(colour, known);
    indexes.push(known);
  }
  const palette = Buffer.alloc(mostColours * 3);
  for (const [colour, index] of colours)
    palette.set([colour >> 16, (colour >> 8) & 0xff, colour & 0xff], index * 3);
  const words = (...numbers: readonly number[]): number[] =>
    numbers.flatMap((word) => [word & 0xff, word >> 8]);
  return new Uint8Array(
    Buffer.concat([
      Buffer.from("GIF89a", "latin1"),
      // A palette of 128 colours, the first one behind the picture.
      Buffer.from([...words(size, size), 0b1111_0110, 0, 0]),
      palette,
      Buffer.from([0x2c, ...words(0, 0, size, size), 0, 7]),
      blocks(packed(indexes)),
      Buffer.from([0x3b]),
    ]),
  );
}

/** Codes of eight bits, which are bytes: a clear code in time keeps them from growing. */
function packed(indexes: readonly number[]): number[] {
  const codes: number[] = [];
  for (let at = 0; at < indexes.length; at += codesBetweenClears)
    codes.push(clearCode, ...indexes.slice(at, at + codesBetweenClears));
  return [...codes, endCode];
}

/** The data in blocks of at most 255 bytes, each behind its length. */
function blocks(bytes: readonly number[]): Buffer {
  const parts: number[] = [];
  for (let at = 0; at < bytes.length; at += 255) {
    const block = bytes.slice(at, at + 255);
    parts.push(block.length, ...block);
  }
  return Buffer.from([...parts, 0]);
}
