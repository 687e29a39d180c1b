import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Creates a folder that is deleted when the test process ends. */
export function temporaryFolder(purpose: string): string {
  const folder = mkdtempSync(join(tmpdir(), `touchline-server-${purpose}-`));
  made.push(folder);
  return folder;
}

const made: string[] = [];

process.once("exit", () => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});
