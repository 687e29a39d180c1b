import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";
import { folderWith, node, root } from "./workshop.ts";

const check = (files: Readonly<Record<string, string>>) => {
  const folder = folderWith(files);
  execFileSync("git", ["init", "--quiet"], { cwd: folder });
  const args = [join(root, "tools/run.mjs"), join(root, "tools/check/leftovers.ts")];
  const { status, stdout } = node(args, { cwd: folder });
  return { status, stdout };
};

it.each(["src/loaders.ts.orig", "server/main.ts.rej", "README.md~", "tools/a.ts.bak"])(
  "the check for leftovers refuses %s, which a merge or an editor has left behind",
  (name) => {
    expect(check({ [name]: "", "src/loaders.ts": "" })).toEqual({
      status: 1,
      stdout: `${name} is a leftover: remove it\n`,
    });
  },
);

it("the check for leftovers accepts files of the project, and files that git ignores", () => {
  const files = { "src/original.ts": "", ".gitignore": "*.bak\n", "a.bak": "" };
  expect(check(files)).toEqual({ status: 0, stdout: "" });
});
