import { ExpectedError } from "../expected.ts";

export type Run = {
  readonly tag: "run";
  /** A log, or a folder of logs. */
  readonly file: string;
  /** The id of a pack of `packs/`, or the path of a pack's file. */
  readonly pack: string;
  /** Where the report goes; null: beside the log. */
  readonly html: string | null;
  readonly json: string | null;
  /** The database of the reference server; null: not compared. */
  readonly server: string | null;
  /** Differences between builds that are meant. */
  readonly accepted: readonly string[];
};
export type Options = Run | { readonly tag: "help" };

export const usage = `What a log proves about the protection of the player, by the policy pack of a country.

  npm run evidence -- FILE --pack DE     writes NAME.evidence-DE.html and .json beside it
  npm run evidence -- FOLDER --pack DE   of all logs in a folder, one report

  --pack ID       a pack of packs/, or the path of a pack's file
  --html FILE     where the page goes
  --json FILE     where the same as JSON goes
  --server FILE   touchline.db of the reference server, which is stopped: each answer to a reality
                  check, and of each national register, is looked up in it
  --accept NAME   a difference between builds that is meant, as in npm run replay
  --help          this text

FILE is a .tlog.jsonl.gz as the app saves it. The report has each reality check (due, shown, with
which content, answered, and the bets in between), each change of a limit, each exclusion with the
first bet refused after it, each session limit that was used up, and every breach with its entry
and its cause. A duty that the pack does not have is not judged, and listed as such. It names
nobody: logs are identified by the SHA-256 of their files.

A log that other sources wrote than those here is judged all the same, but what was on screen is
then said with a restriction, screens-of-another-build: in the report and beside the result.

Ends with 0 when nothing was broken; with 1 on a breach in a verified log; with 4 when a log is not
verified (exact replay differs, or a sum is wrong), whatever it says; with 2 when a file cannot be
read or the arguments are invalid; with 3 when a log was trimmed and could be verified only in part.
Of several logs the first of 1, 4, 2, 3 counts.`;

const refuse = (reason: string): never => {
  throw new ExpectedError(`evidence: ${reason}; nothing was read. See npm run evidence -- --help`);
};

/** @throws ExpectedError that says what is wrong with the command line */
export function readOptions(args: readonly string[]): Options {
  const remaining = [...args];
  const files: string[] = [];
  const accepted: string[] = [];
  const values = new Map<string, string>();
  for (let arg = remaining.shift(); arg !== undefined; arg = remaining.shift()) {
    if (arg === "--help" || arg === "-h") return { tag: "help" };
    if (arg === "--accept") accepted.push(remaining.shift() ?? refuse("--accept needs a value"));
    else if (named.has(arg)) values.set(arg, remaining.shift() ?? refuse(`${arg} needs a value`));
    else if (arg.startsWith("-")) refuse(`unknown option ${JSON.stringify(arg)}`);
    else files.push(arg);
  }
  const [file, second] = files;
  if (file === undefined) return refuse("a FILE or a FOLDER is needed");
  if (second !== undefined) refuse(`one FILE at a time, not also ${JSON.stringify(second)}`);
  const pack = values.get("--pack") ?? refuse("a country is needed: --pack ID");
  const option = (name: string) => values.get(name) ?? null;
  return {
    tag: "run",
    file,
    pack,
    html: option("--html"),
    json: option("--json"),
    server: option("--server"),
    accepted,
  };
}

const named: ReadonlySet<string> = new Set(["--pack", "--html", "--json", "--server"]);
