import { join } from "node:path";
import { ExpectedError } from "../expected.ts";
import { filesLoaded, gzipBytes, readManifest } from "../build/weight.ts";

const kilobyte = 1024;
/** What home needs to render and work, and what loads automatically once the page is at rest. */
const budgets = [
  {
    name: "the first load of home",
    // The entry is packed into it, and home.
    source: /^_first-[^.]*\.js$/,
    kilobytes: 165.5,
  },
  {
    name: "the log, once the page is at rest",
    // With the hashes of what each entry changed in the state, what other pages left behind, and packing.
    source: /^src\/infra\/log\/index\.ts$/,
    kilobytes: 11.5,
  },
  {
    // Split, so that a page that starts with a screen does not wait for all of it. With the words below, 52 KB.
    name: "the frame, once the page is at rest",
    source: /^_frame-[^.]*\.js$/,
    kilobytes: 34.75,
  },
  {
    name: "the English words of all other pages, with the frame",
    source: /^src\/infra\/locales\/en\.later\.json$/,
    kilobytes: 18,
  },
] as const;

/** JavaScript files of each budget, from the manifest of the build in `dist`; each counts once. */
export async function weighed(dist: string): Promise<readonly (readonly string[])[]> {
  const chunks = await readManifest(dist);
  const counted = new Set<string>();
  return budgets.map(({ source }) => {
    if (!Object.keys(chunks).some((file) => source.test(file))) {
      throw new ExpectedError(`${dist} has no chunk of ${source}: not weighed.`, 1);
    }
    const files = filesLoaded(chunks, (file) => source.test(file)).filter(
      (file) => !counted.has(file),
    );
    for (const file of files) counted.add(file);
    return files;
  });
}

/** Measures all budgets; returns 1 if one is exceeded. A browser test proves that nothing else is loaded. */
export async function main([dist = "dist"]: readonly string[]): Promise<number> {
  const filesByBudget = await weighed(dist);
  const isWithin: boolean[] = [];
  for (const [index, { name, kilobytes }] of budgets.entries()) {
    let total = 0;
    for (const file of filesByBudget[index] ?? []) {
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
