import { writeFileSync } from "node:fs";
import { ExpectedError } from "./expected.ts";

/** Writes a file whose place somebody named; throws an ExpectedError where it cannot be written. */
export function writeNamed(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
    throw new ExpectedError(`${JSON.stringify(file)} cannot be written (${code})`);
  }
}
