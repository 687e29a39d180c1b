import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parseSync } from "vite";
import { modulesOf } from "./imports.ts";

/** An import from one domain to another; `isType` if it is erased at run time. */
type Import = {
  readonly file: string;
  readonly imported: string;
  readonly from: string | null;
  readonly to: string;
  readonly isType: boolean;
};

/** Messages between domains: events and the types they consist of, and commands. Any domain may use them. */
const message = /\/(\w+E|e)vents\.ts$|^src\/commands\//;
/** The other public file of a domain: the part of its state that others may read. */
const face = /^src\/events\/\w+\/index\.ts$/;
/** Combines the states of all domains. */
const assembly = "src/events/index.ts";

const layers = [
  /^src\/(?:events|epics|commands)\/(\w+)\//,
  /^src\/(?:commands|domains)\/(\w+)\.ts$/,
  /^src\/infra\/http\/api\/(\w+)\.ts$/,
];
const folderIn = (file: string): string | undefined =>
  layers.map((layer) => layer.exec(file)?.[1]).find((name) => name !== undefined);

/**
 * Reads the imports between the domains under `root`. `deep`: imports of a domain's private files, which are
 * all files in `src/events/<domain>` except its events and `index.ts`. `ring`: a cycle of domains that import
 * each other by value, if there is one; messages do not count.
 */
export async function checkDomains(root: string): Promise<{
  readonly domains: number;
  readonly deep: readonly Import[];
  readonly ring: readonly string[];
}> {
  const files = (await modulesOf(root)).filter((file) => file.startsWith("src/"));
  const texts = new Map<string, string>();
  for (const file of files) texts.set(file, await readFile(join(root, file), "utf8"));
  const registered = new Set(
    files.flatMap((file) =>
      file.startsWith("src/domains/") && texts.get(file)?.includes("= domain({") === true
        ? (folderIn(file) ?? [])
        : [],
    ),
  );
  const domainOf = (file: string): string | null => {
    const name = folderIn(file);
    return name !== undefined && registered.has(name) ? name : null;
  };
  const imports: Import[] = [];
  for (const file of files) {
    const { module } = parseSync(file, texts.get(file) ?? "");
    const from = domainOf(file);
    for (const { moduleRequest, entries } of module.staticImports) {
      const imported = join(dirname(file), moduleRequest.value);
      const to = moduleRequest.value.startsWith(".") ? domainOf(imported) : null;
      if (to === null || to === from) continue;
      const isType = entries.length > 0 && entries.every((entry) => entry.isType);
      imports.push({ file, imported, from, to, isType });
    }
  }
  const needs = new Map<string, Set<string>>();
  for (const { file, imported, from, to, isType } of imports) {
    if (from === null || isType || message.test(imported) || message.test(file)) continue;
    if (file.startsWith("src/domains/")) continue;
    needs.set(from, (needs.get(from) ?? new Set()).add(to));
  }
  return {
    domains: registered.size,
    deep: imports.filter(
      ({ file, imported }) =>
        imported.startsWith("src/events/") &&
        file !== assembly &&
        !message.test(imported) &&
        !face.test(imported),
    ),
    ring: ringIn(needs),
  };
}

/** The first cycle found, with its first domain repeated at the end; empty if there is none. */
function ringIn(needs: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  const done = new Set<string>();
  const walk = (domain: string, path: readonly string[]): readonly string[] => {
    if (path.includes(domain)) return [...path.slice(path.indexOf(domain)), domain];
    if (done.has(domain)) return [];
    for (const next of needs.get(domain) ?? []) {
      const ring = walk(next, [...path, domain]);
      if (ring.length > 0) return ring;
    }
    done.add(domain);
    return [];
  };
  for (const domain of needs.keys()) {
    const ring = walk(domain, []);
    if (ring.length > 0) return ring;
  }
  return [];
}

/** Prints private imports and cycles and returns 1, or prints what was read and returns 0. */
export async function main([root = "."]: readonly string[]): Promise<number> {
  const { domains, deep, ring } = await checkDomains(root);
  if (domains === 0) throw new Error(`No domain found under ${root}: nothing was checked.`);
  for (const { file, imported, to } of deep)
    console.log(`${file} imports ${imported}: private to ${to}, see src/events/${to}/index.ts`);
  if (ring.length > 0) console.log(`domains that need each other: ${ring.join(" → ")}`);
  console.log(
    `${domains} domains read, ${deep.length} imports past a face, ${ring.length > 0 ? "a" : "no"} ring`,
  );
  return deep.length === 0 && ring.length === 0 ? 0 : 1;
}
