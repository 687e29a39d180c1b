import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Creates a folder that is deleted when the run ends. */
export const temporaryFolder = (purpose: string): string =>
  mkdtempSync(join(tmpdir(), `touchline-server-${purpose}-`));
