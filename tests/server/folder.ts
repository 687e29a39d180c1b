import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Makes a folder that is gone when the process of the tests is. */
export function temporaryFolder(purpose: string): string {
  const folder = mkdtempSync(join(tmpdir(), `touchline-server-${purpose}-`));
  made.push(folder);
  return folder;
}

const made: string[] = [];

process.once("exit", () => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});
