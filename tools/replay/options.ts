import type { Instant } from "../../src/infra/replay/why.ts";
import { ExpectedError } from "../expected.ts";

/** What to do with the file. Seqs count entries from 1; 0 is the state before the first entry. */
export type Task =
  | { readonly tag: "fold" }
  | { readonly tag: "at"; readonly seq: number; readonly path: string | null }
  | { readonly tag: "verify" }
  | { readonly tag: "tail"; readonly count: number }
  | { readonly tag: "diff"; readonly before: number; readonly after: number }
  /** `at` null asks about the end of the log. */
  | { readonly tag: "why"; readonly rule: string; readonly at: Instant | null };

export type Options =
  | { readonly tag: "help" }
  | { readonly tag: "run"; readonly file: string; readonly task: Task; readonly isJson: boolean };

export const usage = `Replays the log of a visit, without a network.

  npm run replay -- FILE              fold it: what is in it, how long it takes, the state's hash
  npm run replay -- FILE --at SEQ     the state after entry SEQ as JSON; a part: --path coupon.bets
  npm run replay -- FILE --verify     run deciders and rules again and compare every entry
  npm run replay -- FILE --tail [N]   the last N entries, 20 unless told
  npm run replay -- FILE --diff A B   what changed in the state from entry A to entry B
  npm run replay -- FILE --why RULE   why a rule over time is armed, fired or not, at the end, or
                                      --at 15:00 (m:ss or h:mm:ss since the start), or --at SEQ

  --json   the same as JSON, for jq (with npm run -s, so that npm itself is silent)
  --help   this text

FILE is a .tlog.jsonl.gz as the app saves it. Ends with 0; with 1 on a difference or an unequal
hash; with 2 when the file cannot be read or the call is not understood.`;

const tailLength = 20;

const refuse = (reason: string): never => {
  throw new ExpectedError(`replay: ${reason}; nothing was read. See npm run replay -- --help`);
};

/** Reads the command line; throws an ExpectedError that says what is wrong with it. */
export function readOptions(args: readonly string[]): Options {
  const remaining = [...args];
  const files: string[] = [];
  const tasks: Task[] = [];
  let path: string | null = null;
  let at: string | null = null;
  let isJson = false;

  const value = (option: string): string => remaining.shift() ?? refuse(`${option} needs a value`);
  const seqIn = (option: string, text: string): number =>
    /^\d{1,15}$/.test(text)
      ? Number(text)
      : refuse(`${option} needs the seq of an entry (0, 1, 2 …), not ${JSON.stringify(text)}`);
  const seq = (option: string): number => seqIn(option, value(option));

  for (let arg = remaining.shift(); arg !== undefined; arg = remaining.shift()) {
    if (arg === "--help" || arg === "-h") return { tag: "help" };
    else if (arg === "--at") at = value(arg);
    else if (arg === "--why") tasks.push({ tag: "why", rule: value(arg), at: null });
    else if (arg === "--path") path = value(arg);
    else if (arg === "--verify") tasks.push({ tag: "verify" });
    else if (arg === "--diff") tasks.push({ tag: "diff", before: seq(arg), after: seq(arg) });
    else if (arg === "--json") isJson = true;
    else if (arg === "--tail") {
      const isCounted = /^\d{1,9}$/.test(remaining[0] ?? "");
      tasks.push({ tag: "tail", count: isCounted ? seq(arg) : tailLength });
    } else if (arg.startsWith("-")) refuse(`unknown option ${JSON.stringify(arg)}`);
    else files.push(arg);
  }

  const [file, second] = files;
  if (file === undefined) return refuse("which FILE?");
  if (second !== undefined) refuse(`one FILE at a time, not also ${JSON.stringify(second)}`);
  const isWhy = tasks.some(({ tag }) => tag === "why");
  if (at !== null && !isWhy) tasks.unshift({ tag: "at", seq: seqIn("--at", at), path: null });
  const [task = { tag: "fold" }, another] = tasks;
  if (another !== undefined) refuse(`--${task.tag} and --${another.tag} do not go together`);
  if (path !== null && task.tag !== "at") refuse("--path goes with --at");
  return { tag: "run", file, task: complete(task, path, at), isJson };
}

function complete(task: Task, path: string | null, at: string | null): Task {
  if (task.tag === "at") return { ...task, path };
  return task.tag === "why" && at !== null ? { ...task, at: instantOf(at) } : task;
}

/** `15:00`, `1:02:03`, `0:30.250`, or the seq of an entry. */
function instantOf(text: string): Instant {
  if (/^\d{1,15}$/.test(text)) return { seq: Number(text) };
  const [, hours = "0", minutes = "", seconds = ""] =
    /^(?:(\d{1,3}):)?(\d{1,4}):([0-5]\d(?:\.\d{1,3})?)$/.exec(text) ?? [];
  if (minutes === "") {
    return refuse(
      `--at needs a time such as 15:00 or the seq of an entry, not ${JSON.stringify(text)}`,
    );
  }
  const totalMinutes = Number(hours) * 60 + Number(minutes);
  return { sinceStartMs: Math.round((totalMinutes * 60 + Number(seconds)) * 1_000) };
}
