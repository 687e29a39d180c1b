import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import { RealityCheckShown } from "../../src/events/reality/events.ts";
import { openStore } from "../../server/store/store.ts";
import { main } from "../../tools/evidence/main.ts";
import { usage } from "../../tools/evidence/options.ts";
import { ExpectedError } from "../../tools/expected.ts";
import { caseLines } from "../../src/infra/log/case.ts";
import { fileLines, headerWithHashes } from "../replay/replayKit.ts";
import { storyOfALiveBet } from "../replay/visitOfTheGuide.ts";
import { wander } from "../replay/wander.ts";
import { judge, logWith, packOf } from "./evidenceJudge.ts";
import { checkedVisit, minute } from "./evidenceVisit.ts";
import { golden, last, lines } from "./replayCall.ts";
import { folderWith } from "./workshop.ts";

describe("the server's list of answers", () => {
  function databaseWith(rows: readonly (readonly [action: string, shownAt: number])[]): string {
    const folder = folderWith({});
    const store = openStore(folder);
    store.run("PRAGMA foreign_keys = OFF");
    for (const [action, shownAt] of rows)
      store.run(
        "INSERT INTO reality_checks (player_id, action, is_for_good, shown_at, answered_at) VALUES (1, ?, 0, ?, ?)",
        [action, shownAt, shownAt],
      );
    store.close();
    return join(folder, "touchline.db");
  }
  const visit = checkedVisit();
  const shown = visit.entries.find((entry) => RealityCheckShown.is(entry));
  const shownSecond = Math.floor((shown?.at ?? 0) / 1_000) * 1_000;
  const log = logWith(visit.logEntries);

  it("has the answer of the log", async () => {
    const { status, report } = await judge(
      log,
      "MT",
      "--server",
      databaseWith([["continue", shownSecond]]),
    );
    expect(status).toBe(0);
    expect(report.duties.find(({ name }) => name === "check-kept")?.basis).not.toBeNull();
  });
  it.each([
    ["nothing", []],
    ["another answer", [["nothing", shownSecond]]],
    ["the answer to another check", [["continue", shownSecond - 5 * minute]]],
  ] as const)("that has %s is a breach", async (_name, rows) => {
    const { status, breaches } = await judge(log, "MT", "--server", databaseWith(rows));
    expect([status, breaches.map(({ duty }) => duty)]).toEqual([1, ["check-kept"]]);
  });
});

describe("the command line", () => {
  const refusal = async (...args: readonly string[]): Promise<string> => {
    const error = await main(args).catch((thrown: unknown) => thrown);
    if (!(error instanceof ExpectedError)) throw new Error(`not refused: ${String(error)}`);
    expect(error.exitCode).toBe(2);
    return error.message;
  };
  it("refuses what it cannot do, by name", async () => {
    expect(await refusal("--pack", "DE")).toContain("a FILE or a FOLDER is needed");
    expect(await refusal(golden)).toContain("a country is needed: --pack ID");
    expect(await refusal("no.tlog.jsonl.gz", "--pack", "DE")).toBe(
      '"no.tlog.jsonl.gz": there is no such file; no report was written',
    );
    expect(await refusal(golden, "--pack", "FR")).toContain(
      'there is no policy pack "FR"; packs are DE, GB, KZ, MT, SE, US-PA',
    );
    expect(await refusal(golden, "--pack", "none/ZZ.json")).toContain(
      "ZZ.json: there is no such file",
    );
    expect(await refusal(golden, "--pack", "DE", "--colour")).toContain(
      'unknown option "--colour"',
    );
    expect(await refusal(golden, "--pack", "DE", "--server", "no.db")).toContain(
      "there is no such file",
    );
    expect(await refusal(golden, golden, "--pack", "DE")).toContain("one FILE at a time");
  });
  it("explains itself", () => {
    for (const option of [
      "screens-of-another-build",
      "--pack",
      "--html",
      "--json",
      "--server",
      "--accept",
    ])
      expect(usage).toContain(option);
    expect(Math.max(...usage.split("\n").map((line) => line.length))).toBeLessThanOrEqual(100);
  });
  it("names the visit of a breach where the file has several, as npm run replay takes it", async () => {
    const listed = { session: "5f0c2f6e-story", startedAt: 0, entries: last };
    const second = wander(31, 15).logEntries;
    const header = { ...headerWithHashes, session: "1f000000-second" };
    const visits = [
      { listed, lines },
      {
        listed: { session: header.session, startedAt: 0, entries: second.length },
        lines: fileLines(second, header),
      },
    ];
    const file = join(folderWith({}), "case.tlog.jsonl.gz");
    writeFileSync(file, gzipSync(`${[...caseLines(1, visits)].join("\n")}\n`));
    const print = vi.spyOn(console, "log").mockReturnValue();
    await main([file, "--pack", "DE"]);
    const printed = print.mock.calls.flat();
    print.mockRestore();
    expect(printed).toContainEqual(
      expect.stringMatching(/^ {2}visit 5f0c2f6e, entry \d+ {2}\S+: /),
    );
  });
  it("says in one line that a report cannot be written", async () => {
    const quiet = vi.spyOn(console, "log").mockReturnValue();
    const refused = await refusal(golden, "--pack", "DE", "--html", "/nowhere/report.html");
    quiet.mockRestore();
    expect(refused).toBe('"/nowhere/report.html" cannot be written (ENOENT)');
  });
  it("writes beside the log by default", async () => {
    const file = logWith(storyOfALiveBet(4).logEntries, "visit");
    const quiet = vi.spyOn(console, "log").mockImplementation(() => {});
    try {
      expect(await main([file, "--pack", packOf([])])).toBe(0);
    } finally {
      quiet.mockRestore();
    }
    expect(readdirSync(join(file, "..")).toSorted()).toEqual([
      "visit.evidence-XX.html",
      "visit.evidence-XX.json",
      "visit.tlog.jsonl.gz",
    ]);
  });
});
