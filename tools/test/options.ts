import { existsSync, statSync } from "node:fs";
import { relative } from "node:path";
import { parseArgs } from "node:util";
import { ExpectedError } from "../expected.ts";
import { type Group, groups } from "./stages.ts";

export const help = `npm test                         every check; last line: N passed, N failed
npm test -- --only STAGE|FILE    ${groups.join(", ")}, or a file or folder of tests; several may be named
npm test -- --changed [COMMIT]   what the change since COMMIT can have touched (the uncommitted change; where there
                                 is none, the last commit); the whole run decides
npm test -- --help               this, and runs nothing`;

export type TestOptions =
  | { readonly kind: "help" }
  | { readonly kind: "all" }
  | { readonly kind: "only"; readonly groups: readonly Group[]; readonly files: readonly string[] }
  | { readonly kind: "changed"; readonly since: string | null };

/** Throws a one-line ExpectedError if the arguments are invalid. */
export function readOptions(args: readonly string[]): TestOptions {
  const { values, positionals } = parsed(args);
  if (values.help === true) return { kind: "help" };
  const { only = [], changed } = values;
  if (changed === true) {
    const [since = null, ...more] = positionals;
    if (only.length > 0) throw refused("--changed chooses for itself, without --only");
    if (more.length > 0) throw refused(`"${more.join(" ")}" is one commit too many`);
    return { kind: "changed", since };
  }
  const [stray] = positionals;
  if (stray !== undefined) throw refused(`"${stray}" is not an option; a file goes with --only`);
  if (only.length === 0) return { kind: "all" };
  const isGroup = (word: string): word is Group => groups.some((group) => group === word);
  return {
    kind: "only",
    groups: only.filter(isGroup),
    files: only.filter((word) => !isGroup(word)).map(testPath),
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        only: { type: "string", multiple: true },
        changed: { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (error) {
    throw refused(error instanceof Error ? (error.message.split(".")[0] ?? "") : String(error));
  }
}

/** A test file or folder, relative to the root. */
function testPath(word: string): string {
  const path = relative(".", word);
  const isTests = path.startsWith("tests") && existsSync(path);
  const isTest = isTests && (statSync(path).isDirectory() || /\.(test|spec)\.tsx?$/.test(path));
  if (isTest) return path;
  throw refused(
    `--only "${word}" is neither a stage (${groups.join(", ")}) nor a file or folder of tests`,
  );
}

function refused(why: string): ExpectedError {
  return new ExpectedError(`${why}. See npm test -- --help.`);
}
