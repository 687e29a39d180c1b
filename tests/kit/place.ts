import { readFileSync } from "node:fs";
import { relative } from "node:path";

/** Where the expectation of a drawing is written. */
export type Place = {
  /** `tests/marbles/polling.test.ts:12` */
  readonly text: () => string;
  /** As a frame of a stack. */
  readonly frame: () => string;
};

/** The line of `expect:` after the call of `callee`, which is on the stack now. */
export function expectationPlace(callee: (...args: never[]) => unknown): Place {
  const holder: { stack?: string } = {};
  Error.captureStackTrace(holder, callee);
  const [, file = "", callLine = "1"] =
    /\(?((?:file:\/\/)?\/[^():]+):(\d+):\d+\)?$/m.exec(holder.stack ?? "") ?? [];
  const path = file.replace(/^file:\/\//, "");
  return {
    text: () => `${relative(process.cwd(), path)}:${expectLine(path, Number(callLine))}`,
    frame: () => `${path}:${expectLine(path, Number(callLine))}:5`,
  };
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
