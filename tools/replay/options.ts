import { ExpectedError } from "../expected.ts";
import type { Filter } from "./list.ts";
import { type Moment, momentIn } from "./when.ts";

/** What to do with the file. Seqs count entries from 1; 0 is the state before the first entry. */
export type Task =
  | { readonly tag: "fold" }
  | { readonly tag: "at"; readonly at: Moment; readonly path: string | null }
  /** `accepted`: names of differences between builds that are meant. */
  | { readonly tag: "verify"; readonly accepted: readonly string[] }
  | { readonly tag: "entry"; readonly at: Moment }
  | { readonly tag: "list"; readonly filter: Filter }
  | { readonly tag: "tail"; readonly count: number }
  | { readonly tag: "diff"; readonly before: Moment; readonly after: Moment }
  /** `at` null asks about the end of the log. */
  | { readonly tag: "why"; readonly rule: string; readonly at: Moment | null };

export type Run = {
  readonly tag: "run";
  readonly file: string;
  readonly task: Task;
  /** Number of a visit or the beginning of its name; null for all visits of the file. */
  readonly visit: string | null;
  readonly isJson: boolean;
  /** Another commit that is to replay the file, or "log": the one that wrote it; null for this checkout. */
  readonly build: {
    readonly commit: string;
    readonly otherArguments: readonly string[];
  } | null;
};

export type Options = Run | { readonly tag: "help" };

export const usage = `Replays the log of a visit, without a network.

  npm run replay -- FILE              fold it: what is in it, how long it takes, the state's hash
  npm run replay -- FILE --verify     run deciders and rules again and compare every entry;
                                      what differs between builds is named, and taken as meant by
                                      --accept NAME (once for each; * for anything)
  npm run replay -- FILE --at WHEN    the state then, as JSON; a part: --path coupon.bets
  npm run replay -- FILE --diff A B   what changed in the state from A to B
  npm run replay -- FILE --entry WHEN one entry whole: data, causes, what it led to and changed
  npm run replay -- FILE --list [A B] the entries from A to B, a line each; only those with
                                      --type NAME, --by MAKER (* for anything), --cause SEQ, or
                                      --changes PATH: those that changed that part of the state
  npm run replay -- FILE --tail [N]   the last N entries, 20 by default
  npm run replay -- FILE --why RULE   why a rule over time is armed, fired or not, at the end, or
                                      --at WHEN

  --visit N   only this visit of a file that holds several: its number, or how its name begins
  --build C   let another commit replay the file, for example HEAD~3; log: the one that wrote it
  --json   the same as JSON, for jq (with npm run -s, so that npm itself is silent)
  --help   this text

FILE is a .tlog.jsonl.gz as the app saves it, a folder of them, or - for standard input. WHEN, A and
B are the seq of an entry, a time since the start of the visit (15:00, 1:02:03, 0:30.250), or mark:
where the player said that something had just gone wrong (mark:2 for the second time). In a list of
several visits a time is one that the list shows, since the start of the first. Ends with 0;
with 1 on a difference or an unequal hash; with 2 when the file cannot be read or the arguments are
invalid; with 3 when --verify could prove a log whose beginning was trimmed only in part. A folder
ends with the worst code of its files: 1, then 2, then 3.`;

const tailLength = 20;

const refuse = (reason: string): never => {
  throw new ExpectedError(`replay: ${reason}; nothing was read. See npm run replay -- --help`);
};

const filters = ["--type", "--by", "--cause", "--changes"] as const;

