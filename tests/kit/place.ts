import { readFileSync } from "node:fs";
import { relative } from "node:path";

/** Where the expectation of a timeline is written. */
export type Place = {
  /** `tests/marbles/polling.test.ts:12` */
  readonly text: () => string;
  /** As a stack frame. */
  readonly frame: () => string;
};

/** The line of `expect:` after the call of `callee`, which is on the stack now. */
export function expectationPlace(callee: (...args: never[]) => unknown): Place {
  const holder: { stack?: string } = {};
  Error.captureStackTrace(holder, callee);
  const frames = (holder.stack ?? "").split("\n").slice(1).map(frameOf);
  const path = frames[0]?.path ?? "";
  // A test file may wrap `rule`: the timeline is where the wrapper was called from.
  const foreign = frames.findIndex((frame) => frame.path !== path);
  const { line = 1 } = frames[(foreign < 0 ? frames.length : foreign) - 1] ?? {};
  return {
    text: () => `${relative(process.cwd(), path)}:${expectLine(path, line)}`,
    frame: () => `${path}:${expectLine(path, line)}:5`,
  };
}

function frameOf(text: string): { readonly path: string; readonly line: number } {
  const [, path = "", line = "1"] = /\(?(?:file:\/\/)?(\/[^():]+):(\d+):\d+\)?$/.exec(text) ?? [];
  return { path, line: Number(line) };
}

function expectLine(path: string, callLine: number): number {
  try {
    const lines = readFileSync(path, "utf8").split("\n");
    const found = lines.findIndex((line, index) => index >= callLine - 1 && /\bexpect:/.test(line));
    return found < 0 ? callLine : found + 1;
  } catch {
    return callLine;
  }
}
