import type { LogDatabase } from "./heal.ts";
import { readBatches, replaceBatches } from "./transactions.ts";
import type { Part } from "./parts.ts";
import type { Tail } from "./tail.ts";

export type PackerOptions = {
  readonly session: string;
  /** How much comes together before it is packed, in characters of lines. */
  readonly partBytes: number;
  readonly db: LogDatabase;
  readonly tail: Tail;
};

/** Packs what is on disk of a session, a part at a time; what was written last stays as it is. */
export type Packer = ReturnType<typeof createPacker>;

export function createPacker({ session, partBytes, db, tail }: PackerOptions) {
  let isPacking = false;
  /** How much has to come together after a failure, as long as the rows on disk are those that it failed on. */
  let failed = { life: 0, leastBytes: partBytes };

  const nextPart = (): Part | null => {
    const part = tail.nextPart(partBytes);
    return part?.life === failed.life ? tail.nextPart(failed.leastBytes) : part;
  };

  return {
    /** After a write; does nothing until enough lines have come together, or where the browser cannot pack. */
    async packOld(): Promise<void> {
      const part = nextPart();
      if (isPacking || part === null || typeof CompressionStream === "undefined") return;
      isPacking = true;
      const isPacked = await pack(part).catch(() => false);
      isPacking = false;
      // What failed once is tried again, but not after every write.
      const leastBytes = isPacked ? partBytes : part.bytes + partBytes;
      failed = { life: part.life, leastBytes };
      // The rows were lost and written again in the meantime: perhaps nothing more is written that would pack them.
      if (nextPart()?.life !== part.life) await this.packOld();
    },
  };

  async function pack(part: Part): Promise<boolean> {
    const read = await db.read((tx) => readBatches(tx, session, part));
    const rows = read.tag === "done" ? read.value : [];
    const lines = rows.flatMap((row) => ("lines" in row ? row.lines : []));
    const { firstSeq, lastSeq } = part;
    if (lines.length !== lastSeq - firstSeq + 1) return false;
    const packed = await gzip(lines.join("\n"));
    const row = { session, firstSeq, lastSeq, packed };
    const written = await db.write((tx) =>
      replaceBatches(tx, row, { life: part.life, count: part.count }),
    );
    const isPacked = written.tag === "done" && written.value;
    if (isPacked) tail.packed(part, packed.byteLength);
    return isPacked;
  }
}

async function gzip(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}
