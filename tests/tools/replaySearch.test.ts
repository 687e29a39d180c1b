import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import type { Entry } from "../../src/events/define.ts";
import {
  fileOf,
  golden,
  last,
  lineOf,
  lines,
  logOf,
  refusal,
  replay,
  spliced,
} from "./replayCall.ts";
import { node } from "./workshop.ts";

const placed = lineOf('"type":"CouponPlaced"');
const entryAt = (seq: number) => JSON.parse(lines[seq] ?? "{}") as Entry;
const start = entryAt(1).at;
const listed = async (...args: readonly string[]) =>
  JSON.parse((await replay(golden, "--list", ...args, "--json")).stdout) as readonly Entry[];
const seqsOf = (entries: readonly Entry[]) => entries.map(({ seq }) => seq);
const all = lines.slice(1, -1).map((_line, index) => entryAt(index + 1));

describe("a moment that the player marked", () => {
  it("is named, and taken wherever an entry is", async () => {
    const seq = lineOf('"type":"MomentMarked"');
    expect((await replay(golden)).stdout).toMatch(
      new RegExp(`Marked +entry ${seq} at \\+1:\\d\\d\\.\\d{3}: --entry mark:1`),
    );
    const whole = await replay(golden, "--entry", "mark");
    expect(whole.stdout).toBe((await replay(golden, "--entry", `${seq}`)).stdout);
    expect(whole.stdout).toContain("MomentMarked");
    const around = await replay(golden, "--list", "mark", "mark:1");
    expect(around.stdout.split("\n")).toHaveLength(1);
    const before = await replay(golden, "--why", "poll", "--at", "mark");
    expect(before.stdout).toBe((await replay(golden, "--why", "poll", "--at", `${seq}`)).stdout);
    expect(await refusal(golden, "--at", "mark:2")).toContain(
      "there is no mark 2: the player left marks 1 to 1 in this log",
    );
  });
});

describe("npm run replay -- FILE --entry", () => {
  it("shows an entry whole, with its causes, its effects and its changes", async () => {
    const { stdout, status } = await replay(golden, "--entry", `${placed}`);
    expect(status).toBe(0);
    const entry = entryAt(placed);
    expect(stdout).toContain(`Entry ${placed}  CouponPlaced v1  ${entry.by}`);
    expect(stdout).toContain(JSON.stringify(entry.data, null, 2));
    expect(stdout).toMatch(new RegExp(`Caused by\\n +${entry.cause} `));
    expect(stdout).toMatch(/Caused by[\s\S]* PlaceCoupon {2}input/);
    expect(stdout).toContain("Led to");
    expect(stdout).toMatch(/changes in the state[\s\S]*coupon\.placement/);
  });

  it("takes a time: the last entry until then", async () => {
    const ms = entryAt(placed).at - start;
    const time = `0:${(ms / 1_000).toFixed(3).padStart(6, "0")}`;
    const { stdout } = await replay(golden, "--entry", time, "--json");
    const { entry } = JSON.parse(stdout) as { entry: Entry };
    expect(entry.at).toBe(start + ms);
    expect(entry.seq).toBe(all.findLast(({ at }) => at <= start + ms)?.seq);
  });
});

