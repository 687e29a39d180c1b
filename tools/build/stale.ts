import type { Stats } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

const sources = [
  "index.html",
  "vite.config.ts",
  "package.json",
  "package-lock.json",
  "src",
  "tools/build",
  "server/brand",
];

/** Whether the project's `dist/` is missing or older than anything it is built from. */
export async function isStale(root: string): Promise<boolean> {
  const built = await mtimeOf(join(root, "dist/index.html"));
  if (built === null) return true;
  const times = await Promise.all(sources.map((source) => newest(join(root, source))));
  return times.some((time) => time > built);
}

/** Folders count too: their time changes when a file in them is deleted. */
async function newest(path: string): Promise<number> {
  const mtime = (await mtimeOf(path)) ?? 0;
  if (!(await statOf(path))?.isDirectory()) return mtime;
  const names = await readdir(path);
  return Math.max(mtime, ...(await Promise.all(names.map((name) => newest(join(path, name))))));
}

async function mtimeOf(path: string): Promise<number | null> {
  return (await statOf(path))?.mtimeMs ?? null;
}

function statOf(path: string): Promise<Stats | null> {
  return stat(path).catch(() => null);
}
