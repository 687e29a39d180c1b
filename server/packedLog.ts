import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { ApiError } from "./http/errors.ts";
import { isFields } from "./json.ts";

const megabyte = 1024 * 1024;
export const mostPackedBytes = 5 * megabyte;
const mostUnpackedBytes = 64 * megabyte;
/** Logs of visits pack 5 to 20 times smaller; what grows far more was made to be large. */
const mostRatio = 50;
/** So much may come out of however little. */
const freeBytes = megabyte;
const mostHeaderBytes = 64 * 1024;
const patienceMs = 60_000;
const partBytes = 64 * 1024;

const newline = 10;
const lastBlank = 32;

export type PackedLog = { readonly packed: Uint8Array<ArrayBuffer>; readonly lines: number };

/**
 * Reads a gzip of JSON lines as it comes, and stops at the first byte too many. Only the packed bytes are kept; what is in
 * them is counted, not held. Unpacking runs beside the main thread.
 * @throws ApiError 413 when it is too large or grows too much, 400 when it is no gzip of lines that begin with a header
 */
export async function readPackedLog(body: ReadableStream<Uint8Array> | null): Promise<PackedLog> {
  const parts: Uint8Array[] = [];
  const counter = lineCounter();
  const reader = (body ?? new Blob().stream()).getReader();
  // A body that trickles would hold its place for minutes.
  const signal = AbortSignal.timeout(patienceMs);
  let packedBytes = 0;
  let unpackedBytes = 0;
  async function* packedParts() {
    for (;;) {
      const { value: part, done } = await reader.read();
      if (done) return;
      packedBytes += part.length;
      if (packedBytes > mostPackedBytes) throw tooLarge();
      parts.push(part);
      yield part;
    }
  }
  async function count(unpacked: AsyncIterable<Buffer>): Promise<void> {
    for await (const part of unpacked) {
      unpackedBytes += part.length;
      const most = Math.min(mostUnpackedBytes, freeBytes + mostRatio * packedBytes);
      if (unpackedBytes > most) throw tooLarge();
      counter.take(part);
    }
  }
  try {
    await pipeline(packedParts, createGunzip({ chunkSize: partBytes }), count, { signal });
    if (!isFields(JSON.parse(counter.header()))) throw new SyntaxError("no header");
  } catch (error) {
    await skip(reader, signal);
    if (error instanceof ApiError) throw error;
    throw new ApiError(400, 10, { data: { reason: "gzip of JSON lines expected" } });
  }
  return { packed: new Uint8Array(Buffer.concat(parts)), lines: counter.lines() };
}

/** For a log that is refused unread: the sender learns why only once everything was received. */
export const skipLog = (body: ReadableStream<Uint8Array> | null): Promise<void> =>
  body === null ? Promise.resolve() : skip(body.getReader(), AbortSignal.timeout(patienceMs));

/** Receives the rest of the body, up to the limit: a sender who is cut off would not learn why. */
async function skip(reader: ReadableStreamDefaultReader<Uint8Array>, signal: AbortSignal) {
  let skippedBytes = 0;
  const isOver = new Promise<void>((over) => signal.addEventListener("abort", () => over()));
  const rest = async (): Promise<void> => {
    while (skippedBytes <= 2 * mostPackedBytes && !signal.aborted) {
      const { value, done } = await reader.read();
      if (done) return;
      skippedBytes += value.length;
    }
  };
  // A client that disconnected needs no answer.
  await Promise.race([rest().catch(() => undefined), isOver]);
}

const tooLarge = (): ApiError => new ApiError(413, 10, { data: { reason: "too large a log" } });

/** Counts lines in bytes; blank ones at the end do not count. */
function lineCounter() {
  const head: Buffer[] = [];
  let headBytes = 0;
  let newlines = 0;
  let lastLine = 0;
  return {
    take: (part: Buffer): void => {
      if (newlines === 0 && headBytes <= mostHeaderBytes) {
        head.push(part);
        headBytes += part.length;
      }
      for (const byte of part) {
        if (byte === newline) newlines += 1;
        else if (byte > lastBlank) lastLine = newlines + 1;
      }
    },
    lines: (): number => lastLine,
    header: (): string => {
      const [line = ""] = Buffer.concat(head)
        .subarray(0, mostHeaderBytes)
        .toString("utf8")
        .split("\n", 1);
      return line;
    },
  };
}
