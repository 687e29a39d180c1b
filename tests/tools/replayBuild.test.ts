import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { buildOf } from "../../tools/replay/build.ts";
import { compiled } from "../../tools/compile.mjs";
import { fileOf, lines, logOf, refusal } from "./replayCall.ts";
import { type Ended, folderWith, node, root } from "./workshop.ts";

/** A repository whose builds say who they are and what they were given. */
const repository = folderWith({
  "package-lock.json": "{}",
  "node_modules/there": "",
  ".gitignore": "node_modules\n.cache\n",
  "tools/replay/main.ts": "",
});
const git = (...args: readonly string[]): string =>
  execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b", ...args], {
    cwd: repository,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();
const commit = (name: string): string => {
  git("add", "-A");
  git("commit", "-qm", name);
  return git("rev-parse", "HEAD");
};
const tellingBuild = (name: string) => `import { existsSync } from "node:fs";
console.log(JSON.stringify({ build: "${name}", args: process.argv.slice(3), cwd: process.cwd(),
  hasPackages: existsSync(new URL("../node_modules/there", import.meta.url)) }));
process.exitCode = 3;`;

let tool = "";
const run = (wanted: string, ...args: readonly string[]): Ended => {
  const call = `import(${JSON.stringify(tool)}).then(({ replayWithBuild }) =>
    replayWithBuild(...JSON.parse(process.argv[1]))).then((code) => { process.exitCode = code },
    ({ message, exitCode }) => { console.error(message); process.exitCode = exitCode })`;
  return node(["-e", call, JSON.stringify([repository, wanted, args])], { cwd: root });
};

beforeAll(async () => {
  tool = await compiled(join(root, "tools/replay/build.ts"), root);
  git("init", "-q");
  commit("without a replay");
  writeFileSync(join(repository, "tools/run.mjs"), tellingBuild("first"));
  commit("first");
  writeFileSync(join(repository, "tools/run.mjs"), tellingBuild("second"));
  writeFileSync(join(repository, "package-lock.json"), '{"packages":{}}');
  commit("second");
});

describe("npm run replay -- FILE --build COMMIT", () => {
  it("runs that commit's replay with the other arguments, where it was called, and ends with its code", () => {
    const { status, stdout } = run("HEAD", "visit.gz", "--verify");
    expect(status).toBe(3);
    const told = JSON.parse(stdout) as { args: readonly string[] };
    expect(told).toMatchObject({
      build: "second",
      cwd: root.replace(/\/$/, ""),
      hasPackages: true,
    });
    expect(told.args).toEqual(["visit.gz", "--verify"]);
  });

  it("shares packages only with a commit that wants the same", () => {
    expect(JSON.parse(run("HEAD~1").stdout)).toMatchObject({ build: "first", hasPackages: false });
  });

  it("leaves nothing in the work tree or the index, and takes up what an ended run left", () => {
    const builds = join(repository, ".cache/builds");
    rmSync(builds, { recursive: true, force: true });
    run("HEAD");
    expect(readdirSync(builds)).toEqual([git("rev-parse", "HEAD")]);
    expect(git("status", "--porcelain")).toBe("");
    expect(git("worktree", "list").split("\n")).toHaveLength(1);
    const kept = join(builds, git("rev-parse", "HEAD"), "kept");
    writeFileSync(kept, "");
    expect(run("HEAD").status).toBe(3);
    expect(existsSync(kept)).toBe(true);
  });

  it.each([
    ["nothing", '"nothing" is not a commit of this repository'],
    ["--all", '"--all" is not a commit of this repository'],
    ["HEAD~2", "the build of HEAD~2 cannot replay: it has no tools/run.mjs"],
  ])("refuses %s in one line", (wanted, message) => {
    const { status, stdout, stderr } = run(wanted);
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr.trimEnd().split("\n")).toEqual([expect.stringContaining(message)]);
  });
});

describe("npm run replay -- FILE --build log", () => {
  const [header = "", ...others] = lines;
  const withBuild = (name: string, build: string) =>
    logOf(name, header.replace(/"build":"[^"]*"/, `"build":"${build}"`), ...others);

  it("takes the commit from the header of the log", async () => {
    expect(await buildOf(withBuild("built.gz", "0a1b2c3d"))).toBe("0a1b2c3d");
  });

  it.each([
    ["a build without a commit", () => withBuild("unknown.gz", "unknown"), '"unknown"'],
    ["a file that is no log", () => fileOf("no.gz", gzipSync("hello")), "not the header"],
    ["a missing file", () => "missing.gz", '"missing.gz" cannot be read'],
    ["standard input", () => "-", "needs a file"],
  ])("refuses %s", async (_what, file, message) => {
    expect(await refusal(file(), "--build", "log")).toContain(message);
  });
});
