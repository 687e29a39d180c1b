import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import type { Entry } from "../../src/events/define.ts";
import { isInput } from "../../src/infra/replay/inputs.ts";
import { verify } from "../../src/infra/replay/verify.ts";
import { openFile } from "../../tools/replay/open.ts";
import { type Proof, prove } from "../../tools/replay/verify.ts";
import { replayedApp, fileLines, fromLines } from "./replayKit.ts";
import { placeALiveBet } from "./visits.ts";

const folder = mkdtempSync(join(tmpdir(), "touchline-replay-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Start, sign-in and the first bets, ending in the middle of a turn. */
const visit = placeALiveBet();
const entries = visit.slice(
  0,
  visit.findIndex((entry, index) => index >= 72 && !isInput(entry)),
);
/** Header, entry 1 at index 1, …, end. */
const lines = fileLines(entries);

async function proofOf(tampered: readonly string[]): Promise<Proof> {
  const file = join(folder, "tampered.tlog.jsonl.gz");
  writeFileSync(file, gzipSync(`${tampered.join("\n")}\n`));
  const [visit] = (await openFile(file, { isForgiving: true, skimmedTo: undefined })).visits;
  if (visit === undefined) throw new Error("the file holds a visit");
  return prove(visit);
}

const firstDifference = async (tampered: readonly string[]) => {
  const proof = await proofOf(tampered);
  return proof.tag === "different" ? proof.difference : null;
};

/** The line with one field changed and its checksum left as it was. */
const altered = (line: string, change: (entry: Record<string, unknown>) => void): string => {
  const entry = JSON.parse(line) as Record<string, unknown>;
  change(entry);
  return JSON.stringify(entry);
};

const changes: Readonly<Record<string, (entry: Record<string, unknown>) => void>> = {
  at: (entry) => Object.assign(entry, { at: Number(entry["at"]) + 1 }),
  type: (entry) => Object.assign(entry, { type: `${String(entry["type"])}s` }),
  v: (entry) => Object.assign(entry, { v: Number(entry["v"]) + 1 }),
  data: (entry) => Object.assign(entry, { data: { ...Object(entry["data"]), more: 1 } }),
  cause: (entry) => Object.assign(entry, { cause: entry["cause"] === null ? 1 : null }),
  "a late cause": (entry) => Object.assign(entry, { cause: 1_000 }),
  by: (entry) => Object.assign(entry, { by: "epic:nobody" }),
  sum: (entry) => Object.assign(entry, { sum: "00000000" }),
};

const everySeq = entries.map(({ seq }) => seq);

describe("a log that was tampered with", () => {
  it("verifies before it is changed", async () => {
    expect(await proofOf(lines)).toMatchObject({ tag: "same", entries: entries.length });
  });

  it("reports the entry of every deleted line", async () => {
    for (const seq of everySeq) {
      const difference = await firstDifference(lines.filter((_, index) => index !== seq));
      expect(difference).toMatchObject({ seq, kind: "altered" });
      const entry = entries[seq - 1];
      const isDerived = entry?.by !== undefined && entry.type !== "RandomDrawn";
      const isRestored = isDerived && seq > 1;
      if (isRestored) expect(difference?.expected).toEqual(entries[seq - 1]);
    }
  });

  it("reports the first of every two swapped lines", async () => {
    for (const seq of everySeq.slice(0, -1)) {
      const swapped = [...lines];
      [swapped[seq], swapped[seq + 1]] = [lines[seq + 1] ?? "", lines[seq] ?? ""];
      expect(await firstDifference(swapped)).toMatchObject({ seq, kind: "altered" });
    }
  });

  it.each(Object.entries(changes))("reports every line with another %s", async (_field, change) => {
    for (const seq of everySeq) {
      const tampered = lines.map((line, index) => (index === seq ? altered(line, change) : line));
      expect(await firstDifference(tampered)).toMatchObject({ seq, kind: "altered" });
    }
  });

  it("reports the header, and a missing end", async () => {
    const header = altered(lines[0] ?? "", (fields) => Object.assign(fields, { build: "other" }));
    expect(await firstDifference([header, ...lines.slice(1)])).toMatchObject({ seq: 0 });
    const difference = await firstDifference(lines.slice(0, -1));
    const seq = entries.length + 1;
    expect(difference).toMatchObject({ seq, kind: "altered", expected: { seq } });
  });

  it("counts only the lines before the change as undamaged", async () => {
    const tampered = lines.filter((_, index) => index !== 40);
    expect(await proofOf(tampered)).toMatchObject({ tag: "different", verifiedSeq: 39 });
  });
});

/** An entry was changed and all checksums were computed again. */
const forged = (seq: number, change: (entry: Record<string, unknown>) => void) => {
  const copies = entries.map((entry): Entry => {
    if (entry.seq !== seq) return entry;
    const copy: Record<string, unknown> = { ...entry };
    change(copy);
    return copy as Entry;
  });
  return verify(fromLines(fileLines(copies)), replayedApp).difference;
};

describe("a forged log with valid checksums", () => {
  const derived = entries.filter(({ by, type }) => by !== undefined && type !== "RandomDrawn");
  const { "a late cause": _late, sum: _sum, ...contents } = changes;

  it.each(Object.entries(contents))(
    "reports every derived entry with another %s",
    (_field, change) => {
      for (const { seq } of derived) expect(forged(seq, change)).toMatchObject({ seq });
    },
  );

  it("reports every input that nothing waits for, and says why", () => {
    const fired = entries.find(({ type }) => type === "TimerFired");
    const fault = forged(fired?.seq ?? 0, (entry) => {
      Object.assign(entry, { data: { timer: 17, rule: "POLL" } });
    });
    expect(fault).toMatchObject({
      seq: fired?.seq,
      kind: "input not possible",
      reason: "timer 17 is not armed",
      rule: "POLL",
    });
    for (const { seq, type, data } of entries) {
      if (!/(Answered|Failed)$/.test(type)) continue;
      const unasked = forged(seq, (entry) => {
        Object.assign(entry, { data: { ...Object(data), call: 9_000 } });
      });
      const reason = "call 9000 was never asked";
      expect(unasked).toMatchObject({ seq, kind: "input not possible", reason });
    }
  });

  it("reports an answer that was given before, or to another request", () => {
    const first = entries.find(({ type }) => type === "FeedListAnswered");
    const later = entries.find(
      ({ type, seq }) => type === "FeedListAnswered" && seq > (first?.seq ?? 0),
    );
    const again = forged(later?.seq ?? 0, (entry) => Object.assign(entry, { data: first?.data }));
    expect(again?.reason).toBe(`call 2 waits for no answer: answered at entry ${first?.seq}`);
    const other = forged(first?.seq ?? 0, (entry) => {
      const ask = { feed: "live", sportId: 3, isTop: false, since: null, isQuiet: true };
      Object.assign(entry, { data: { ...Object(first?.data), ask } });
    });
    const asked = entries.find(
      ({ type, data }) => type === "FeedListAsked" && Reflect.get(Object(data), "call") === 2,
    );
    expect(other?.reason).toBe(`call 2 asked something else at entry ${asked?.seq}`);
  });

  it("reports an extra entry and a missing entry as such", () => {
    const armed = visit.find(
      ({ type, by }) => type === "TimerArmed" && by === "epic:placement/refresh",
    );
    const doubled = visit.flatMap((entry) => (entry === armed ? [entry, entry] : [entry]));
    const seq = armed?.seq ?? 0;
    const changed = (list: readonly Entry[]) => {
      const places = new Map(list.map((entry, index) => [entry.seq, index + 1]));
      const renumbered = list.map((entry, index) => ({
        ...entry,
        seq: index + 1,
        cause: entry.cause === null ? null : (places.get(entry.cause) ?? 1),
      }));
      return verify(fromLines(fileLines(renumbered.slice(0, seq + 2))), replayedApp).difference;
    };
    expect(changed(doubled)).toMatchObject({
      seq: seq + 1,
      kind: "missing",
      rule: "COUPON-SETTLE",
    });
    expect(changed(visit.filter((entry) => entry !== armed))).toMatchObject({
      ...{ seq, kind: "extra", expected: null, got: { type: "TimerArmed" }, rule: "COUPON-SETTLE" },
    });
  });

  it("starts a visit only once, with AppStarted", () => {
    const shown = { type: "TabShown", v: 1, data: {} };
    const headless = entries.slice(0, 1).map((entry) => ({ ...entry, ...shown }));
    expect(verify(fromLines(fileLines(headless)), replayedApp).difference).toMatchObject({
      seq: 1,
      kind: "input not possible",
      reason: "a visit begins with AppStarted",
    });
  });
});
