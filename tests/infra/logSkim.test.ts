import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseHostileJson } from "../../src/infra/log/json.ts";
import { decodeEntry, type LogEntry, serialise } from "../../src/infra/log/line.ts";
import { BadSkimmedLine, createSkimmer } from "../../src/infra/log/skim.ts";
import { inNode } from "../../tools/replay/unpack.ts";
import { packLines, readLogFile } from "../kit/logFiles.ts";
import { logLines } from "../kit/logLines.ts";
import { entriesOf, headerOf } from "./logKit.ts";

const header = headerOf("one");
const written = entriesOf(1, 300);
const lines = [...logLines(header, written)];
const plain = (entry: unknown): unknown => JSON.parse(JSON.stringify(entry));

const told = ['","cause":1', '"data":', ',"by":"x"', "}", '{"seq":2,', "§", "Ж", "\u2028"];
const text = fc.oneof(
  { weight: 10, arbitrary: fc.string({ maxLength: 30 }) },
  { weight: 10, arbitrary: fc.constantFrom(...told) },
  { weight: 1, arbitrary: fc.constantFrom("__proto__", "constructor") },
);
const entries: fc.Arbitrary<LogEntry> = fc.record(
  {
    seq: fc.integer({ min: 1, max: 2 ** 40 }),
    at: fc.oneof(
      { weight: 5, arbitrary: fc.integer() },
      { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
    ),
    type: fc.constantFrom("StakeChanged", "TimerArmed", 'A"B', "A\\B"),
    v: fc.integer({ min: 1, max: 9 }),
    data: fc.dictionary(text, fc.oneof(text, fc.integer(), fc.constant(null))),
    cause: fc.constantFrom(null, 1, 7),
    by: fc.constantFrom("epic:coupon/ask", "decider:A", 'x","cause":3'),
    state: fc.dictionary(text, fc.constantFrom("1a2b3c4d", "00000000")),
  },
  { requiredKeys: ["seq", "at", "type", "v", "data", "cause"] },
);

describe("an entry that is read by what stands around its data", () => {
  it("is the entry that is read whole, or is refused as it is, or is left to be read whole", () => {
    let skimmed = 0;
    let refused = 0;
    const property = fc.property(entries, (entry) => {
      const line = serialise(entry, "00000000");
      const json = parseHostileJson(line, 64);
      const found = createSkimmer(64, Infinity)(line);
      if (found === null) return;
      if (json.tag !== "value") {
        refused += 1;
        expect(() => found.data).toThrow(BadSkimmedLine);
        return;
      }
      const { state: _hashes, ...whole } = decodeEntry(json.value) ?? expect.fail(line);
      skimmed += 1;
      expect(plain(found)).toEqual(whole);
      expect(found.data).toEqual(whole.data);
      expect(found.by).toBe(whole.by);
    });
    fc.assert(property, { numRuns: 2_000 });
    expect(skimmed).toBeGreaterThan(100);
    expect(refused).toBeGreaterThan(0);
  });

  it("says so when its data turn out not to be JSON", () => {
    const line = serialise(written[0] ?? expect.fail(), "").replace('"data":{', '"data":{{');
    const found = createSkimmer(64, 1)(line);
    expect(() => found?.data).toThrow("the line of entry 1 is no entry, although its sum holds");
  });
});

describe("a log of which the last entries are wanted", () => {
  it("has these, and the places of all others", async () => {
    const log = await readLogFile(await packLines(lines), undefined, { skimmedTo: 20 });
    if (log.tag === "bad") throw new Error(log.message);
    expect(log.brokenSums).toEqual([]);
    expect(log.entries.map(({ seq }) => seq)).toEqual(written.map(({ seq }) => seq));
    expect(plain(log.entries.slice(-20))).toEqual(written.slice(-20));
    expect(() => log.entries[100]?.data).toThrow("entry 101 was not kept");
  });

  it("names a line that was altered, wherever it is", async () => {
    const altered = lines.with(100, (lines[100] ?? "").replace(/"stake":\d+/, '"stake":999999'));
    const log = await readLogFile(gzipSync(altered.join("\n")), undefined, { skimmedTo: 20 });
    expect(log).toMatchObject({
      brokenSums: [
        { line: 101, seq: 100 },
        { line: 302, seq: 301 },
      ],
    });
  });
});

describe("what Node unpacks", () => {
  it("is the same text, wherever a chunk ends", async () => {
    const long = "жǄ€😀a".repeat(40_000);
    const all = entriesOf(1, 3).map((entry) => ({ ...entry, data: { long } }));
    for (const shift of [0, 1, 2, 3]) {
      const [first = "", ...others] = logLines({ ...header, build: "b".repeat(shift) }, all);
      const bytes = await packLines([first, ...others]);
      expect(await readLogFile(bytes, undefined, { unpacking: inNode })).toEqual(
        await readLogFile(bytes),
      );
    }
  });

  it("is taken as far as it goes, where the file was cut short", async () => {
    const packed = await packLines(lines);
    for (const part of [0.3, 0.6, 0.9]) {
      const cut = packed.subarray(0, Math.floor(packed.length * part));
      const log = await readLogFile(cut, undefined, { unpacking: inNode });
      const before = await readLogFile(cut);
      expect(log.tag === "ok" && log.entries.length).toBeGreaterThanOrEqual(
        before.tag === "ok" ? before.entries.length : Infinity,
      );
    }
  });

  it("may begin with a byte order mark", async () => {
    const marked = gzipSync(`\ufeff${lines.join("\n")}`);
    expect(await readLogFile(marked, undefined, { unpacking: inNode })).toEqual(
      await readLogFile(marked),
    );
  });
});
