import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Found } from "../../../tools/rules/found.ts";

/** Stores the results of a run where tools/rules.ts reads them. */
export async function leave(file: string, found: Found): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(found, null, 1));
}
