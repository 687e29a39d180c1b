import { join } from "node:path";
import { filesLoaded, gzipBytes, readManifest } from "../build/weight.ts";

/** Sources that load lazily, yet always, when a visit begins at home. */
const loadsWithHome = /^src\/views\/sections\/home\//;
const budgetKilobytes = 150;
const kilobyte = 1024;

/** Weighs the JavaScript of the first load of home in `dist`; returns 1 when it is over the budget. */
export async function main([dist = "dist"]: readonly string[]): Promise<number> {
  const chunks = await readManifest(dist);
  if (!Object.keys(chunks).some((source) => loadsWithHome.test(source))) {
    console.log(`${dist} has no chunk of ${loadsWithHome.source}: home was not weighed.`);
    return 1;
  }
  let total = 0;
  for (const file of filesLoaded(chunks, (source) => loadsWithHome.test(source))) {
    const bytes = await gzipBytes(join(dist, file));
    total += bytes;
    console.log(`${(bytes / kilobyte).toFixed(1).padStart(7)} KB  ${file}`);
  }
  const sum = (total / kilobyte).toFixed(1);
  console.log(
    `${sum.padStart(7)} KB of ${budgetKilobytes} KB JavaScript (gzip) on the first load of home`,
  );
  return total <= budgetKilobytes * kilobyte ? 0 : 1;
}
