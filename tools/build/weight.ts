import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import * as t from "io-ts";
import { isLeft } from "fp-ts/lib/Either.js";
import { ExpectedError } from "../expected.ts";

const chunk = t.intersection([
  t.type({ file: t.string }),
  t.partial({
    imports: t.array(t.string),
    dynamicImports: t.array(t.string),
    css: t.array(t.string),
    assets: t.array(t.string),
    isEntry: t.boolean,
  }),
]);
const manifest = t.record(t.string, chunk);
export type Manifest = t.TypeOf<typeof manifest>;

/** Vite's manifest of the chunks in `dist`, by source file. */
export async function readManifest(dist: string): Promise<Manifest> {
  const file = join(dist, ".vite/manifest.json");
  const text = await readFile(file, "utf8").catch(() => {
    throw new ExpectedError(`${file} cannot be read; run "npm run build" first.`, 1);
  });
  const decoded = manifest.decode(JSON.parse(text));
  if (isLeft(decoded)) throw new ExpectedError(`${file} is not a Vite manifest.`, 1);
  return decoded.right;
}

/**
 * JavaScript files loaded for the entry and for the lazily loaded sources selected by `isLoaded`, each with
 * its static imports.
 */
export function filesLoaded(chunks: Manifest, isLoaded: (source: string) => boolean): string[] {
  const files = new Set<string>();
  const add = (source: string): void => {
    const loaded = chunks[source];
    if (loaded === undefined || files.has(loaded.file)) return;
    files.add(loaded.file);
    loaded.imports?.forEach(add);
  };
  for (const [source, { isEntry }] of Object.entries(chunks)) {
    if ((isEntry && source === "index.html") || isLoaded(source)) add(source);
  }
  return [...files].filter((file) => file.endsWith(".js"));
}

/** Gzipped size in bytes, as a web server sends it. */
export async function gzipBytes(file: string): Promise<number> {
  return gzipSync(await readFile(file), { level: 9 }).length;
}
