import { decodeEntry, decodeSnapshotData, serialiseEnd, snapshotType, splitSum } from "./line.ts";
import { type BadLog, bad, type LogParser } from "./parse.ts";

/** Limits for reading a file from outside. */
export type LogLimits = {
  readonly packedBytes: number;
  readonly unpackedBytes: number;
  readonly lineLength: number;
  readonly lines: number;
  readonly depth: number;
};

export const defaultLimits: LogLimits = {
  packedBytes: 32 * 1024 * 1024,
  unpackedBytes: 256 * 1024 * 1024,
  lineLength: 8 * 1024 * 1024,
  lines: 1_000_000,
  depth: 64,
};

// A browser inflates a whole chunk at once, up to a thousandfold: small chunks contain a zip bomb.
const packedChunkBytes = 16 * 1024;
const linesPerChunk = 256;

/** Packs lines as they are. */
export async function pack(lines: Iterable<string>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks = textChunks(lines);
  const encoder = new TextEncoder();
  const text = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      const next = chunks.next();
      if (next.done === true) controller.close();
      else controller.enqueue(encoder.encode(next.value));
    },
  });
  const packed = text.pipeThrough(new CompressionStream("gzip"));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

function* textChunks(lines: Iterable<string>): Generator<string, void> {
  let chunk: string[] = [];
  for (const line of lines) {
    chunk.push(line);
    if (chunk.length < linesPerChunk) continue;
    yield `${chunk.join("\n")}\n`;
    chunk = [];
  }
  if (chunk.length > 0) yield `${chunk.join("\n")}\n`;
}

/** The lines of a visit, header first, as `LogStore.read` returns them, and the line that closes them. */
export function* closed(lines: Iterable<string>): Generator<string, void> {
  let lastLine = "";
  for (const line of lines) {
    lastLine = line;
    yield line;
  }
  yield endLineAfter(lastLine);
}

function endLineAfter(line: string): string {
  const entry = decodeEntry(JSON.parse(line));
  const chain = entry?.type === snapshotType ? decodeSnapshotData(entry.data)?.chain : undefined;
  return serialiseEnd(entry?.seq ?? 0, chain ?? splitSum(line)?.sum ?? "");
}

/** How gzip data become text, piece by piece; both throw on data that are not so. */
export type Unpacking = {
  /** Not more at once than may be in memory; ends when the caller stops. */
  readonly inflate: (packed: Uint8Array) => AsyncIterable<Uint8Array>;
  /** A piece may end in the middle of a character, except the last, which is undefined. */
  readonly decoder: () => { readonly decode: (bytes: Uint8Array | undefined) => string };
};

/** Takes the lines of a file; returns why reading must stop, or null to continue. */
type LineParser = Pick<LogParser, "push">;

/** Unpacks a file and feeds its lines to a parser; returns why that ended before the end of the file. */
export async function readPacked(
  file: Blob | Uint8Array,
  limits: LogLimits,
  parser: LineParser,
  unpacking: Unpacking = inBrowser,
): Promise<BadLog | null> {
  const size = file instanceof Blob ? file.size : file.byteLength;
  if (size > limits.packedBytes) {
    const text = `the file has ${size} bytes, at most ${limits.packedBytes} are read; refused`;
    return bad("packed-too-big", 0, text);
  }
  let packed: Uint8Array;
  try {
    packed = file instanceof Blob ? new Uint8Array(await file.arrayBuffer()) : file;
  } catch (error) {
    return bad("unreadable", 0, `the file cannot be read: ${String(error)}`);
  }
  if (packed[0] !== 0x1f || packed[1] !== 0x8b) {
    return bad("not-gzip", 0, whyNotGzip(packed));
  }
  return pushInflated(packed, limits, parser, unpacking);
}

function whyNotGzip([first]: Uint8Array): string {
  if (first === undefined) return "the file is empty; expected a .tlog.jsonl.gz";
  // Some browsers and mail programs unpack what they save.
  if (first === "{".charCodeAt(0))
    return "the file is not gzip but looks like an unpacked log; pack it first: gzip FILE";
  return "the file is not gzip (it does not start with 1f 8b); expected a .tlog.jsonl.gz";
}

