import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { plainState } from "../../src/events/plainState.ts";
import { type LogEntry, serialiseSnapshot, splitSum } from "../../src/infra/log/line.ts";
import { createFoldReplay } from "../../src/infra/replay/fold.ts";
import { fileLines, fromLines, headerWithHashes, replayedApp } from "../replay/replayKit.ts";
import {
  golden,
  last,
  lineOf,
  lines,
  logOf,
  refusal,
  replay,
  spliced,
  widest,
} from "./replayCall.ts";
import { root } from "./workshop.ts";

describe("npm run replay", () => {
  it("folds a log and shows its content", async () => {
    const { status, stdout } = await replay(golden);
    expect(status).toBe(0);
    expect(stdout).toMatch(new RegExp(`Entries +${last} in \\d+\\.\\d kB, of these \\d+ inputs`));
    expect(stdout).toMatch(/Visit +5f0c2f6e-story\n/);
    expect(stdout).toMatch(/Span +2026-11-20 14:00:00\.000 to .* UTC, 1 min \d+ s/);
    expect(stdout).toMatch(/Replay +folded in [\d.]+ m?s, [\d,]+ entries a second/);
    expect(stdout).toMatch(new RegExp(`State +[0-9a-f]{16} after entry ${last}`));
    expect(stdout).toContain(`equal to the hash recorded at entry ${last}`);
    expect(stdout).toMatch(/\n {2}TimerArmed +\d+ {2}█{36}\n/);
    expect(stdout).not.toContain("\u001b");
    expect(widest(stdout.split("\n").slice(1).join("\n"))).toBeLessThanOrEqual(100);
  });

  it("prints the state at an entry, or a part of it, as JSON", async () => {
    const state = JSON.parse((await replay(golden, "--at", `${last}`)).stdout) as object;
    expect(Object.keys(state)).toContain("coupon");
    expect(Reflect.get(state, "coupon")).toMatchObject({ placement: { tag: "accepted" } });
    expect((await replay(golden, "--at", "0", "--path", "coupon.bets")).stdout).toBe("[]");
    const seq = lineOf('"AmountChanged"');
    expect((await replay(golden, "--at", `${seq}`, "--path", "coupon.amount")).stdout).toBe("12.5");
    const { stdout } = await replay(
      golden,
      "--at",
      `${last}`,
      "--path",
      "sports.tables.games.1.id",
    );
    expect(stdout).toBe("501");
  });

  it("suggests the nearest match when a path or an entry does not exist", async () => {
    expect(await refusal(golden, "--at", "9", "--path", "coupon.bet")).toContain(
      '"coupon" has no "bet"; it has bets, ',
    );
    const inherited = await refusal(golden, "--at", "9", "--path", "coupon.constructor.name");
    expect(inherited).toContain('"coupon" has no "constructor"');
    expect(await refusal(golden, "--at", "9999")).toContain(`this log has states 0 to ${last}`);
    expect(await refusal(golden, "--diff", "1", "9999")).toContain("there is no entry 9999");
  });

  it("shows the last entries with time and cause", async () => {
    const { stdout } = await replay(golden, "--tail", "3");
    const shown = stdout.split("\n");
    expect(shown).toHaveLength(3);
    expect(shown.at(-1)).toMatch(
      new RegExp(
        `^${last} {2}\\+1:0\\d\\.\\d00 {2}LogSaveRequested +decider:SaveLog ← ${last - 1} +{"hash"`,
      ),
    );
    expect(widest(stdout)).toBeLessThanOrEqual(100);
    expect((await replay(golden, "--tail")).stdout.split("\n")).toHaveLength(20);
    expect((await replay(golden, "--tail", "0")).stdout).toBe("");
  });

  it("shows what changed in the state between two entries", async () => {
    const seq = lineOf('"AmountChanged"');
    const { stdout } = await replay(golden, "--diff", `${seq - 1}`, `${seq}`);
    expect(stdout).toContain("2 changes in the state");
    expect(stdout).toMatch(/coupon\.amount {2}.* → 12\.5/);
    const all = await replay(golden, "--diff", "0", `${last}`, "--json");
    const changes = JSON.parse(all.stdout) as { path: string }[];
    expect(changes.map(({ path }) => path)).toContain("shell.boot.tag");
  });

  it("proves in one line that every entry was reproduced", async () => {
    const { status, stdout } = await replay(golden, "--verify");
    expect(status).toBe(0);
    const [, inputs, derived] =
      /^Verified \d+ entries: (\d+) inputs fed in, (\d+) derived entries reproduced; state [0-9a-f]{16}\n/.exec(
        stdout,
      ) ?? [];
    expect(Number(inputs) + Number(derived)).toBe(last);
    const { stdout: json } = await replay(golden, "--verify", "--json");
    expect(JSON.parse(json)).toMatchObject({ tag: "same", entries: last, beyond: 0 });
    const { exercised } = JSON.parse(json) as { exercised: Record<string, string[]> };
    expect(exercised["rules"]).toEqual(expect.arrayContaining(["POLL", "POLL-PAUSE"]));
    expect(exercised["rules"]).not.toContain("MAINTENANCE-END");
    expect(exercised["commands"]).toContain("PlaceCoupon");
    expect(stdout).toMatch(/\nIt exercised 17 of \d+ timed rules and 8 of \d+ commands/);
  });

  it("reports the first difference with rule, both entries and the chain of causes", async () => {
    const index = lineOf('"POLL-PAUSE","delayMs":30000');
    const other = (lines[index] ?? "").replace('"delayMs":30000', '"delayMs":29000');
    const { status, stdout } = await replay(spliced("pause.gz", index, other), "--verify");
    expect(status).toBe(1);
    expect(stdout).toContain(`First difference  entry ${index}, altered`);
    expect(stdout).toContain(`line ${index + 1} was altered`);
    expect(stdout).toMatch(/Rule +POLL-PAUSE \(polling-001, polling-002\)/);
    expect(stdout).toMatch(/Made by +epic:sports\/pause/);
    expect(stdout).toMatch(
      /Expected +TimerArmed v1 \+\d:\d\d\.\d{3} epic:sports\/pause ← \d+ …delayMs":30000/,
    );
    expect(stdout).toMatch(/Differs in +data\.delayMs {2}30000 → 29000/);
    expect(stdout).toMatch(/Causes +\d+ TabHidden \+\d:\d\d\.\d{3} an input/);
    expect(stdout).toContain(`The ${index - 1} entries before were reproduced.`);
    expect(widest(stdout)).toBeLessThanOrEqual(100);
  });

  it("reports a deleted line, shows what was there, and folds no further", async () => {
    const index = lineOf('"PollingPaused"');
    const file = spliced("deleted.gz", index);
    const { status, stdout } = await replay(file, "--verify");
    expect(status).toBe(1);
    expect(stdout).toContain(`entry ${index}, altered`);
    expect(stdout).toMatch(/Expected +PollingPaused v1/);
    expect(await refusal(file)).toContain(`line ${index + 1}: expected entry ${index}, found`);
  });

  it("reports a missing end, and how far a log that was cut off in a turn verifies", async () => {
    const endless = await replay(logOf("endless.gz", ...lines.slice(0, -1)), "--verify");
    expect(endless.status).toBe(1);
    expect(endless.stdout).toContain(`line ${lines.length} is not what closes this log`);
    const warned = await replay(logOf("endless.gz", ...lines.slice(0, -1)));
    expect(warned.stdout).toContain(`Warning  line ${lines.length} is not what closes a log`);
  });

  it("names the slice, path and entry of a wrong fold, even when all checksums were made anew", async () => {
    const entries = lines.slice(1, -1).map((line) => JSON.parse(line) as LogEntry);
    const amount = entries.find(({ state = {} }) => "coupon.amount" in state);
    const seq = amount?.seq ?? 0;
    const forged = entries.map((entry) =>
      entry === amount
        ? { ...entry, state: { ...entry.state, "coupon.amount": "0badf00d" } }
        : entry,
    );
    const file = logOf("forged.gz", ...fileLines(forged, headerWithHashes));
    const { status, stdout } = await replay(file, "--verify");
    expect(status).toBe(1);
    expect(stdout).toContain(`entry ${seq}, state`);
    expect(stdout).toMatch(/Rule +fold:coupon/);
    expect(stdout).toMatch(/Path +coupon\.amount/);
    expect(stdout).toMatch(/In the log +a value with the hash 0badf00d/);
    expect(stdout).toMatch(/It made here +coupon\.amount {2}\S+ → 12\.5/);
    expect(stdout).not.toContain("Verified");
  });

  it("names what another build did otherwise, and takes as meant what is accepted", async () => {
    const earlier = join(root, "tests/replay/golden/v1-place-a-live-bet.tlog.jsonl.gz");
    const { status, stdout } = await replay(earlier, "--verify");
    expect(status).toBe(1);
    expect(stdout).toContain("entry 62, extra");
    expect(stdout).toContain("The log is of build story.");
    expect(stdout).toContain("this build does 16 things otherwise:");
    expect(stdout).toContain("  extra MetricTracked by epic:analytics/user  (entry 149)");
    const metrics = ["--accept", "extra * by epic:analytics/*"];
    expect((await replay(earlier, "--verify", ...metrics)).status).toBe(1);
    const meant = [
      "different ValueStored by epic:analytics/remember",
      "extra DomainsWanted by epic:chunks/load",
      "extra OpenedBetsAsked by epic:bets/countOpened",
      "extra PlayerRightsAsked by epic:player/playerRights",
      "extra CallCancelled by epic:bets/countOpened",
      "extra Timer* of FEED-SILENCE by epic:placement/feedSilence",
      "different ValueStored by epic:coupon/remember",
      "different BetAdded by decider:AddBet",
      "different *Asked by epic:placement/refresh",
      "different Place* by *",
    ];
    const all = [...metrics, ...meant.flatMap((name) => ["--accept", name])];
    const accepted = await replay(earlier, "--verify", ...all);
    expect([accepted.status, accepted.stdout.split("\n")[0]]).toEqual([
      0,
      "Verified but for differences that are meant:",
    ]);
    expect(await refusal(earlier, "--accept", "x")).toContain("--accept goes with --verify");
  });

  it("verifies a trimmed log in part, and says which epics it did not run", async () => {
    const [header = ""] = lines;
    // A snapshot is taken between two turns.
    const cut = lines.findIndex((line, index) => index > 120 && !line.includes('"by":')) - 1;
    const at = Number(/"at":(\d+)/.exec(lines[cut] ?? "")?.[1]);
    const state = plainState(createFoldReplay(fromLines(lines), replayedApp.root).stateAt(cut));
    const chain = splitSum(lines[cut] ?? "")?.sum ?? "";
    const snapshot = serialiseSnapshot({ seq: cut, at, state }, chain, header);
    const file = logOf("trimmed.gz", header, snapshot, ...lines.slice(cut + 1));
    const { status, stdout } = await replay(file, "--verify");
    expect(status).toBe(3);
    expect(stdout).toContain(`is trimmed: it starts with the state after entry ${cut}.`);
    expect(stdout).toMatch(/Verified in part: [\d,]+ entries from there on/);
    expect(stdout).toMatch(/taken from the log: what these \d+ epics held in memory/);
    expect(stdout).toMatch(/epic:sports\/poll +\d/);
    expect((await replay(file)).stdout).toContain("Trimmed");
    const whole = await replay(golden, "--tail", "1");
    expect((await replay(file, "--tail", "1")).stdout).toBe(whole.stdout);
    const coupon = { ...Object(state["coupon"]), changeCoefAction: 9 };
    const forged = serialiseSnapshot({ seq: cut, at, state: { ...state, coupon } }, chain, header);
    const unequal = await replay(
      logOf("unequal.gz", header, forged, ...lines.slice(cut + 1)),
      "--verify",
    );
    expect(unequal.status).toBe(1);
  });
});
