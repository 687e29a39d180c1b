import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { readLogFile } from "../kit/logFiles.ts";
import { defaultLimits } from "../../src/infra/log/file.ts";
import { logLines } from "../kit/logLines.ts";
import type { BadCode } from "../../src/infra/log/parse.ts";
import { inNode } from "../../tools/replay/unpack.ts";
import { entriesOf, headerOf } from "./logKit.ts";

const header = headerOf("one");
const good = [...logLines(header, entriesOf(1, 3))];
const [head = "", one = "", two = "", three = ""] = good;
const packed = gzipSync(good.join("\n"));
const of = (...lines: string[]) => gzipSync(lines.join("\n"));
const withByte = (at: number) => {
  const copy = new Uint8Array(packed);
  copy[at] = (copy[at] ?? 0) ^ 0xff;
  return copy;
};
const withHeader = (fields: object) => of(JSON.stringify({ ...JSON.parse(head), ...fields }));
const withEntry = (fields: object) => of(head, JSON.stringify({ ...JSON.parse(one), ...fields }));
const small = {
  ...defaultLimits,
  packedBytes: 100_000,
  unpackedBytes: 1_000_000,
  lineLength: 2000,
  lines: 50,
};

const corpus: readonly [string, Uint8Array, BadCode, number][] = [
  ["an empty file", new Uint8Array(), "not-gzip", 0],
  ["plain text", new TextEncoder().encode(good.join("\n")), "not-gzip", 0],
  ["a zip archive", new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), "not-gzip", 0],
  ["a gzip signature alone", new Uint8Array([0x1f, 0x8b]), "truncated", 0],
  ["a file cut before its first line", packed.subarray(0, 40), "truncated", 0],
  ["a wrong compression method", withByte(2), "damaged", 0],
  ["a flipped byte of packed data", withByte(packed.length >> 1), "damaged", 0],
  ["a wrong check of the packed data", withByte(packed.length - 6), "damaged", 0],
  ["junk after the packed data", Buffer.concat([packed, Buffer.from("junk")]), "damaged", 0],
  ["too many packed bytes", new Uint8Array(100_001), "packed-too-big", 0],
  ["a zip bomb of short lines", gzipSync("x\n".repeat(3_000_000)), "not-a-log", 1],
  ["a zip bomb in one line", gzipSync(new Uint8Array(50_000_000)), "line-too-long", 1],
  ["a bomb after a good start", of(head, " ".repeat(30_000_000)), "line-too-long", 2],
  ["more lines than allowed", of(...logLines(header, entriesOf(1, 60))), "too-many-lines", 51],
  ["a long line", withEntry({ data: "x".repeat(3000) }), "line-too-long", 2],
  ["nothing packed", gzipSync(""), "empty", 0],
  ["text that is not JSON", of("hello", "world"), "not-a-log", 1],
  ["another JSON format", of('{"events":[]}'), "not-a-log", 1],
  ["a JSON array", of("[1,2]"), "not-a-log", 1],
  ["JSON null", of("null"), "not-a-log", 1],
  ["bytes that are not UTF-8", gzipSync(new Uint8Array([0x7b, 0xff, 0xfe, 0x0a])), "not-utf8", 1],
  ["a log of a newer version", withHeader({ version: 3 }), "newer-version", 1],
  ["a header without a field", withHeader({ build: undefined }), "bad-header", 1],
  ["a header with a control sequence", withHeader({ build: "\u001b[2J" }), "bad-header", 1],
  ["a version that is a text", withHeader({ version: "1" }), "bad-header", 1],
  ["no header at all", of(one, two), "not-a-log", 1],
  ["a line that is not JSON", of(head, one, two.slice(0, -4), three), "bad-json", 3],
  ["an empty line between", of(head, one, "", two), "bad-json", 3],
  ["deep nesting", of(head, withDepth(70)), "too-deep", 2],
  ["very deep nesting", of(head, "[".repeat(1900)), "bad-json", 2],
  [
    "a __proto__ key",
    of(head, one.replace('"stake":1', '"__proto__":{"a":1}')),
    "forbidden-key",
    2,
  ],
  [
    "an escaped __proto__ key",
    of(head, one.replace("stake", "\\u005f_proto__")),
    "forbidden-key",
    2,
  ],
  ["a constructor key", withEntry({ data: { constructor: {} } }), "forbidden-key", 2],
  ["a prototype key in a list", withEntry({ data: [{ prototype: 1 }] }), "forbidden-key", 2],
  ["an entry without a type", withEntry({ type: undefined }), "bad-entry", 2],
  ["a type with a control sequence", withEntry({ type: "A\u001b[2J" }), "bad-entry", 2],
  [
    "a time that is not a finite number",
    of(head, one.replace(/"at":\d+/, '"at":1e999')),
    "bad-entry",
    2,
  ],
  ["a seq that is not an integer", withEntry({ seq: 1.5 }), "bad-entry", 2],
  ["a list in place of an entry", of(head, "[]"), "bad-entry", 2],
  ["a first entry that is not 1", of(head, two), "bad-seq", 2],
  ["a missing line", of(head, one, three), "bad-seq", 3],
  ["a doubled line", of(head, one, one), "bad-seq", 3],
  ["two lines swapped", of(head, one, three, two), "bad-seq", 3],
  ["a cause in the future", withEntry({ cause: 9 }), "bad-cause", 2],
  ["a cause that is itself", withEntry({ cause: 1 }), "bad-cause", 2],
  ["a snapshot in the middle", of(head, one, asSnapshot(two)), "bad-snapshot", 3],
  ["a snapshot without a chain", of(head, asSnapshot(one)), "bad-snapshot", 2],
  ["lines after the end", of(head, one, '{"end":1,"sum":"00000000"}', two), "after-end", 4],
];

