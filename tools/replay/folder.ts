import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { ExpectedError } from "../expected.ts";
import { count, json, plural } from "./texts.ts";

/** What the command line says of one file, and the code it ends with. */
export type Answer = { readonly text: string; readonly exitCode: number };

const ending = ".tlog.jsonl.gz";

/** Paths of the logs in a folder, in order of name; null if it is not one. Those in folders below are left out. */
export async function logsIn(folder: string): Promise<readonly string[] | null> {
  const stats = await stat(folder).catch(() => null);
  if (stats === null || !stats.isDirectory()) return null;
  const names = (await readdir(folder, { withFileTypes: true }))
    .filter((item) => !item.isDirectory() && item.name.endsWith(ending))
    .map(({ name }) => name)
    .toSorted();
  if (names.length === 0)
    throw new ExpectedError(
      `${json(folder)} is a folder that holds no *${ending}; nothing was read`,
    );
  return names.map((name) => join(folder, name));
}

/** A folder's codes, worst first: a difference, a file that cannot be read, a log that was only folded. */
const gravest = [1, 2, 3, 0] as const;

/**
 * Answers on each of the files, and on all of them in a last line, with the worst of their codes. A file that cannot be
 * read is a line of its own and does not end the run. Prints each answer as soon as it is there: a folder of large
 * files does not have to fit in memory. As JSON, it is one list at the end.
 */
export async function answerEach(
  files: readonly string[],
  { isJson, isVerified }: { readonly isJson: boolean; readonly isVerified: boolean },
  answerTo: (file: string) => Promise<Answer>,
): Promise<number> {
  const codes: number[] = [];
  const results: object[] = [];
  for (const file of files) {
    const answer = await answerTo(file).catch(refused);
    codes.push(answer.exitCode);
    if (!isJson) console.log(`${json(file)}\n${answer.text}\n`);
    else if (answer.exitCode === 2) results.push({ file, error: answer.text });
    else results.push({ file, result: JSON.parse(answer.text) as unknown });
  }
  console.log(isJson ? json(results, 2) : summaryOf(codes, isVerified));
  return gravest.find((code) => codes.includes(code)) ?? 0;
}

function refused(error: unknown): Answer {
  if (!(error instanceof ExpectedError)) throw error;
  return { text: error.message, exitCode: error.exitCode };
}

/** "12 files: 10 verified, 1 different, 1 refused". */
function summaryOf(codes: readonly number[], isVerified: boolean): string {
  const words: Readonly<Record<(typeof gravest)[number], string>> = {
    0: isVerified ? "verified" : "read",
    3: "verified in part",
    1: "different",
    2: "refused",
  };
  const parts = ([0, 3, 1, 2] as const).flatMap((code) => {
    const ended = codes.filter((other) => other === code).length;
    return ended === 0 ? [] : [`${count(ended)} ${words[code]}`];
  });
  return `${plural(codes.length, "file")}: ${parts.join(", ")}`;
}
