import { parseArgs } from "node:util";
import type { Break } from "../../tests/breaks/break.ts";
import { breaks } from "../../tests/breaks/breaks.ts";
import { ExpectedError } from "../expected.ts";

export const help = `npm run breaks                     makes one thing wrong at a time in a copy of the sources, and tells which test notices it
npm run breaks -- --only WORD      the breaks with this word in their name, file or tests; several may be named
npm run breaks -- --in FOLDER      in a copy of another checkout: whether its tests notice them
npm run breaks -- --help           this, and runs nothing`;

export type BreaksOptions = {
  readonly breaks: readonly Break[];
  readonly folder: string;
};

/** Null if help was requested. Throws an ExpectedError if the arguments are invalid or match no break. */
export function readOptions(args: readonly string[]): BreaksOptions | null {
  const { help: isHelp, only, in: folder = "." } = parsed(args);
  if (isHelp === true) return null;
  const chosen = breaks.filter(
    (candidate) =>
      only === undefined || only.some((word) => isAbout(candidate, word.toLowerCase())),
  );
  if (chosen.length === 0) throw new ExpectedError(`No break is about "${only?.join('", "')}".`);
  return { breaks: chosen, folder };
}

const isAbout = ({ name, file, tests }: Break, word: string): boolean =>
  [name, file, ...tests].some((text) => text.toLowerCase().includes(word));

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        only: { type: "string", multiple: true },
        in: { type: "string" },
        help: { type: "boolean", short: "h" },
      },
    }).values;
  } catch {
    throw new ExpectedError(
      `"${args.join(" ")}" is not a valid call. See npm run breaks -- --help.`,
    );
  }
}