function withDepth(depth: number) {
  return one.replace('"stake":1', `"deep":${"[".repeat(depth)}${"]".repeat(depth)}`);
}

function asSnapshot(line: string) {
  return line.replace("StakeChanged", "Snapshot");
}

describe("a hostile log file", () => {
  it.each(corpus)("is refused: %s", async (_, bytes, code, line) => {
    const log = await readLogFile(bytes, small);
    expect(log).toMatchObject({ tag: "bad", code, line });
    // The message is printed to a terminal: it names what was found, in printable characters.
    expect(log.tag === "bad" && log.message).toMatch(/^[\x20-\x7e]{20,400}$/);
  });

  it.each(corpus)("is refused by the command line too: %s", async (_, bytes, code, line) => {
    const log = await readLogFile(bytes, small, { unpacking: inNode });
    expect(log).toMatchObject({ tag: "bad", code, line });
    const skimmed = await readLogFile(bytes, small, { unpacking: inNode, skimmedTo: 2 });
    expect(skimmed).toMatchObject({ tag: "bad", code, line });
  });

  it("is not unpacked beyond the limit, whatever it contains", async () => {
    const log = await readLogFile(packed, { ...small, unpackedBytes: 100 });
    expect(log).toMatchObject({ tag: "bad", code: "too-big" });
    expect(await readLogFile(packed, { ...small, unpackedBytes: 5000 })).toMatchObject({
      tag: "ok",
    });
  });

  it("cannot change prototypes", async () => {
    await readLogFile(of(head, one.replace('"stake":1', '"__proto__":{"polluted":1}')));
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });

  it("that cannot be read is reported, not thrown", async () => {
    const gone = new Blob([new Uint8Array(packed)]);
    gone.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotReadableError"));
    expect(await readLogFile(gone)).toMatchObject({ tag: "bad", code: "unreadable" });
  });

  it("loses unknown fields of header and entries", async () => {
    const extra = of(head.replace("{", '{"admin":true,'), one.replace("{", '{"admin":true,'));
    const log = await readLogFile(extra);
    expect(log).toMatchObject({ tag: "ok", header, entries: entriesOf(1, 1) });
    expect(JSON.stringify(log)).not.toContain("admin");
  });
});
