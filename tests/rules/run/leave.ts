import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Found } from "../../../tools/rules/found.ts";

/** Leaves what a run found where tools/rules.ts reads it. */
export async function leave(file: string, found: Found): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(found, null, 1));
}