/** Inflates and feeds the parser line by line, within the limits. */
async function pushInflated(
  packed: Uint8Array,
  limits: LogLimits,
  parser: LineParser,
  { inflate, decoder }: Unpacking,
): Promise<BadLog | null> {
  const text = decoder();
  const splitter = createSplitter(limits, parser);
  let unpackedBytes = 0;
  const take = (bytes: Uint8Array | undefined): BadLog | null => {
    unpackedBytes += bytes?.byteLength ?? 0;
    if (unpackedBytes > limits.unpackedBytes) {
      const reason = `the file unpacks to more than ${limits.unpackedBytes} bytes; reading stopped`;
      return bad("too-big", splitter.line(), reason);
    }
    let decoded: string;
    try {
      decoded = text.decode(bytes);
    } catch {
      const reason = `line ${splitter.line()} is not UTF-8 text; reading stopped`;
      return bad("not-utf8", splitter.line(), reason);
    }
    return splitter.push(decoded, bytes === undefined);
  };
  const chunks = inflate(packed)[Symbol.asyncIterator]();
  for (;;) {
    const chunk = await chunks.next().catch((error: unknown) => gzipFault(error));
    if ("tag" in chunk) return chunk;
    const fault = take(chunk.done === true ? undefined : chunk.value);
    if (chunk.done === true) return fault;
    if (fault === null) continue;
    // Otherwise the remainder of a zip bomb would stay queued for inflating.
    await chunks.return?.();
    return fault;
  }
}

function createSplitter(limits: LogLimits, parser: LineParser) {
  // Joined once a line ends: a line of megabytes comes in hundreds of chunks.
  let pieces: string[] = [];
  let pieceLength = 0;
  let count = 0;
  const take = (line: string): BadLog | null => {
    count += 1;
    if (count > limits.lines) {
      const text = `the log has more than ${limits.lines} lines; reading stopped`;
      return bad("too-many-lines", count, text);
    }
    return line.length > limits.lineLength ? tooLong(count, limits) : parser.push(line);
  };
  const push = (text: string, isLast: boolean): BadLog | null => {
    const [head = "", ...others] = text.split("\n");
    pieces.push(head);
    pieceLength += head.length;
    if (pieceLength > limits.lineLength + 1) return tooLong(count + 1, limits);
    if (others.length === 0 && !isLast) return null;
    const lines = [pieces.join(""), ...others];
    const last = lines.pop() ?? "";
    if (isLast && last !== "") lines.push(last);
    pieces = isLast ? [] : [last];
    pieceLength = isLast ? 0 : last.length;
    for (const line of lines) {
      // A mail program may have changed the line ends; nothing else of a line ends with that character.
      const fault = take(line.endsWith("\r") ? line.slice(0, -1) : line);
      if (fault !== null) return fault;
    }
    return null;
  };
  return { push, line: () => count + 1 };
}

function tooLong(line: number, limits: LogLimits): BadLog {
  const text = `line ${line} has more than ${limits.lineLength} characters; reading stopped`;
  return bad("line-too-long", line, text);
}

/** The streams that browsers have, and Node too. */
const inBrowser: Unpacking = {
  async *inflate(packed) {
    let offset = 0;
    const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull(controller) {
        // `slice` copies, so a chunk is never backed by shared memory.
        controller.enqueue(new Uint8Array(packed.slice(offset, offset + packedChunkBytes)));
        offset += packedChunkBytes;
        if (offset >= packed.byteLength) controller.close();
      },
    });
    const reader = source.pipeThrough(new DecompressionStream("gzip")).getReader();
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        yield value;
      }
    } finally {
      await reader.cancel().catch(() => undefined);
    }
  },
  decoder() {
    const decoder = new TextDecoder("utf-8", { fatal: true });
    return { decode: (bytes) => decoder.decode(bytes, { stream: bytes !== undefined }) };
  },
};

function gzipFault(error: unknown): BadLog {
  const text = error instanceof Error ? error.message : String(error);
  return /unexpected end|truncated/i.test(text)
    ? bad(
        "truncated",
        0,
        `the gzip data ends too early (${text}); the file is cut off; nothing was read`,
      )
    : bad("damaged", 0, `the gzip data is damaged (${text}); refused`);
}
