import { gzipSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import { merged } from "../../tools/replay/case.ts";
import { duration } from "../../tools/replay/texts.ts";
import { caseLines } from "../../src/infra/log/case.ts";
import { fileLines, headerWithHashes } from "../replay/replayKit.ts";
import { wander } from "../replay/wander.ts";
import { fileOf, golden, last, lineOf, lines, refusal, replay } from "./replayCall.ts";

const second = wander(31, 15).logEntries;
const secondLines = fileLines(second, { ...headerWithHashes, session: "1f000000-second" });
const listed = (session: string, entries: number) => ({ session, startedAt: 0, entries });
const visits = [
  { listed: listed("5f0c2f6e-story", last), lines },
  { listed: listed("1f000000-second", second.length), lines: secondLines },
];
const write = (name: string, all: readonly string[]) =>
  fileOf(name, gzipSync(`${all.join("\n")}\n`));
const all = [...caseLines(1_790_000_000_000, visits)];
const file = write("case.gz", all);

describe("npm run replay with a case of several visits", () => {
  it("lists them with what happened, and takes one by number, even if another's name begins so, or name", async () => {
    const { status, stdout } = await replay(file);
    expect(status).toBe(0);
    expect(stdout).toContain("holds 2 visits; --visit N takes one of them.");
    const marked = lineOf('"type":"MomentMarked"');
    expect(stdout).toMatch(
      new RegExp(
        `Visit 1 +2026-11-20 14:00:00\\.000 UTC, 1:0\\d\\.\\d{3} {2}${last} entries {2}5f0c2f6e-story: signed in, 1 bet, marked at entry ${marked}\\n`,
      ),
    );
    expect(stdout).toMatch(/Visit 2 .* 1f000000-second/);
    const report = JSON.parse((await replay(file, "--json")).stdout) as { visits: object[] };
    expect(report.visits[0]).toMatchObject({ visit: 1, bets: 1, marks: [marked], players: 1 });
    const alone = await replay(golden, "--entry", "90");
    expect((await replay(file, "--visit", "1", "--entry", "90")).stdout).toBe(alone.stdout);
    expect((await replay(file, "--visit", "5f0c", "--entry", "90")).stdout).toBe(alone.stdout);
  });

  it("asks which, where only one makes sense", async () => {
    expect(await refusal(file, "--at", "9")).toContain(
      "holds 2 visits: which? --visit 1, 2; the player marked 1",
    );
    expect(await refusal(file, "--list", "mark", "mark")).toContain("which? --visit 1, 2");
    expect(await refusal(file, "--visit", "3")).toContain(
      'no visit is "3"; the file holds 1 5f0c2f6e-story, 2 1f000000-second',
    );
  });

  it("verifies each, and ends with the worst result", async () => {
    const { status, stdout } = await replay(file, "--verify");
    expect(status).toBe(0);
    expect(stdout).toContain(`Visit 1  5f0c2f6e-story\nVerified ${last} entries`);
    expect(stdout).toContain(`Visit 2  1f000000-second\nVerified ${second.length} entries`);
    const altered = secondLines.map((line) => line.replace('"isOnline":true', '"isOnline":false'));
    const wrong = [
      ...caseLines(1, [visits[0] ?? never(), { ...(visits[1] ?? never()), lines: altered }]),
    ];
    const proof = await replay(write("wrong.gz", wrong), "--verify");
    expect(proof.status).toBe(1);
    expect(proof.stdout).toContain(`Verified ${last} entries`);
    expect(proof.stdout).toContain("is not reproduced");
    const json = JSON.parse((await replay(file, "--verify", "--json")).stdout) as object[];
    expect(json).toMatchObject([{ visit: 1, result: { tag: "same" } }, { visit: 2 }]);
  });

  it("answers on a rule for each visit", async () => {
    const { stdout } = await replay(file, "--why", "POLL");
    expect(stdout).toContain(
      `Visit 1  5f0c2f6e-story\n${(await replay(golden, "--why", "POLL")).stdout}`,
    );
    expect(stdout).toContain("Visit 2  1f000000-second\n");
  });

  it("shows one time line, in which each visit keeps its order", async () => {
    const { stdout } = await replay(file, "--list", "--type", "TimerFired");
    const shown = stdout.split("\n").map((line) => line.slice(0, 1));
    expect(new Set(shown)).toEqual(new Set(["1", "2"]));
    expect(shown.join("")).toMatch(/2.*1/);
    expect((await replay(file, "--tail", "4")).stdout.split("\n")).toHaveLength(4);
  });

  it("takes the times that it shows, and says what a time after the end of a visit is", async () => {
    const whole = await rowsOf("--list");
    const [, , time = ""] = whole.find(([visit]) => visit === "1") ?? [];
    const [from, to] = [time.slice(1), time.slice(1)];
    expect(await rowsOf("--list", from, to)).toEqual(whole.filter((row) => row[2] === time));
    expect((await replay(file, "--list", "999:00", "999:01")).stdout).toBe("No such entry.");
    const warned = vi.spyOn(console, "error").mockReturnValue();
    await replay(file, "--visit", "2", "--entry", "999:00");
    expect(warned.mock.lastCall?.[0]).toMatch(/^Warning {2}the visit ends at \+\d+:\d/);
    warned.mockRestore();
  });

  it("names what was altered in a visit, or belongs to a newer build", async () => {
    const altered = lines.map((line) => line.replace('"isOnline":true', '"isOnline":false'));
    const wrong = [
      ...caseLines(1, [{ ...(visits[0] ?? never()), lines: altered }, visits[1] ?? never()]),
    ];
    expect((await replay(write("altered.gz", wrong))).stdout).toMatch(
      /Warning {2}visit 1: line \d+ \(entry 1\) was altered/,
    );
    const newer = all.map((line) =>
      line.replace('"touchline.log","version":2', '"touchline.log","version":3'),
    );
    const refused = await refusal(write("newer.gz", newer));
    expect(refused).toContain("none of its 2 visits can be read: log version 3 is newer than 2");
    expect(refused).not.toContain("missing");
    const newerList = all.map((line) =>
      line.replace('"touchline.case","version":1', '"touchline.case","version":2'),
    );
    expect(await refusal(write("newer-case.gz", newerList))).toContain(
      "case version 2 is newer than 1",
    );
  });

  it("does not reorder a visit whose clock was set back", () => {
    const entry = (seq: number, at: number) => ({
      seq,
      at,
      type: "T",
      v: 1,
      data: {},
      cause: null,
    });
    const line = merged([
      { visit: 1, entries: [entry(1, 100), entry(2, 50), entry(3, 60)] },
      { visit: 2, entries: [entry(1, 90), entry(2, 110)] },
    ]);
    expect(line.map(({ visit, entry: { seq } }) => `${visit}.${seq}`)).toEqual([
      ...["2.1", "1.1", "1.2", "1.3", "2.2"],
    ]);
  });

  it("says which visit is missing or cannot be read, and shows the others", async () => {
    const [list = "", ...rest] = all;
    const first = rest.slice(0, lines.length);
    const missing = await replay(write("missing.gz", [list, ...first]), "--verify");
    expect(missing.status).toBe(1);
    expect(missing.stdout).toContain("Warning  the visit 1f000000-second is missing");
    const torn = [list, ...first, secondLines[0] ?? "", "{", ...secondLines.slice(2)];
    const { status, stdout } = await replay(write("torn.gz", torn));
    expect(status).toBe(1);
    expect(stdout).toContain("holds 1 visit; --visit N");
    expect(stdout).toContain("Warning  visit 2 cannot be read: line");
    const alone = await replay(write("torn.gz", torn), "--visit", "1", "--entry", "90");
    expect(alone).toEqual(await replay(golden, "--entry", "90"));
    const listing = await replay(write("torn.gz", torn), "--verify");
    expect(listing.stdout).toContain("visit 2 cannot be read: line");
  });
});

it("a case that was cut short says that it was read up to there, and not that nothing was read", async () => {
  const packed = gzipSync(`${all.join("\n")}\n`);
  const cut = fileOf("cut-case.gz", packed.subarray(0, Math.floor(packed.length * 0.7)));
  const { status, stdout } = await replay(cut);
  expect(status).toBe(1);
  expect(stdout).toMatch(/Warning {2}the gzip data ends too early .*; it was read up to there$/m);
  expect(stdout).not.toContain("nothing was read");
});

it("a duration has no sixtieth second", () => {
  expect([59_940, 59_970, 119_700, 3_599_600].map(duration)).toEqual([
    ...["59.9 s", "1 min 0 s", "2 min 0 s", "1 h 0 min"],
  ]);
});

/** Visit, seq and time of each entry shown. */
const rowsOf = async (...args: readonly string[]) =>
  (await replay(file, ...args)).stdout.split("\n").map((line) => line.split(/ +/).slice(0, 3));

const never = (): never => {
  throw new Error("there are two visits");
};
