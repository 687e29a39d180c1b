import { expect, it, vi } from "vitest";
import { main as flood } from "../../bench/flood/main.ts";
import { main as breaks } from "../../tools/breaks.ts";
import { main as build } from "../../tools/build.ts";
import { main as docs } from "../../tools/docs/main.ts";
import { ExpectedError } from "../../tools/expected.ts";

const commands = { flood, breaks, build, docs };
type Name = keyof typeof commands;

it.each<[Name]>([["flood"], ["breaks"], ["build"], ["docs"]])(
  "%s explains itself with --help, and does nothing",
  async (name) => {
    const print = vi.spyOn(console, "log").mockReturnValue();
    expect(await commands[name](["--help"])).toBe(0);
    expect(print).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("npm run"));
    print.mockRestore();
  },
);

it.each<[Name, readonly string[], string]>([
  ["flood", ["--quick"], "--quick: no such option; nothing was run."],
  ["breaks", ["--in", "/nowhere"], '--in "/nowhere" is no checkout'],
  ["build", ["--into", "/tmp/app"], "--into goes with --section"],
  ["docs", ["--check"], '"--check" is not understood; nothing was written.'],
])("%s refuses %j", async (name, args, reason) => {
  const error = await commands[name](args).catch((thrown: unknown) => thrown);
  if (!(error instanceof ExpectedError)) throw new Error(`not refused: ${String(error)}`);
  expect(error.message).toContain(reason);
  expect(error.exitCode).toBe(2);
});
