import { readdir, readFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { parseSync } from "vite";

/** What files of an area may import: areas by path, except packages matching `without`. */
type Rule = { readonly mayImport: readonly string[]; readonly without?: RegExp };

const rxjs = /^(rxjs|observable-hooks)(\/|$)/;
const react = /^(react|react-dom|react-router-dom|react-i18next|observable-hooks)(\/|$)/;
const rxjsOrReact = new RegExp(`${rxjs.source}|${react.source}`);

/** A file belongs to the first area whose path it starts with. */
const areas: Readonly<Record<string, Rule>> = {
  "src/main.tsx": { mayImport: ["src/"] },
  "src/render.tsx": { mayImport: ["src/"] },
  "src/commands/": {
    mayImport: ["src/commands/", "src/events/", "src/codec/"],
    without: rxjsOrReact,
  },
  // Domain registrations know all layers, but of the views only how a screen of our own becomes a section.
  "src/domains/": {
    mayImport: [
      "src/domains/",
      "src/app.ts",
      "src/chunks.ts",
      "src/epics/",
      "src/commands/",
      "src/events/",
      "src/infra/",
      "src/views/shell/ownScreens.ts",
    ],
  },
  "src/chunks": {
    mayImport: ["src/chunks", "src/domains/", "src/app.ts", "src/events/"],
    without: rxjsOrReact,
  },
  "src/app.ts": {
    mayImport: ["src/domains/", "src/epics/", "src/commands/", "src/events/"],
    without: rxjsOrReact,
  },
  "src/catalogue.ts": { mayImport: ["src/chunks/", "src/epics/"], without: rxjsOrReact },
  "src/silence.ts": { mayImport: ["src/catalogue.ts"], without: rxjsOrReact },
  "src/inspector.ts": { mayImport: ["src/"], without: react },
  "src/codec/": { mayImport: ["src/codec/"], without: rxjsOrReact },
  "src/events/": { mayImport: ["src/events/", "src/codec/"], without: rxjsOrReact },
  "src/epics/": {
    // An epic knows only what the runtime passes to it, and how `--why` asks about its rule.
    mayImport: [
      "src/epics/",
      "src/commands/",
      "src/events/",
      "src/codec/",
      "src/infra/runtime/epic.ts",
      "src/infra/replay/why.ts",
    ],
    without: react,
  },
  "src/views/hooks/": {
    mayImport: ["src/views/", "src/commands/", "src/events/", "src/infra/", "src/codec/"],
  },
  "src/views/": {
    mayImport: [
      "src/views/",
      "src/commands/",
      "src/events/",
      "src/infra/i18n",
      "src/infra/markup",
      "src/infra/afterPaint",
    ],
    without: /^rxjs(\/|$)/,
  },
  "src/infra/": { mayImport: ["src/infra/", "src/events/", "src/codec/"] },
  // The route table is data: with it the server knows what an address shows before the client asks. Amounts
  // and payouts must be computed the same on both sides.
  "server/": {
    mayImport: [
      "server/",
      "package.json",
      "src/events/navigation/routes/",
      "src/events/routes/rows.ts",
      "src/events/money/",
    ],
    without: rxjsOrReact,
  },
  "bench/": { mayImport: ["bench/", "tools/", "src/"] },
  // The lists of breaks and documented addresses are data.
  "tools/": {
    mayImport: ["tools/", "src/", "server/", "tests/breaks/", "tests/routes/documented"],
  },
  "tests/": { mayImport: ["tests/", "tools/", "src/", "server/", "bench/"] },
};

/** The composition roots, of the page and of its first screen on the server, must not be imported. */
const closed: ReadonlySet<string> = new Set(["src/main.tsx", "src/render.tsx"]);

export type Violation = { readonly file: string; readonly imported: string };

/** Reads every module under `root` once; throws if there is none, because nothing would have been checked. */
export async function checkImports(root: string): Promise<{
  readonly modules: number;
  readonly violations: readonly Violation[];
}> {
  const files = await modulesOf(root);
  if (files.length === 0) throw new Error(`No module found under ${root}: nothing was checked.`);
  const violations: Violation[] = [];
  for (const file of files) {
    for (const specifier of specifiersOf(file, await readFile(join(root, file), "utf8"))) {
      const imported = specifier.startsWith(".") ? join(dirname(file), specifier) : specifier;
      if (!isAllowed(file, imported, specifier.startsWith(".")))
        violations.push({ file, imported });
    }
  }
  return { modules: files.length, violations };
}

function isAllowed(file: string, imported: string, isOwn: boolean): boolean {
  const rule = Object.entries(areas).find(([area]) => file.startsWith(area))?.[1];
  if (rule === undefined) return true;
  if (!isOwn) return !rule.without?.test(imported);
  return !closed.has(imported) && rule.mayImport.some((path) => imported.startsWith(path));
}

/**
 * The import specifiers of a module as written: static, type-only and re-exporting imports, and dynamic
 * imports of a literal.
 */
export function specifiersOf(file: string, text: string): string[] {
  const { module, errors } = parseSync(file, text);
  if (errors[0] !== undefined) throw new Error(`${file} does not parse: ${errors[0].message}`);
  const specifiers = [
    ...module.staticImports.map((entry) => entry.moduleRequest.value),
    ...module.staticExports.flatMap((entry) =>
      entry.entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start, end)),
  ];
  return Array.from(new Set(specifiers), (specifier) => specifier.replace(/^["'`]|["'`]$/g, ""));
}

export async function modulesOf(root: string): Promise<string[]> {
  const tops = Array.from(new Set(Object.keys(areas).map((area) => area.replace(/\/.*/, ""))));
  const lists = await Promise.all(
    tops.map((top) =>
      readdir(join(root, top), { recursive: true, withFileTypes: true }).catch(() => []),
    ),
  );
  return lists
    .flat()
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
}

/** Prints forbidden imports and returns 1, or prints what was read and returns 0. */
export async function main([root = "."]: readonly string[]): Promise<number> {
  const { modules, violations } = await checkImports(root);
  for (const { file, imported } of violations) console.log(`${file} may not import ${imported}`);
  console.log(`${modules} modules read, ${violations.length} imports in the wrong direction`);
  return violations.length === 0 ? 0 : 1;
}