describe("npm run replay -- FILE --list", () => {
  it("lists all entries, or those of a range of entries or times", async () => {
    expect(await listed()).toHaveLength(last);
    expect(seqsOf(await listed("10", "12"))).toEqual([10, 11, 12]);
    const early = await listed("0:00", "0:05");
    expect(early.at(-1)?.at).toBeLessThanOrEqual(start + 5_000);
    expect(early.length).toBe(all.filter(({ at }) => at <= start + 5_000).length);
  });

  it("filters by name, maker and cause, together too", async () => {
    const asked = await listed("--type", "*Asked");
    expect(seqsOf(asked)).toEqual(seqsOf(all.filter(({ type }) => type.endsWith("Asked"))));
    const inputs = await listed("--by", "input");
    expect(seqsOf(inputs)).toEqual(seqsOf(all.filter(({ by }) => by === undefined)));
    const ofCoupon = await listed("--by", "epic:placement/*", "--type", "timerarmed");
    expect(ofCoupon.length).toBeGreaterThan(0);
    for (const { type, by } of ofCoupon) {
      expect(type).toBe("TimerArmed");
      expect(by).toMatch(/^epic:placement\//);
    }
    const effects = await listed("--cause", `${placed}`);
    expect(effects.length).toBeGreaterThan(0);
    expect(new Set(effects.map(({ cause }) => cause))).toEqual(new Set([placed]));
  });

  it("names who changed a part of the state", async () => {
    const amounts = await listed("--changes", "coupon.amount");
    expect(amounts.map(({ type }) => type)).toContain("AmountChanged");
    for (const { seq } of amounts) {
      const { stdout } = await replay(golden, "--diff", `${seq - 1}`, `${seq}`, "--json");
      expect(stdout).toContain('"coupon.amount"');
    }
    const games = await listed("--changes", "sports.tables.games.1");
    expect(games[0]?.type).toMatch(/^Feed(List|Game)Answered$/);
  });

  it("prints a line for each, as --tail does", async () => {
    const { stdout } = await replay(golden, "--list", `${last - 2}`, `${last}`);
    expect(stdout).toBe((await replay(golden, "--tail", "3")).stdout);
  });
});

describe("times since the start", () => {
  it("go wherever the seq of an entry goes", async () => {
    const bySeq = await replay(golden, "--at", `${last}`, "--path", "coupon.amount");
    expect((await replay(golden, "--at", "59:00", "--path", "coupon.amount")).stdout).toBe(
      bySeq.stdout,
    );
    const diff = await replay(golden, "--diff", "0:00", "59:00", "--json");
    expect(JSON.parse(diff.stdout)).not.toEqual([]);
  });
});

describe("what is not certain", () => {
  it("is said beside every answer about a log with a missing or an unknown line", async () => {
    const warn = vi.spyOn(console, "error").mockImplementation(() => {});
    await replay(logOf("endless.gz", ...lines.slice(0, -1)), "--at", "30");
    expect(warn.mock.calls.join()).toMatch(/Warning {2}line \d+ is not what closes a log/);
    warn.mockClear();
    const index = lineOf('"type":"GoTo"');
    const unknown = (lines[index] ?? "").replace('"v":1', '"v":7');
    await replay(spliced("unknown.gz", index, unknown), "--list", "1", "3");
    expect(warn.mock.calls.join()).toContain("1 entry of GoTo version 7");
    warn.mockClear();
    await replay(golden, "--list", "1", "3");
    expect(warn.mock.calls).toEqual([]);
    warn.mockRestore();
  });

  it("is a file cut short: it is read as far as it is sound, and verified up to there", async () => {
    const cut = fileOf("short.gz", readFileSync(golden).subarray(0, -400));
    const { stdout } = await replay(cut, "--verify");
    expect(stdout).toContain("lines after entry");
    const [, seq = "0"] = /lines after entry (\d+) were cut off/.exec(stdout) ?? [];
    expect(Number(seq)).toBeGreaterThan(last / 2);
    expect(stdout).toContain(`The ${seq} entries before were reproduced.`);
  });
});

describe("a difference in a long text", () => {
  it("is cut around the place where it differs", async () => {
    const index = lineOf('"key":"tl.coupon","value":"{');
    const line = lines[index] ?? "";
    const other = line.replace(
      String.raw`\"isDisabledBanker\":false`,
      String.raw`\"isDisabledBanker\":true`,
    );
    expect(other).not.toBe(line);
    const { stdout } = await replay(spliced("text.gz", index, other), "--verify");
    expect(stdout).toMatch(/Differs in +data\.value {2}….*false.* → ….*true/);
  });
});

it("the file can come from standard input", () => {
  const { status, stdout } = node(["tools/run.mjs", "tools/replay/main.ts", "-", "--tail", "1"], {
    input: readFileSync(golden),
  });
  expect(status).toBe(0);
  expect(stdout).toContain(`${last}  +`);
});
