import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ExpectedError } from "../../tools/expected.ts";
import { checkedOut } from "../../tools/replay/build.ts";
import { machineLine } from "../report.ts";
import { longVisitTool } from "./longVisit.ts";

const usage = `Usage: npm run bench -- replay [--against COMMIT | --alone] [--entries N]
  Measures the command line of the replay on a random visit of 100,000 entries (--entries), each task as a process of
  its own, and version 0.1 in the same way, on a log that it wrote itself; --against: another commit in its place`;

/** The last commit of version 0.1 that wrote logs of format 1. */
const version01 = "b2bd757a407ff4398d6882b992d279dacf698ed5";

/** A way to use `npm run replay`; FILE is the log, MIDDLE an entry in the middle of it. */
type Task = {
  readonly name: string;
  readonly args: readonly string[];
  /** At most so many seconds of CPU are wanted, on a quiet machine with two cores. */
  readonly wanted: number | null;
};
const tasks: readonly Task[] = [
  { name: "cold start: --help", args: ["--help"], wanted: 0.3 },
  { name: "open: --tail 1", args: ["FILE", "--tail", "1"], wanted: 1 },
  {
    name: "state in the middle: --at",
    args: ["FILE", "--at", "MIDDLE", "--path", "coupon"],
    wanted: null,
  },
  { name: "fold", args: ["FILE"], wanted: null },
  { name: "--verify", args: ["FILE", "--verify"], wanted: 5 },
];
const rounds = 3;

type Contender = {
  readonly name: string;
  readonly checkout: string;
  readonly file: string;
  readonly entries: number;
};
/** Seconds of the processor and of the clock; the most memory in MB. */
type Used = { readonly cpu: number; readonly wall: number; readonly memory: number };

/** Prints the table. Throws an ExpectedError for arguments it does not know. */
export function main(args: readonly string[]): number {
  if (args.includes("--help")) {
    console.log(usage);
    return 0;
  }
  const checkout = process.cwd();
  const { against, entries } = optionsOf(args);
  const folder = mkdtempSync(join(tmpdir(), "touchline-replay-"));
  try {
    const checkouts = [
      { name: "this build", checkout },
      ...(against === null
        ? []
        : [{ name: nameOf(against), checkout: checkedOut(checkout, against) }]),
    ];
    const contenders = checkouts.map((each, index) => {
      const file = join(folder, `${index}.tlog.jsonl.gz`);
      return { ...each, file, entries: writeLog(each.checkout, entries, file) };
    });
    console.log(machineLine(new Date()));
    console.log(`Median of ${rounds} interleaved rounds: s of CPU, s of the clock, most MB.`);
    console.log(
      row(
        "",
        contenders.map(({ name, entries }) => `${name}, ${entries.toLocaleString("en-US")}`),
        "CPU wanted",
      ),
    );
    for (const { name, args: task, wanted } of tasks)
      console.log(row(name, medians(contenders, task), wanted === null ? "" : `${wanted} s`));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return 0;
}

function optionsOf(args: readonly string[]) {
  let against: string | null = version01;
  let entries = 100_000;
  for (let at = 0; at < args.length; at += 2) {
    const [name, value] = [args[at], args[at + 1]];
    if (name === "--alone") {
      against = null;
      at -= 1;
    } else if (name === "--against" && value !== undefined) against = value;
    else if (name === "--entries" && /^[1-9]\d{3,6}$/.test(value ?? "")) entries = Number(value);
    else
      throw new ExpectedError(`${name} ${value ?? ""}: not understood; nothing was run.\n${usage}`);
  }
  return { against, entries };
}

/** The number of entries of the log that the checkout wrote. */
function writeLog(checkout: string, entries: number, file: string): number {
  const tool = longVisitTool(checkout);
  const { status, stdout } = run(checkout, [tool, String(entries), file]);
  if (status !== 0) throw new ExpectedError(`${checkout} wrote no log`, 1);
  return Number(stdout.trim().split("\n").at(-1));
}

function medians(contenders: readonly Contender[], task: readonly string[]): readonly string[] {
  const uses = contenders.map((): Used[] => []);
  // The first compiles what has to be, and does not count.
  for (let round = 0; round <= rounds; round += 1)
    for (const [index, { checkout, file, entries }] of contenders.entries()) {
      const words = { FILE: file, MIDDLE: String(Math.round(entries / 2)) };
      const args = task.map((word) => words[word as keyof typeof words] ?? word);
      const { status, used } = run(checkout, [join(checkout, "tools/replay/main.ts"), ...args]);
      if (status !== 0) throw new ExpectedError(`${task.join(" ")} ended with ${status}`, 1);
      if (round > 0) uses[index]?.push(used);
    }
  return uses.map((each) => {
    const of = (what: keyof Used, digits: number): string => {
      const sorted = each.map((used) => used[what]).toSorted((a, b) => a - b);
      return (sorted[Math.floor(sorted.length / 2)] ?? Number.NaN).toFixed(digits);
    };
    return `${of("cpu", 2)}  ${of("wall", 2)}  ${of("memory", 0).padStart(5)}`;
  });
}

/** Runs a tool to its end; the process itself writes down what it used. */
function run(checkout: string, args: readonly string[]) {
  const notes = join(tmpdir(), `touchline-used-${process.pid}.json`);
  const note = `import { writeFileSync } from "node:fs";
    process.on("exit", () => writeFileSync(${JSON.stringify(notes)}, JSON.stringify(process.resourceUsage())));`;
  const startedAt = performance.now();
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      "--import",
      `data:text/javascript,${encodeURIComponent(note)}`,
      join(checkout, "tools/run.mjs"),
      ...args,
    ],
    { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"], maxBuffer: 2 ** 30 },
  );
  const wall = (performance.now() - startedAt) / 1000;
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(
    readFileSync(notes, "utf8"),
  ) as NodeJS.ResourceUsage;
  rmSync(notes, { force: true });
  const used: Used = { cpu: (userCPUTime + systemCPUTime) / 1e6, wall, memory: maxRSS / 1024 };
  return { status, stdout, used };
}

const nameOf = (commit: string): string => (commit === version01 ? "version 0.1" : commit);

const row = (name: string, columns: readonly string[], wanted: string): string =>
  `${name.padEnd(28)}${columns.map((column) => column.padStart(24)).join("")}${wanted.padStart(14)}`;
