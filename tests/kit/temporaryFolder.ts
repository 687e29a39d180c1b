import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * All temporary folders of a run are in one, which goes when the run ends: a worker is ended without a word, so no test
 * could remove what its process has made. Vitest calls both.
 */
const folder = mkdtempSync(join(tmpdir(), "touchline-tests-"));

export function setup(): void {
  process.env["TMPDIR"] = folder;
}

export function teardown(): void {
  rmSync(folder, { recursive: true, force: true });
}
