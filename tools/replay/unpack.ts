import { isAscii, isUtf8 } from "node:buffer";
import { createGunzip } from "node:zlib";
import type { Unpacking } from "../../src/infra/log/file.ts";

const chunkSize = 64 * 1024;

/** Node's own: a third of the time that its copies of the browser's streams take. */
export const inNode: Unpacking = {
  async *inflate(packed) {
    const gunzip = createGunzip({ chunkSize });
    const chunks: Uint8Array[] = [];
    let fault: Error | null = null;
    let isOver = false;
    let wake = () => {};
    // Listened to, and not iterated over: a stream that fails drops what nobody has taken yet.
    gunzip.on("data", (chunk: Uint8Array) => {
      chunks.push(chunk);
      wake();
    });
    gunzip.on("error", (error: Error) => {
      fault = error;
      wake();
    });
    gunzip.on("end", () => {
      isOver = true;
      // Left alone by Node, refused by browsers.
      if (gunzip.bytesWritten < packed.length) fault = new TypeError("more follows it");
      wake();
    });
    gunzip.end(packed);
    try {
      for (;;) {
        for (let chunk = chunks.shift(); chunk !== undefined; chunk = chunks.shift()) yield chunk;
        if (fault !== null) throw fault;
        if (isOver) return;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    } finally {
      gunzip.destroy();
    }
  },
  decoder() {
    let rest: Buffer = Buffer.alloc(0);
    let isFirst = true;
    return {
      decode(bytes) {
        const added =
          bytes === undefined
            ? Buffer.alloc(0)
            : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
        const all = rest.length === 0 ? added : Buffer.concat([rest, added]);
        const end = bytes === undefined ? all.length : endOfCharacters(all);
        rest = all.subarray(end);
        const whole = all.subarray(0, end);
        if (isAscii(whole)) return whole.toString("latin1");
        if (!isUtf8(whole)) throw new TypeError("not UTF-8");
        const text = whole.toString("utf8");
        const isMarked = isFirst && text.startsWith("\ufeff");
        isFirst = false;
        return isMarked ? text.slice(1) : text;
      },
    };
  },
};

/** Where the last character ends that is there whole. */
function endOfCharacters(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(4, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return bytes.length;
    if (byte < 0xc0) continue;
    const length = byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
    return length > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}
