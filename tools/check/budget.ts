import { join } from "node:path";
import { ExpectedError } from "../expected.ts";
import { filesLoaded, gzipBytes, readManifest } from "../build/weight.ts";

/** Lazily loaded sources that every visit beginning at home asks for; a browser test proves the list. */
const lazySources = ["src/views/sections/home/", "src/infra/log/"];
const budgetKilobytes = 150;
const kilobyte = 1024;

/** Files of JavaScript that the first load of home fetches, by the manifest of the build in `dist`. */
export async function firstLoad(dist: string): Promise<string[]> {
  const chunks = await readManifest(dist);
  const missing = lazySources.filter(
    (path) => !Object.keys(chunks).some((source) => source.startsWith(path)),
  );
  if (missing.length > 0) {
    throw new ExpectedError(`${dist} has no chunk of ${missing.join(", ")}: not weighed.`, 1);
  }
  return filesLoaded(chunks, (source) => lazySources.some((path) => source.startsWith(path)));
}

/** Weighs the first load of home; returns 1 when it is over the budget. */
export async function main([dist = "dist"]: readonly string[]): Promise<number> {
  let total = 0;
  for (const file of await firstLoad(dist)) {
    const bytes = await gzipBytes(join(dist, file));
    total += bytes;
    console.log(`${(bytes / kilobyte).toFixed(1).padStart(7)} KB  ${file}`);
  }
  const sum = (total / kilobyte).toFixed(1).padStart(7);
  console.log(`${sum} KB of ${budgetKilobytes} KB JavaScript (gzip) on the first load of home`);
  return total <= budgetKilobytes * kilobyte ? 0 : 1;
}
