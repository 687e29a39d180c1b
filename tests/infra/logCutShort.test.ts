import { gunzipSync, gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { packLines, readLogFile } from "../kit/logFiles.ts";
import { logLines } from "../kit/logLines.ts";
import { entriesOf, headerOf } from "./logKit.ts";

const header = headerOf("one");
const written = entriesOf(1, 4_000);
const packed = await packLines(logLines(header, written));
const [, ...sound] = gunzipSync(packed).toString("utf8").trimEnd().split("\n");

describe("a log file that was cut short", () => {
  it("is read as far as it is sound, and lacks its end", async () => {
    const lengths = fc.integer({ min: packed.length >> 2, max: packed.length - 1 });
    const property = fc.asyncProperty(lengths, async (length) => {
      const log = await readLogFile(packed.subarray(0, length));
      if (log.tag === "bad") throw new Error(log.message);
      const count = log.entries.length;
      expect(count).toBeGreaterThan(0);
      expect(log.entries).toEqual(written.slice(0, count));
      const isWhole = count === written.length && log.brokenSums.length === 0;
      if (!isWhole) expect(log.brokenSums).toEqual([{ line: count + 2, seq: count + 1 }]);
    });
    await fc.assert(property, { numRuns: 25 });
  });

  it("keeps nearly all of what was there", async () => {
    const log = await readLogFile(packed.subarray(0, packed.length - 200));
    expect(log.tag === "ok" && log.entries.length).toBeGreaterThan(written.length * 0.9);
  });

  it("still has to be sound up to there", async () => {
    const lines = [sound[0] ?? "", (sound[1] ?? "").replace(/"stake":\d+/, '"stake":999')];
    const text = [JSON.stringify(header), ...lines, ...sound.slice(2)].join("\n");
    const cut = gzipSync(text).subarray(0, -100);
    const log = await readLogFile(cut);
    expect(log.tag === "ok" && log.brokenSums.length).toBeGreaterThan(1);
  });
});

describe("a log file that a mail program has changed", () => {
  it("reads the same with the line ends of Windows", async () => {
    const text = gunzipSync(packed).toString("utf8").replaceAll("\n", "\r\n");
    expect(await readLogFile(gzipSync(text))).toEqual(await readLogFile(packed));
  });
});

describe("a long line", () => {
  it("is read whole, however many chunks it comes in", async () => {
    const [first = expect.fail("an entry was made")] = entriesOf(1, 1);
    const long = { ...first, data: { text: "x".repeat(3_000_000) } };
    const log = await readLogFile(await packLines(logLines(header, [long])));
    expect(log).toMatchObject({ tag: "ok", entries: [long], brokenSums: [] });
  });
});
