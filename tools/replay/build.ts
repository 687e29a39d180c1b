import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readCaseFile } from "../../src/infra/log/case.ts";
import { ExpectedError } from "../expected.ts";

/**
 * Runs the replay of another commit with these arguments, in this terminal, and returns its exit code. Its sources are
 * put into `.cache/builds/SHA` once. Throws an ExpectedError if there is no such commit or it cannot replay.
 * @param checkout folder of package.json, in a git repository
 */
export async function replayWithBuild(
  checkout: string,
  commit: string,
  args: readonly string[],
): Promise<number> {
  const folder = checkedOut(checkout, commit);
  const command = [join(folder, "tools/run.mjs"), join(folder, "tools/replay/main.ts"), ...args];
  const child = spawn(process.execPath, command, { stdio: "inherit" });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code, signal) => resolve(code ?? (signal === null ? 1 : 128)));
  });
}

/**
 * The commit whose build wrote the log, from its header. Throws an ExpectedError if the file cannot be read, or its
 * visits come from several builds, or from one without a commit.
 */
export async function buildOf(file: string): Promise<string> {
  if (file === "-") throw refusal("--build log needs a file, not standard input");
  const reading = await readFile(file).then(readCaseFile, () => null);
  if (reading === null) throw refusal(`${JSON.stringify(file)} cannot be read`);
  if (reading.tag === "bad") throw refusal(`${JSON.stringify(file)}: ${reading.message}`);
  const builds = new Set<string>();
  for (const { log, fault } of reading.visits) {
    if (log === null)
      throw refusal(`${JSON.stringify(file)}: ${fault?.message ?? "holds no visit"}`);
    builds.add(log.header.build);
  }
  const [build, another] = builds;
  if (another !== undefined)
    throw refusal(`the visits come from several builds: which? --build ${[...builds].join(", ")}`);
  if (build === undefined || !isCommit(build))
    throw refusal(`the log does not say which commit wrote it, but ${JSON.stringify(build ?? "")}`);
  return build;
}

export const isCommit = (text: string): boolean => /^[0-9a-f]{7,64}$/.test(text);

/** The folder with the commit's sources; its packages are those of this checkout if both want the same. */
export function checkedOut(checkout: string, commit: string): string {
  const sha = git(checkout, [
    "rev-parse",
    "--verify",
    "--quiet",
    "--end-of-options",
    `${commit}^{commit}`,
  ]);
  if (sha === null) throw refusal(`${JSON.stringify(commit)} is not a commit of this repository`);
  const folder = join(checkout, ".cache/builds", sha);
  if (!existsSync(folder)) {
    // Under another name until it is complete: the run may be ended in the middle.
    const unfinished = `${folder}-${process.pid}`;
    mkdirSync(unfinished, { recursive: true });
    const env = { GIT_INDEX_FILE: `${unfinished}.index` };
    const isWritten =
      git(checkout, ["read-tree", sha], env) !== null &&
      git(checkout, ["checkout-index", "--all", `--prefix=${unfinished}/`], env) !== null;
    rmSync(env.GIT_INDEX_FILE, { force: true });
    if (!isWritten) {
      rmSync(unfinished, { recursive: true, force: true });
      throw refusal(`the sources of ${sha} could not be written to ${folder}`);
    }
    if (wantsSamePackages(checkout, unfinished))
      symlinkSync(join(checkout, "node_modules"), join(unfinished, "node_modules"), "junction");
    renameSync(unfinished, folder);
  }
  // Other packages are installed by its own tools/run.mjs.
  for (const needed of ["tools/run.mjs", "tools/replay/main.ts"])
    if (!existsSync(join(folder, needed)))
      throw refusal(`the build of ${commit} cannot replay: it has no ${needed}`);
  return folder;
}

/** Trimmed output; null if git failed or there is none. */
export function git(
  checkout: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): string | null {
  const { status, stdout } = spawnSync("git", args, {
    cwd: checkout,
    env: { ...process.env, ...env },
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  return status === 0 ? stdout.trim() : null;
}

const wantsSamePackages = (one: string, other: string): boolean => {
  const [wanted, others] = [one, other].map((folder) => {
    const lock = join(folder, "package-lock.json");
    return existsSync(lock) ? readFileSync(lock, "utf8") : null;
  });
  return wanted !== null && wanted === others;
};

const refusal = (reason: string): ExpectedError =>
  new ExpectedError(`replay: ${reason}; nothing was replayed`);
