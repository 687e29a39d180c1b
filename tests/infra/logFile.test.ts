import { gunzipSync, gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { packLines, readLogFile } from "../kit/logFiles.ts";
import { logLines } from "../kit/logLines.ts";
import {
  type LogEntry,
  serialise,
  serialiseHeader,
  serialiseSnapshot,
  splitSum,
} from "../../src/infra/log/line.ts";
import { entriesOf, headerOf } from "./logKit.ts";

const header = headerOf("one");
const name = fc.stringMatching(/^[A-Za-z][A-Za-z0-9]{0,20}$/);
const entries = fc
  .array(
    fc.record(
      {
        at: fc.double({ noNaN: true, noDefaultInfinity: true }).map((at) => at + 0),
        type: name.filter((type) => type !== "Snapshot"),
        v: fc.integer({ min: 1, max: 99 }),
        data: fc
          .jsonValue({ maxDepth: 5 })
          .filter((value) => !/"(__proto__|constructor|prototype)":/.test(JSON.stringify(value)))
          .map((value): unknown => JSON.parse(JSON.stringify(value))),
        by: name,
      },
      { requiredKeys: ["at", "type", "v", "data"] },
    ),
  )
  .map((drafts) =>
    drafts.map((draft, i): LogEntry => ({ ...draft, seq: i + 1, cause: i > 0 ? i : null })),
  );

const writeLogFile = (head: typeof header, written: Iterable<LogEntry>) =>
  packLines(logLines(head, written));
const textOf = (packed: Uint8Array) => gunzipSync(packed).toString("utf8");
const pack = (lines: readonly string[]) => gzipSync(lines.join("\n"));
const renumber = (line: string, seq: number) =>
  line.replace(/"seq":\d+/, `"seq":${seq}`).replace(/"cause":\d+/, `"cause":${seq - 1}`);
const linesOf = async (count: number) =>
  textOf(await writeLogFile(header, entriesOf(1, count)))
    .trimEnd()
    .split("\n");

describe("a log file", () => {
  it("reads back what was written, whatever the data", async () => {
    const property = fc.asyncProperty(entries, async (written) => {
      const log = await readLogFile(await writeLogFile(header, written));
      expect(log).toEqual({
        tag: "ok",
        header,
        snapshot: null,
        brokenSums: [],
        entries: JSON.parse(JSON.stringify(written)),
      });
    });
    await fc.assert(property, { numRuns: 300 });
  });

  it("has one line for the header, each entry and the end, with keys in one order", async () => {
    const [first, second, last] = await linesOf(1);
    expect(first).toMatch(
      /^\{"format":"touchline\.log","version":1,"appVersion":.*"sum":"[0-9a-f]{8}"\}$/,
    );
    expect(second).toMatch(
      /^\{"seq":1,"at":\d+,"type":"StakeChanged","v":1,"data":\{"stake":1\},"cause":null,"sum":"[0-9a-f]{8}"\}$/,
    );
    expect(last).toMatch(/^\{"end":1,"sum":"[0-9a-f]{8}"\}$/);
  });

  it("writes the field `by` before the checksum, and missing data as null", () => {
    const line = serialise(
      { seq: 1, at: 5, type: "A", v: 1, data: undefined, cause: null, by: "coupon/place" },
      "00000000",
    );
    expect(line).toMatch(/"data":null,"cause":null,"by":"coupon\/place","sum":/);
  });

  it("reads a Blob as well as bytes", async () => {
    const packed = await writeLogFile(header, entriesOf(1, 3));
    expect(await readLogFile(new Blob([packed]))).toEqual(await readLogFile(packed));
  });

  it("reports an altered line, and only that one, wherever it is", async () => {
    const lines = await linesOf(20);
    for (let at = 1; at < lines.length - 1; at += 1) {
      const altered = lines.with(at, lines[at]?.replace('"stake":', '"stake":9') ?? "");
      const log = await readLogFile(pack(altered));
      expect(log).toMatchObject({ tag: "ok", brokenSums: [{ line: at + 1, seq: at }] });
    }
  });

  it("reports an altered header and an altered end", async () => {
    const lines = await linesOf(3);
    const header2 = lines.with(0, lines[0]?.replace("phone", "tablet") ?? "");
    expect(await readLogFile(pack(header2))).toMatchObject({ brokenSums: [{ line: 1, seq: 0 }] });
    const end = lines.with(4, lines[4]?.replace('"end":3', '"end":4') ?? "");
    expect(await readLogFile(pack(end))).toMatchObject({ brokenSums: [{ line: 5, seq: 4 }] });
  });

  it("reports a cut at the end, with and without the end line", async () => {
    const lines = await linesOf(5);
    const broken = [{ line: 6, seq: 5 }];
    expect(await readLogFile(pack(lines.toSpliced(5, 1)))).toMatchObject({ brokenSums: broken });
    expect(await readLogFile(pack(lines.slice(0, 5)))).toMatchObject({ brokenSums: broken });
  });

  it("reports a removed line with renumbered followers, and a line from another log", async () => {
    const lines = await linesOf(6);
    const renumbered = lines
      .toSpliced(3, 1)
      .map((line, i) => (i >= 3 && i < 6 ? renumber(line, i) : line));
    const log = await readLogFile(pack(renumbered));
    expect(log.tag === "ok" && log.brokenSums[0]).toEqual({ line: 4, seq: 3 });
    const others = [...logLines(headerOf("two"), entriesOf(1, 6))];
    const foreign = await readLogFile(pack(lines.with(1, others[1] ?? "")));
    expect(foreign).toMatchObject({
      brokenSums: [
        { line: 2, seq: 1 },
        { line: 3, seq: 2 },
      ],
    });
  });

  it("starts at a snapshot when the log was trimmed, with valid checksums", async () => {
    const lines = [...logLines(header, entriesOf(1, 9))];
    const chain = splitSum(lines[6] ?? "")?.sum ?? "";
    const snapshot = { seq: 6, at: 7, state: { coupon: [] } };
    const headerLine = serialiseHeader(header);
    const line = serialiseSnapshot(snapshot, chain, headerLine);
    const log = await readLogFile(await packLines([headerLine, line, ...lines.slice(7)]));
    expect(log).toEqual({
      tag: "ok",
      header,
      snapshot,
      entries: entriesOf(7, 9),
      brokenSums: [],
    });
    const alone = await readLogFile(await packLines([headerLine, line]));
    expect(alone).toMatchObject({ snapshot, entries: [], brokenSums: [] });
  });

  it("writes and reads 100,000 lines", async () => {
    const written = entriesOf(1, 100_000, { outcome: "123456789", coef: 1.85, note: "moved" });
    const packed = await writeLogFile(header, written);
    const log = await readLogFile(packed);
    expect(log).toMatchObject({ tag: "ok", brokenSums: [] });
    expect(log.tag === "ok" && log.entries.length).toBe(100_000);
  });
});
