import { join } from "node:path";
import { ExpectedError } from "../expected.ts";
import { filesLoaded, gzipBytes, readManifest } from "../build/weight.ts";

const kilobyte = 1024;
const budgetKilobytes = 150;
/** What a visit to home fetches by itself: the page, its section, and the log writer when it has come to rest. */
const loaded = ["src/views/sections/home/index.tsx", "src/infra/log/index.ts"];

/** Files of JavaScript of the first load of home, by the manifest of the build in `dist`. */
export async function firstLoad(dist: string): Promise<string[]> {
  const chunks = await readManifest(dist);
  for (const source of loaded) {
    if (chunks[source] === undefined) {
      throw new ExpectedError(`${dist} has no chunk of ${source}: not weighed.`, 1);
    }
  }
  return filesLoaded(chunks, (source) => loaded.includes(source));
}

/** Weighs it; returns 1 when it is over its budget. A browser test proves that nothing else is fetched. */
export async function main([dist = "dist"]: readonly string[]): Promise<number> {
  let total = 0;
  for (const file of await firstLoad(dist)) {
    const bytes = await gzipBytes(join(dist, file));
    total += bytes;
    console.log(`${(bytes / kilobyte).toFixed(1).padStart(7)} KB  ${file}`);
  }
  const sum = (total / kilobyte).toFixed(1).padStart(7);
  console.log(`${sum} KB of ${budgetKilobytes} KB JavaScript (gzip): the first load of home`);
  return total <= budgetKilobytes * kilobyte ? 0 : 1;
}