/** Reads the command line; throws an ExpectedError that says what is wrong with it. */
export function readOptions(args: readonly string[]): Options {
  const remaining = [...args];
  const files: string[] = [];
  const tasks: Task[] = [];
  const filter = new Map<string, string>();
  const accepted: string[] = [];
  let path: string | null = null;
  let at: Moment | null = null;
  let visit: string | null = null;
  let isJson = false;
  let build: Run["build"] = null;

  const value = (option: string): string => remaining.shift() ?? refuse(`${option} needs a value`);
  const instant = (option: string, second?: "A and B"): Moment => {
    const text = second === undefined ? value(option) : remaining.shift();
    if (text === undefined) return refuse(`${option} needs ${second}; B is missing`);
    return momentIn(text) ?? refuse(`${option} needs ${when}, not ${JSON.stringify(text)}`);
  };
  const isNext = (isWanted: (text: string) => boolean): boolean => isWanted(remaining[0] ?? "");
  const isInstant = (text: string): boolean => momentIn(text) !== null;

  for (let arg = remaining.shift(); arg !== undefined; arg = remaining.shift()) {
    if (arg === "--help" || arg === "-h") return { tag: "help" };
    else if (arg === "--at") at = instant(arg);
    else if (arg === "--why") tasks.push({ tag: "why", rule: value(arg), at: null });
    else if (arg === "--path") path = value(arg);
    else if (arg === "--visit") visit = value(arg);
    else if (arg === "--verify") tasks.push({ tag: "verify", accepted });
    else if (arg === "--accept") accepted.push(value(arg));
    else if (arg === "--entry") tasks.push({ tag: "entry", at: instant(arg) });
    else if (arg === "--diff")
      tasks.push({ tag: "diff", before: instant(arg), after: instant(arg, "A and B") });
    else if (arg === "--json") isJson = true;
    else if (arg === "--build") {
      const position = args.length - remaining.length - 1;
      build = { commit: value(arg), otherArguments: args.toSpliced(position, 2) };
    } else if (arg === "--list") {
      const [from, to] = isNext(isInstant) ? [instant(arg), instant(arg, "A and B")] : [null, null];
      tasks.push({ tag: "list", filter: { ...everything, from, to } });
    } else if (arg === "--tail") {
      const isCounted = isNext((text) => /^\d{1,9}$/.test(text));
      tasks.push({ tag: "tail", count: isCounted ? Number(value(arg)) : tailLength });
    } else if (filters.some((option) => option === arg)) filter.set(arg, value(arg));
    else if (arg.startsWith("-") && arg !== "-") refuse(`unknown option ${JSON.stringify(arg)}`);
    else files.push(arg);
  }

  const [file, second] = files;
  if (file === undefined) return refuse("a FILE is needed");
  if (second !== undefined) refuse(`one FILE at a time, not also ${JSON.stringify(second)}`);
  const isWhy = tasks.some(({ tag }) => tag === "why");
  if (at !== null && !isWhy) tasks.unshift({ tag: "at", at, path: null });
  const [task = { tag: "fold" }, another] = tasks;
  if (another !== undefined) refuse(`--${task.tag} and --${another.tag} do not go together`);
  if (path !== null && task.tag !== "at") refuse("--path goes with --at");
  if (accepted.length > 0 && task.tag !== "verify") refuse("--accept goes with --verify");
  const [option] = filter.keys();
  if (option !== undefined && task.tag !== "list") refuse(`${option} goes with --list`);
  return { tag: "run", file, task: complete(task, { path, at, filter }), visit, isJson, build };
}

const when = "the seq of an entry (0, 1, 2 …), a time such as 15:00, or mark";
const everything: Filter = {
  from: null,
  to: null,
  type: null,
  by: null,
  cause: null,
  changes: null,
};

type Given = {
  readonly path: string | null;
  readonly at: Moment | null;
  readonly filter: ReadonlyMap<string, string>;
};

function complete(task: Task, { path, at, filter }: Given): Task {
  if (task.tag === "at") return { ...task, path };
  if (task.tag === "why") return { ...task, at };
  if (task.tag !== "list") return task;
  const cause = filter.get("--cause") ?? null;
  if (cause !== null && !/^\d{1,15}$/.test(cause))
    refuse(`--cause needs the seq of an entry, not ${JSON.stringify(cause)}`);
  const given = {
    type: filter.get("--type") ?? null,
    by: filter.get("--by") ?? null,
    cause: cause === null ? null : Number(cause),
    changes: filter.get("--changes") ?? null,
  };
  return { ...task, filter: { ...task.filter, ...given } };
}
