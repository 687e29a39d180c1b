import { existsSync, readFileSync } from "node:fs";
import { isLeft } from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import { faultOfChain, firstSum, type RecordEntry } from "../../server/authority/chain.ts";
import { openToRead } from "../../server/store/store.ts";
import { ExpectedError } from "../expected.ts";
import { json, plural } from "../replay/texts.ts";
import { writeNamed } from "../written.ts";

const usage = `The server's record of what players did, for an authority: under pseudonyms, and chained.

  npm run authority -- touchline.db --out FILE    verifies the record and writes it to FILE
  npm run authority -- FILE                       verifies a file that was written before

  --after FILE   an earlier file: the record has to begin with it
  --help         this text

The server has to be stopped. Each entry has a sum over itself and the sum before it; the first that
is wrong is named. In a database, each movement of money is looked up in the record as well.

Ends with 0 when the record is whole; with 1 when something was changed, which is named; with 2 when a
file cannot be read or the arguments are invalid; with 3 when acts of a server that was killed wait to
be chained: start it once.`;

const refuse = (reason: string): never => {
  throw new ExpectedError(`authority: ${reason}; see npm run authority -- --help`);
};

type Options = {
  readonly file: string;
  readonly out: string | null;
  readonly after: string | null;
};

function optionsIn(args: readonly string[]): Options {
  const remaining = [...args];
  const values = new Map<string, string>();
  const files: string[] = [];
  for (let arg = remaining.shift(); arg !== undefined; arg = remaining.shift()) {
    if (arg === "--out" || arg === "--after")
      values.set(arg, remaining.shift() ?? refuse(`${arg} needs a file`));
    else if (arg.startsWith("-")) refuse(`unknown option ${json(arg)}`);
    else files.push(arg);
  }
  const [file, ...more] = files;
  if (file === undefined || more.length > 0) return refuse("one file is needed");
  return { file, out: values.get("--out") ?? null, after: values.get("--after") ?? null };
}

/** `npm run authority`: returns the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  if (args.includes("--help") || args.includes("-h")) {
    console.log(usage);
    return 0;
  }
  const { file, out, after } = optionsIn(args);
  const isDatabase = file.endsWith(".db");
  if (isDatabase && out === null) refuse("--out is needed");
  const { entries, faults, waiting } = isDatabase ? recordIn(file) : writtenIn(file);
  const all = [
    faultOfChain(entries),
    ...faults,
    after === null ? null : faultSince(after, entries),
  ];
  const named = all.filter((fault) => fault !== null);
  for (const fault of named) console.log(`${json(file)}: ${fault}`);
  if (named.length > 0) return 1;
  const sum = entries.at(-1)?.sum ?? firstSum;
  console.log(
    `${json(file)}: ${plural(entries.length, "entry", "entries")}, whole; last sum ${sum}`,
  );
  if (out !== null) {
    writeNamed(out, textOf(entries, sum));
    console.log(`Written: ${out}`);
  }
  if (waiting === 0) return 0;
  console.log(`${plural(waiting, "act")} of a server that was killed not chained yet`);
  return 3;
}

type Record = {
  readonly entries: readonly RecordEntry[];
  readonly faults: readonly string[];
  readonly waiting: number;
};

const Entry = t.type({
  number: t.number,
  at: t.number,
  kind: t.string,
  person: t.string,
  data: t.string,
  sum: t.string,
});
const Head = t.type({ format: t.literal("touchline.authority"), version: t.literal(1) });
const End = t.type({ entries: t.number, sum: t.string });

const textOf = (entries: readonly RecordEntry[], sum: string): string =>
  [{ format: "touchline.authority", version: 1 }, ...entries, { entries: entries.length, sum }]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join("");

function decoded<A>(codec: t.Type<A>, line: string | undefined, what: string): A {
  let value: unknown = null;
  try {
    value = JSON.parse(line ?? "");
  } catch {
    return refuse(`${what} is no JSON`);
  }
  const result = codec.decode(value);
  return isLeft(result) ? refuse(`${what} cannot be read`) : result.right;
}

/** A file that this command wrote. */
function writtenIn(file: string): Record {
  if (!existsSync(file)) refuse(`${json(file)}: there is no such file`);
  const lines = readFileSync(file, "utf8").trimEnd().split("\n");
  decoded(Head, lines[0], `${json(file)}: its first line`);
  const end = decoded(End, lines.at(-1), `${json(file)}: its last line`);
  const entries = lines
    .slice(1, -1)
    .map((line, index) => decoded(Entry, line, `${json(file)}: line ${index + 2}`));
  const isWhole = end.entries === entries.length && end.sum === (entries.at(-1)?.sum ?? firstSum);
  const fault = `the end says ${plural(end.entries, "entry", "entries")} with another last sum: some are missing, or were added`;
  return { entries, faults: isWhole ? [] : [fault], waiting: 0 };
}

/** Entries of an earlier file that are not the same here. */
function faultSince(after: string, entries: readonly RecordEntry[]): string | null {
  const { entries: earlier, faults } = writtenIn(after);
  if (faults.length > 0 || faultOfChain(earlier) !== null)
    refuse(`--after ${json(after)}: that file is not whole`);
  const changed = earlier.find(({ sum }, index) => entries[index]?.sum !== sum);
  return changed === undefined
    ? null
    : `entry ${changed.number} is not what it was in ${json(after)}`;
}

function recordIn(file: string): Record {
  if (!existsSync(file)) refuse(`${json(file)}: there is no such file`);
  try {
    const database = openToRead(file);
    try {
      const entries = database
        .all("SELECT * FROM authority_record ORDER BY number")
        .map((row) => decoded(Entry, JSON.stringify(row), "the record"));
      const movements = database.all(
        "SELECT id, kind, minor FROM movements WHERE id NOT IN (SELECT json_extract(data, '$.movement') FROM authority_queue WHERE kind = 'money') ORDER BY id",
      );
      const waiting = database.all("SELECT id FROM authority_queue").length;
      return { entries, faults: faultsOfMoney(entries, movements), waiting };
    } finally {
      database.close();
    }
  } catch (error) {
    if (error instanceof ExpectedError) throw error;
    return refuse(`${json(file)} cannot be read (${String(error)})`);
  }
}

const Money = t.type({ movement: t.number, of: t.string, minor: t.number });

/** Since the record was begun, each movement of money is in it, as it is in the books, and no other. */
function faultsOfMoney(
  entries: readonly RecordEntry[],
  movements: readonly { readonly [column: string]: unknown }[],
): readonly string[] {
  const recorded = new Map(
    entries
      .filter(({ kind }) => kind === "money")
      .map(({ number, data }) => {
        const money = decoded(Money, data, `entry ${number}`);
        return [money.movement, { ...money, number }] as const;
      }),
  );
  const first = Math.min(...recorded.keys());
  const books = new Map(movements.map((row) => [Number(row["id"]), row] as const));
  return [
    ...[...books]
      .filter(([id]) => id > first && !recorded.has(id))
      .map(([id]) => `movement ${id} of the books is not in the record`),
    ...[...recorded.values()].flatMap(({ movement, of, minor, number }) => {
      const row = books.get(movement);
      if (row === undefined) return [`movement ${movement}, entry ${number}, is not in the books`];
      return row["kind"] === of && Number(row["minor"]) === minor
        ? []
        : [`movement ${movement} of the books is not what entry ${number} says`];
    }),
  ];
}
