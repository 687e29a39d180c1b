import { join } from "node:path";
import { ExpectedError } from "../expected.ts";
import { filesLoaded, gzipBytes, readManifest } from "../build/weight.ts";

const kilobyte = 1024;
/** What home needs to stand and work, and what comes by itself when the page has come to rest. */
const budgets = {
  "the first load of home": { source: "src/views/sections/home/", kilobytes: 150 },
  "the log, once the page is at rest": { source: "src/infra/log/", kilobytes: 12 },
} as const;

/** Files of JavaScript that home fetches to stand, by the manifest of the build in `dist`. */
export const firstLoad = (dist: string): Promise<string[]> =>
  filesOf(dist, budgets["the first load of home"].source);

/** Files beyond those that the log fetches, a moment later. */
export async function atRest(dist: string): Promise<string[]> {
  const before = new Set(await firstLoad(dist));
  const files = await filesOf(dist, budgets["the log, once the page is at rest"].source);
  return files.filter((file) => !before.has(file));
}

async function filesOf(dist: string, path: string): Promise<string[]> {
  const chunks = await readManifest(dist);
  if (!Object.keys(chunks).some((source) => source.startsWith(path))) {
    throw new ExpectedError(`${dist} has no chunk of ${path}: not weighed.`, 1);
  }
  return filesLoaded(chunks, (source) => source.startsWith(path));
}

/** Weighs both; returns 1 when one is over its budget. A browser test proves that nothing else is fetched. */
export async function main([dist = "dist"]: readonly string[]): Promise<number> {
  const parts = [await firstLoad(dist), await atRest(dist)];
  const isWithin: boolean[] = [];
  for (const [index, [name, { kilobytes }]] of Object.entries(budgets).entries()) {
    let total = 0;
    for (const file of parts[index] ?? []) {
      const bytes = await gzipBytes(join(dist, file));
      total += bytes;
      console.log(`${(bytes / kilobyte).toFixed(1).padStart(7)} KB  ${file}`);
    }
    const sum = (total / kilobyte).toFixed(1).padStart(7);
    console.log(`${sum} KB of ${kilobytes} KB JavaScript (gzip): ${name}`);
    isWithin.push(total <= kilobytes * kilobyte);
  }
  return isWithin.every(Boolean) ? 0 : 1;
}
