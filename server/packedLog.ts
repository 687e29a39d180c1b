import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { ApiError } from "./http/errors.ts";
import { isFields } from "./json.ts";

const megabyte = 1024 * 1024;
export const mostPackedBytes = 5 * megabyte;
const maxUnpackedBytes = 64 * megabyte;
/** Real logs compress 5 to 20 times; a much higher ratio means a decompression bomb. */
const maxRatio = 50;
/** Always allowed, however small the input. */
const freeBytes = megabyte;
const maxHeaderBytes = 64 * 1024;
const timeoutMs = 60_000;
const chunkBytes = 64 * 1024;

const newline = 10;
const lastBlank = 32;

export type PackedLog = { readonly packed: Uint8Array<ArrayBuffer>; readonly lines: number };

/**
 * Reads gzipped JSON lines as a stream and stops at the first byte over the limit. Only the packed bytes are
 * kept; the contents are counted, not stored. Decompression runs off the main thread.
 * @throws ApiError 413 if it is too large or expands too much, 400 if it is not a gzip of lines that begin
 * with a header
 */
export async function readPackedLog(body: ReadableStream<Uint8Array> | null): Promise<PackedLog> {
  const chunks: Uint8Array[] = [];
  const counter = lineCounter();
  const reader = (body ?? new Blob().stream()).getReader();
  // A slow body would otherwise occupy its slot for minutes.
  const signal = AbortSignal.timeout(timeoutMs);
  let packedBytes = 0;
  let unpackedBytes = 0;
  async function* packedChunks() {
    for (;;) {
      const { value: chunk, done } = await reader.read();
      if (done) return;
      packedBytes += chunk.length;
      if (packedBytes > mostPackedBytes) throw tooLarge();
      chunks.push(chunk);
      yield chunk;
    }
  }
  async function count(unpacked: AsyncIterable<Buffer>): Promise<void> {
    for await (const chunk of unpacked) {
      unpackedBytes += chunk.length;
      const limit = Math.min(maxUnpackedBytes, freeBytes + maxRatio * packedBytes);
      if (unpackedBytes > limit) throw tooLarge();
      counter.take(chunk);
    }
  }
  try {
    await pipeline(packedChunks, createGunzip({ chunkSize: chunkBytes }), count, { signal });
    if (!isFields(JSON.parse(counter.header()))) throw new SyntaxError("no header");
  } catch (error) {
    await skip(reader, signal);
    if (error instanceof ApiError) throw error;
    throw new ApiError(400, 10, { data: { reason: "gzip of JSON lines expected" } });
  }
  return { packed: new Uint8Array(Buffer.concat(chunks)), lines: counter.lines() };
}

/** For a log that is refused unread: the sender sees the reason only after everything was received. */
export const skipLog = (body: ReadableStream<Uint8Array> | null): Promise<void> =>
  body === null ? Promise.resolve() : skip(body.getReader(), AbortSignal.timeout(timeoutMs));

/** Receives the rest of the body, up to the limit: a sender that is cut off would not see the reason. */
async function skip(reader: ReadableStreamDefaultReader<Uint8Array>, signal: AbortSignal) {
  let skippedBytes = 0;
  const timeout = new Promise<void>((done) => signal.addEventListener("abort", () => done()));
  const drain = async (): Promise<void> => {
    while (skippedBytes <= 2 * mostPackedBytes && !signal.aborted) {
      const { value, done } = await reader.read();
      if (done) return;
      skippedBytes += value.length;
    }
  };
  // A client that disconnected needs no answer.
  await Promise.race([drain().catch(() => undefined), timeout]);
}

const tooLarge = (): ApiError => new ApiError(413, 10, { data: { reason: "too large a log" } });

/** Counts lines in bytes; trailing blank lines do not count. */
function lineCounter() {
  const head: Buffer[] = [];
  let headBytes = 0;
  let newlines = 0;
  let lastLine = 0;
  return {
    take: (chunk: Buffer): void => {
      if (newlines === 0 && headBytes <= maxHeaderBytes) {
        head.push(chunk);
        headBytes += chunk.length;
      }
      for (const byte of chunk) {
        if (byte === newline) newlines += 1;
        else if (byte > lastBlank) lastLine = newlines + 1;
      }
    },
    lines: (): number => lastLine,
    header: (): string => {
      const [line = ""] = Buffer.concat(head)
        .subarray(0, maxHeaderBytes)
        .toString("utf8")
        .split("\n", 1);
      return line;
    },
  };
}
