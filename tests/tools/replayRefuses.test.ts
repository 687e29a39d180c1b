import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
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
  widest,
} from "./replayCall.ts";
import { splitSum, withSum } from "../../src/infra/log/line.ts";
import { folderWith, node, root } from "./workshop.ts";

/** Of this file alone: others put logs into the common one. */
const folder = folderWith({});

describe("npm run replay refuses in one line", () => {
  it.each([
    ["", "a FILE is needed"],
    ["--verify", "a FILE is needed"],
    ["LOG LOG", "one FILE at a time"],
    ["LOG --at", "--at needs a value"],
    [
      "LOG --at -1",
      '--at needs the seq of an entry (0, 1, 2 …), a time such as 15:00, or mark, not "-1"',
    ],
    ["LOG --entry", "--entry needs a value"],
    ["LOG --entry 0", "there is no entry 0: this log has entries 1 to"],
    ["LOG --list 5", "--list needs A and B; B is missing"],
    ["LOG --list --type BetAded", 'there is no event or command "BetAded"'],
    ["LOG --list --cause me", '--cause needs the seq of an entry, not "me"'],
    ["LOG --list --changes coupon.bet", '"coupon" has no "bet"'],
    ["LOG --type SignIn", "--type goes with --list"],
    ["LOG --list --tail", "--list and --tail do not go together"],
    ["LOG --diff", "--diff needs a value"],
    ["LOG --diff 1", "--diff needs A and B; B is missing"],
    ["LOG --at 1 --verify", "--at and --verify do not go together"],
    ["LOG --path coupon", "--path goes with --at"],
    ["LOG --seq 1", 'unknown option "--seq"'],
    ["FOLDER", "is a folder that holds no"],
    ["/dev/null", "is not a file"],
    ["FOLDER/nothing.gz", "there is no such file"],
  ])('the call "%s"', async (call, message) => {
    const args = call.replaceAll("LOG", golden).replace("FOLDER", folder);
    expect(await refusal(...args.split(" ").filter((arg) => arg !== ""))).toContain(message);
  });

  const signInLine = lineOf('"type":"SignIn"');
  const at = (index: number, from: string | RegExp, to: string) =>
    (lines[index] ?? "").replace(from, to);
  it.each([
    ["no log", () => fileOf("text.gz", new TextEncoder().encode("hello")), "not gzip"],
    ["nothing", () => fileOf("empty.gz", new Uint8Array()), "the file is empty"],
    [
      "lines that a browser unpacked",
      () => fileOf("lines.gz", new TextEncoder().encode(lines.join("\n"))),
      "pack it first: gzip FILE",
    ],
    ["an empty archive", () => fileOf("void.gz", gzipSync("")), "holds no line"],
    ["another format", () => logOf("other.gz", '{"a":1}'), "not the header of a Touchline log"],
    ["a newer format", () => spliced("new.gz", 0, at(0, '"version":2', '"version":3')), "newer"],
    [
      "an archive cut before its first line",
      () => fileOf("cut.gz", readFileSync(golden).subarray(0, 40)),
      "ends too early",
    ],
    ["no JSON", () => spliced("json.gz", 9, '{"seq":9,'), "line 10 is not JSON"],
    [
      "a prototype key",
      () => spliced("proto.gz", 1, at(1, '"data":{', '"data":{"__proto__":{"x":1},')),
      'the key "__proto__"',
    ],
    [
      "depth",
      () =>
        spliced("deep.gz", 1, at(1, '"data":{', `"data":{"x":${"[".repeat(99)}${"]".repeat(99)},`)),
      "nests deeper than 64",
    ],
    [
      "data of a wrong type",
      () => spliced("type.gz", 1, at(1, '"isOnline":true', '"isOnline":"yes"')),
      "entry 1 (AppStarted) is damaged: isOnline: expected boolean, found text of 3",
    ],
    [
      "a password in the open",
      () => spliced("open.gz", signInLine, at(signInLine, "§personal:1", "demo")),
      "login: expected personal(string), found text of 4",
    ],
  ])("a file with %s", async (_what, make, message) => {
    const file = make();
    for (const task of [[], ["--verify"]]) expect(await refusal(file, ...task)).toContain(message);
  });
});

it("prints nothing that a terminal would execute", async () => {
  const evil = "\u009b2J\u202e\u0007";
  const index = lineOf('"type":"GoTo"');
  const line = (lines[index] ?? "").replace(
    "/en/section",
    `/en/${JSON.stringify(evil).slice(1, -1)}`,
  );
  const file = spliced("evil.gz", index, line);
  for (const args of [
    ["--tail", "999"],
    ["--verify"],
    ["--at", "30"],
    ["--tail", "999", "--json"],
  ]) {
    const { stdout } = await replay(file, ...args);
    // oxlint-disable-next-line no-control-regex -- these are what must not get through
    expect(stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/);
  }
});

describe("npm run replay as a separate process", () => {
  const cli = (...args: readonly string[]) =>
    node([join(root, "tools/run.mjs"), "tools/replay/main.ts", ...args]);

  it("exits with 0 and its proof", () => {
    const { status, stdout, stderr } = cli(golden, "--verify");
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toMatch(/^Verified \d+ entries: .*\nIt exercised .*\n$/);
  });

  it("exits with 1 on a difference", () => {
    expect(
      cli(spliced("swapped.gz", 40, lines[41] ?? "", lines[40] ?? ""), "--verify").status,
    ).toBe(1);
  });

  it("exits with 2 and one line on stderr for a hostile file", () => {
    const hostile = cli(fileOf("random.gz", new Uint8Array([0x1f, 0x8b, 8, 0, 1, 2, 3, 4])));
    expect([hostile.status, hostile.stdout]).toEqual([2, ""]);
    expect(hostile.stderr.trimEnd().split("\n")).toHaveLength(1);
  });

  it("prints its help", async () => {
    const { status, stdout } = await replay("--help");
    expect(status).toBe(0);
    expect(stdout).toContain("npm run replay -- FILE --verify");
    expect(widest(stdout)).toBeLessThanOrEqual(100);
  });
});

it("a line that only its sum says is an entry is refused by whoever looks at it", async () => {
  const entry = last - 3;
  const bodies = lines.map((line) => line.replace(/,"sum":"[0-9a-f]{8}"\}$/, "}"));
  bodies[entry] = (bodies[entry] ?? "").replace('"data":{', '"data":{{');
  const sums: string[] = [];
  for (const body of bodies) sums.push(withSum(body, splitSum(sums.at(-1) ?? "")?.sum ?? ""));
  const forged = logOf("forged-line.gz", ...sums);
  const reason = `the line of entry ${entry} is no entry, although its sum holds`;
  expect(await refusal(forged, "--tail", "9")).toContain(reason);
  expect(await refusal(forged, "--list")).toContain(reason);
  expect((await replay(forged, "--tail", "2")).status).toBe(0);
  expect(await refusal(forged)).toContain("is not JSON");
  expect(await refusal(forged, "--verify")).toContain("is not JSON");
});
