import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Break } from "../../tests/breaks/break.ts";

/**
 * Why a break does not fit the sources: its text does not occur exactly once in its file, or a test does not
 * exist.
 */
export function misfits(folder: string, { name, file, find, tests, title }: Break): string[] {
  const read = (path: string): string | null =>
    existsSync(join(folder, path)) ? readFileSync(join(folder, path), "utf8") : null;
  const times = (read(file)?.split(find).length ?? 1) - 1;
  const texts = tests.map((path) => [path, read(path)] as const);
  const isTitled = title === undefined || texts.some(([, text]) => text?.includes(title));
  return [
    ...(times === 1 ? [] : [`${name}: its text is ${times} times in ${file}, not once`]),
    ...texts.flatMap(([path, text]) => (text === null ? [`${name}: there is no ${path}`] : [])),
    ...(isTitled ? [] : [`${name}: no test is titled "${title}"`]),
  ];
}

/** Applies a break; returns a function that undoes it. */
export function apply(folder: string, { file, find, put }: Break): () => void {
  const path = join(folder, file);
  const original = readFileSync(path, "utf8");
  // A function, because `put` may contain "$".
  writeFileSync(
    path,
    original.replace(find, () => put),
  );
  return () => writeFileSync(path, original);
}

/**
 * A copy of the current sources, including uncommitted changes, with the same packages; removed when this
 * process exits.
 */
export function copyOf(folder: string): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), "touchline-breaks-")));
  process.once("exit", () => rmSync(copy, { recursive: true, force: true }));
  const args = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"];
  const listed = execFileSync("git", args, { cwd: folder, encoding: "utf8" }).split("\0");
  for (const file of listed) {
    if (file === "" || !existsSync(join(folder, file))) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    copyFileSync(join(folder, file), join(copy, file));
  }
  symlinkSync(realpathSync(join(folder, "node_modules")), join(copy, "node_modules"), "dir");
  return copy;
}
