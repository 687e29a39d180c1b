import fc from "fast-check";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { caseLines, readCaseFile } from "../../src/infra/log/case.ts";
import { closed, pack } from "../../src/infra/log/file.ts";
import { logLines } from "../kit/logLines.ts";
import { entriesOf, headerOf } from "./logKit.ts";

const visitOf = (session: string, count: number) => ({
  listed: { session, startedAt: headerOf(session).startedAt, entries: count },
  lines: [...closed(logLines(headerOf(session), entriesOf(1, count)))],
});
const visits = [visitOf("monday", 4), visitOf("tuesday", 1), visitOf("wednesday", 6)];
const lines = [...caseLines(1_790_000_000_000, visits)];
/** Index of the header of each visit. */
const starts = lines.flatMap((line, index) => (line.includes("touchline.log") ? [index] : []));

async function read(all: readonly string[]) {
  const reading = await readCaseFile(gzipSync(`${all.join("\n")}\n`));
  if (reading.tag === "bad") throw new Error(reading.message);
  return reading;
}
const inShort = async (all: readonly string[]) =>
  (await read(all)).visits.map(({ log, fault }) => [
    log?.header.session ?? null,
    log?.entries.length ?? 0,
    fault?.code ?? null,
    log?.brokenSums.length ?? 0,
  ]);
const whole = [
  ["monday", 4, null, 0],
  ["tuesday", 1, null, 0],
  ["wednesday", 6, null, 0],
];

describe("the file of a case", () => {
  it("holds every visit whole, in order", async () => {
    const reading = await readCaseFile(await pack(lines));
    expect(reading).toMatchObject({
      ...{ tag: "ok", savedAt: 1_790_000_000_000, missing: [], doubled: [] },
      ...{ isListAltered: false, cut: null },
    });
    expect(await inShort(lines)).toEqual(whole);
  });

  it("may be that of a single visit without a list, as before", async () => {
    const reading = await read(visits[0]?.lines ?? []);
    expect(reading).toMatchObject({ savedAt: null, missing: [], doubled: [] });
    expect(await inShort(visits[0]?.lines ?? [])).toEqual([whole[0]]);
    const followed = await readCaseFile(
      gzipSync(`${[...(visits[0]?.lines ?? []), "{}"].join("\n")}\n`),
    );
    expect(followed).toMatchObject({ visits: [{ fault: { code: "after-end" } }] });
  });

  it("names a visit that is missing, or there twice", async () => {
    const without = [...lines.slice(0, starts[1]), ...lines.slice(starts[2])];
    expect(await read(without)).toMatchObject({ missing: [{ session: "tuesday" }], doubled: [] });
    const twice = [...lines, ...lines.slice(starts[1], starts[2])];
    expect(await read(twice)).toMatchObject({ missing: [], doubled: [{ session: "tuesday" }] });
  });

  it("says that its list was altered", async () => {
    const altered = (lines[0] ?? "").replace('"entries":4', '"entries":5');
    expect(await read([altered, ...lines.slice(1)])).toMatchObject({ isListAltered: true });
    const listed = (list: string) =>
      readCaseFile(gzipSync(`{"format":"touchline.case","version":${list}}\n`));
    expect(await listed("1")).toMatchObject({ tag: "bad", code: "bad-header", line: 1 });
    expect(await listed("9")).toMatchObject({ tag: "bad", code: "newer-version", line: 1 });
  });

  it("keeps a fault to its visit, and what was sound before it", async () => {
    const gone = (starts[2] ?? 0) + 3;
    const faulty = lines.filter((_, index) => index !== gone);
    expect(await inShort(faulty)).toEqual([
      ...whole.slice(0, 2),
      // The missing end counts as a broken sum.
      ["wednesday", 2, "bad-seq", 1],
    ]);
    const [, , third] = (await read(faulty)).visits;
    expect(third?.fault?.line).toBe(gone + 1);
  });

  it("is read as far as it goes when it was cut short anywhere", async () => {
    const packed = await pack(lines);
    for (let length = 40; length < packed.length; length += 7) {
      const reading = await readCaseFile(packed.subarray(0, length));
      if (reading.tag === "bad") {
        expect(reading.code).toBe("truncated");
        continue;
      }
      expect(reading.cut?.code).toBe("truncated");
      const found = reading.visits.map(({ log }) => log?.header.session);
      expect(["monday", "tuesday", "wednesday"].slice(0, found.length)).toEqual(found);
      expect(reading.missing.map(({ session }) => session)).toEqual(
        ["monday", "tuesday", "wednesday"].slice(found.length),
      );
    }
  });

  it("never throws, whatever line is put where", async () => {
    const strange = fc.oneof(
      fc.constantFrom("", "null", "[]", '{"format":"touchline.log"}', '{"end":3}', '{"seq":1}'),
      fc.string(),
      fc.constantFrom(...lines),
    );
    await fc.assert(
      fc.asyncProperty(fc.nat(lines.length), strange, async (index, line) => {
        const all = [...lines.slice(0, index), line, ...lines.slice(index)];
        const reading = await readCaseFile(gzipSync(`${all.join("\n")}\n`));
        if (reading.tag === "bad") expect(reading.message).toMatch(/line \d|holds no line/);
      }),
      { numRuns: 150 },
    );
  });
});
