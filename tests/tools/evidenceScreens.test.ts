import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { screensBy } from "../../tools/evidence/screens.ts";
import { judge } from "./evidenceJudge.ts";
import { golden } from "./replayCall.ts";
import { folderWith } from "./workshop.ts";

const name = "screens-of-another-build";

describe("what was on screen, by the selectors of this checkout", () => {
  function repository() {
    const folder = folderWith({ "src/line.ts": "one", "docs/read.md": "one" });
    const git = (...args: readonly string[]): string => {
      const who = ["-c", "user.name=T", "-c", "user.email=t@touchline.example"];
      const { status, stdout } = spawnSync("git", [...who, ...args], {
        cwd: folder,
        encoding: "utf8",
      });
      expect(status, args.join(" ")).toBe(0);
      return stdout.trim();
    };
    git("init", "-q");
    git("add", ".");
    git("commit", "-qm", "one");
    return { folder, git, build: git("rev-parse", "--short", "HEAD") };
  }
  it("has no restriction where the sources are those of the log's commit", () => {
    const { folder, git, build } = repository();
    expect(screensBy(folder)(build)).toBeNull();
    writeFileSync(join(folder, "docs/read.md"), "two");
    git("commit", "-qam", "two");
    expect(screensBy(folder)(build), "another commit with the same sources").toBeNull();
  });
  it("has one where they are others, committed or not", () => {
    const { folder, git, build } = repository();
    writeFileSync(join(folder, "src/line.ts"), "two");
    const text = expect.stringContaining(`The sources here are not those of build ${build}.`);
    const caveat = { name, duties: ["check-content", "help-line"], text };
    expect(screensBy(folder)(build), "before the commit").toEqual(caveat);
    git("commit", "-qam", "two");
    expect(screensBy(folder)(build), "after it").toEqual(caveat);
    expect(screensBy(folder)(git("rev-parse", "--short", "HEAD"))).toBeNull();
  });
  it.each(["story", "unknown", "0123456789abcdef", "--help", "HEAD"])(
    "has one for the build %s, which is no commit of the repository",
    (build) => {
      const text = expect.stringContaining(`Build ${build} is no commit that is known here.`);
      expect(screensBy(repository().folder)(build)).toMatchObject({ name, text });
    },
  );
});

it("the page, the JSON and the command say so of a log that another build wrote, and the exit code stays", async () => {
  const { status, report, html, printed } = await judge(golden, "MT");
  expect(status).toBe(0);
  expect(report.caveats).toEqual([name]);
  const [visit] = report.logs[0]?.visits ?? [];
  expect(visit?.caveat).toMatchObject({ name, duties: ["check-content", "help-line"] });
  const text = visit?.caveat?.text ?? "no text";
  expect(text).toContain(visit?.build);
  expect(printed).toMatch(new RegExp(`1 visit, verified, no breach, ${name}\n  .*${text}`));
  expect(html).toContain(`With a restriction: ${name}.`);
  expect(html).toContain(`(check-content, help-line): ${text}`);
});
