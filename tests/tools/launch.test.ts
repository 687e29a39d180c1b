import { chmodSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { expect, it } from "vitest";
import { folderWith, node, root } from "./workshop.ts";

const run = join(root, "tools/run.mjs");

it("the launcher runs TypeScript, passes the arguments on and exits with the result of main", () => {
  const folder = folderWith({
    "tool.ts":
      'import { twice } from "./twice.ts";\nexport async function main(args: readonly string[]): Promise<number> {\n  console.log(JSON.stringify(args));\n  return twice(4);\n}',
    "twice.ts": "export const twice = (n: number): number => 2 * n;",
  });
  const { status, stdout, stderr } = node([run, "tool.ts", "--at", "7"], { cwd: folder });
  expect({ status, stdout, stderr }).toEqual({ status: 8, stdout: '["--at","7"]\n', stderr: "" });
});

it("the launcher prints an expected error without a stack and any other with one", () => {
  const tool = (error: string): string =>
    `export function main(): number {\n  throw ${error};\n}\nclass Expected extends Error {\n  constructor(message: string, readonly exitCode: number) {\n    super(message);\n  }\n}`;
  const folder = folderWith({
    "expected.ts": tool('new Expected("no such log", 2)'),
    "broken.ts": tool('new TypeError("boom")'),
  });
  const expected = node([run, "expected.ts"], { cwd: folder });
  expect([expected.status, expected.stderr]).toEqual([2, "no such log\n"]);
  const broken = node([run, "broken.ts"], { cwd: folder });
  expect(broken.status).toBe(1);
  expect(broken.stderr).toMatch(/TypeError: boom\n +at main .*broken\.ts:2:/);
});

it("the launcher needs a file, and a main in it", () => {
  expect(node([run]).status).toBe(2);
  const folder = folderWith({ "empty.ts": "export const x = 1;" });
  const { status, stderr } = node([run, "empty.ts"], { cwd: folder });
  expect([status, stderr]).toEqual([2, "empty.ts does not export a function main\n"]);
});

const lock = (packages: object): string => JSON.stringify({ packages: { "": {}, ...packages } });
const wanted = lock({
  "node_modules/a": { version: "1.0.0" },
  "node_modules/b": { version: "2.0.0", optional: true },
});

/** Runs ensureInstalled with an npm that only prints its arguments and exits with `npmStatus`. */
function install(installed: string | null, npmStatus = 0): { status: number | null; said: string } {
  const folder = folderWith({
    "package-lock.json": wanted,
    "bin/npm": `#!/bin/sh\necho "npm $@" >> called\nexit ${npmStatus}\n`,
    called: "",
    ...(installed === null ? {} : { "node_modules/.package-lock.json": installed }),
  });
  chmodSync(join(folder, "bin/npm"), 0o755);
  const code = `import { ensureInstalled } from ${JSON.stringify(join(root, "tools/install.mjs"))};\nensureInstalled(process.cwd());`;
  const { status, stdout } = node(["--input-type=module", "-e", code], {
    cwd: folder,
    env: { PATH: `${join(folder, "bin")}${delimiter}${process.env["PATH"]}` },
  });
  expect(stdout).toBe("");
  return { status, said: readFileSync(join(folder, "called"), "utf8") };
}

const call = "npm ci --ignore-scripts --include=dev --no-audit --no-fund\n";

it.each([
  ["is missing", null, call],
  ["is damaged", "{", call],
  ["matches", wanted, ""],
  ["lacks an optional package", lock({ "node_modules/a": { version: "1.0.0" } }), ""],
  ["lacks a package", lock({}), call],
  ["has another version", lock({ "node_modules/a": { version: "1.0.1" } }), call],
  [
    "has an extra package",
    lock({ "node_modules/a": { version: "1.0.0" }, "node_modules/c": { version: "1.0.0" } }),
    call,
  ],
])(
  "the launcher installs only what the lock file asks for: node_modules %s",
  (_, installed, said) => {
    expect(install(installed)).toEqual({ status: 0, said });
  },
);

it("the launcher fails when the installation fails", () => {
  expect(install(null, 3).status).not.toBe(0);
});
