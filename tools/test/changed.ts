import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { modulesOf, specifiersOf } from "../check/imports.ts";
import { ExpectedError } from "../expected.ts";

/** Tests that a change may affect, and why: one line per kind of reason. */
export type Changed = { readonly files: readonly string[]; readonly reasons: readonly string[] };

/**
 * A file that imports from more folders than this knows all domains: its imports say nothing about a change. Nor do
 * those of the files that put the app and the server together.
 */
const foldersOfOneSubject = 20;
const assembly = /^(src\/chunks\/|server\/(app|service)\.ts$)/;
/** They notice what a change of any part of the app does to logs, to its domains and to its requests. */
const ofWholeApp = /^tests\/(domains\/|replay\/golden\.test|contract\/clientWire\.test)/;

const isTest = (file: string): boolean => /^tests\/.*\.(test|spec)\.tsx?$/.test(file);

/**
 * Follows imports from the changed files to tests, but not through files that combine all domains. Beyond
 * those, names decide: tests named after the domain, and timelines that carry a rule of a changed file.
 */
export async function changedTests(since: string | null): Promise<Changed> {
  const changed = changedFiles(since);
  const texts = await readModules();
  const imports = importsOf(texts);
  const byImport = reaching(new Set(changed), imports);
  const domains = new Set(changed.flatMap(domainOf));
  const rules = new Set(changed.flatMap((file) => rulesIn(texts.get(file) ?? "")));
  const tests = [...texts.keys()].filter(isTest);
  const byName = tests.filter((file) => [...domains].some((domain) => isNamed(file, domain)));
  const byRule = tests.filter((file) =>
    [...rules].some((rule) => texts.get(file)?.includes(`{${rule}:`)),
  );
  const isInApp = [...byImport].some((file) => assembly.test(file));
  const whole = isInApp ? tests.filter((file) => ofWholeApp.test(file)) : [];
  const changedOnes = changed.filter((file) => isTest(file) && texts.has(file));
  const imported = tests.filter((file) => byImport.has(file));
  const files = [...new Set([...changedOnes, ...imported, ...byName, ...byRule, ...whole])].sort();
  return {
    files,
    reasons: [
      `${changed.length} files have changed; ${files.length} files of tests can have been touched:`,
      `  ${changedOnes.length} changed themselves, ${imported.length} import what has changed,`,
      `  ${byName.length} are named for ${[...domains].sort().join(", ") || "no domain"},`,
      `  ${byRule.length} draw ${[...rules].sort().join(", ") || "no rule"},`,
      `  ${whole.length} are about the whole app.`,
    ],
  };
}

/** Ids of the rules that a change affects: declared or drawn in a changed file. */
export function changedRules(since: string | null): ReadonlySet<string> {
  const texts = changedFiles(since)
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, "utf8"));
  const drawn = texts.flatMap((text) =>
    [...text.matchAll(/\{([A-Z][A-Z0-9-]+):\w+\}/g)].flatMap(([, id = ""]) => id),
  );
  return new Set([...texts.flatMap(rulesIn), ...drawn]);
}

/** Changes since a commit, or uncommitted ones; if everything is committed, those of the last commit. */
function changedFiles(since: string | null): readonly string[] {
  const uncommitted = [
    ...git("diff", "--name-only", "-z", since ?? "HEAD"),
    ...git("ls-files", "--others", "--exclude-standard", "-z"),
  ];
  if (since !== null || uncommitted.length > 0) return uncommitted;
  return git("diff", "--name-only", "-z", "HEAD~1");
}

function git(...args: readonly string[]): readonly string[] {
  try {
    const printed = execFileSync("git", args, {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    });
    return printed.split("\0").filter(Boolean);
  } catch (error) {
    const why =
      error instanceof Error ? (error.message.split("\n")[1] ?? error.message) : String(error);
    throw new ExpectedError(`What has changed is not known: ${why}`);
  }
}

async function readModules(): Promise<ReadonlyMap<string, string>> {
  const files = await modulesOf(".");
  const texts = await Promise.all(files.map((file) => readFile(file, "utf8")));
  return new Map(files.map((file, index) => [file, texts[index] ?? ""]));
}

/** The project files that each file imports, by path. */
function importsOf(texts: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const relativeImports = (file: string, text: string): readonly string[] =>
    specifiersOf(file, text)
      .filter((specifier) => specifier.startsWith("."))
      .map((specifier) => join(dirname(file), specifier));
  return new Map([...texts].map(([file, text]) => [file, relativeImports(file, text)]));
}

/** The changed files and everything that imports them, directly or through files of a single subject. */
function reaching(
  changed: ReadonlySet<string>,
  imports: ReadonlyMap<string, readonly string[]>,
): ReadonlySet<string> {
  const importers = new Map<string, string[]>();
  for (const [file, targets] of imports)
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file]);
  const isOfAll = (file: string): boolean =>
    assembly.test(file) ||
    new Set(imports.get(file)?.map((target) => dirname(target))).size > foldersOfOneSubject;
  const reached = new Set(changed);
  const open = [...changed];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (isOfAll(file) && !changed.has(file)) continue;
    for (const importer of importers.get(file) ?? []) {
      if (reached.has(importer)) continue;
      reached.add(importer);
      open.push(importer);
    }
  }
  return reached;
}

/**
 * `placement` for src/epics/placement/place.ts, `reality` for src/commands/reality.ts, `players` for
 * server/players/tokens.ts.
 */
function domainOf(file: string): readonly string[] {
  const [top, layer = "", name] = file.split("/");
  const inServer = top === "server" && name !== undefined ? layer : undefined;
  const inSource = top === "src" ? (file.match(/\/sections\/(\w+)\//)?.[1] ?? name) : undefined;
  const domain = (inServer ?? inSource)?.replace(/\.\w+$/, "");
  return domain === undefined || ["index", "define", "ports", "http", "api"].includes(domain)
    ? []
    : [domain];
}

function isNamed(test: string, domain: string): boolean {
  return test.slice("tests/".length).toLowerCase().includes(domain.toLowerCase());
}

/** Ids of the rules that a file declares: `id: "COUPON-REMINDER"`. */
function rulesIn(text: string): readonly string[] {
  return [...text.matchAll(/\bid: "([A-Z][A-Z0-9-]+)"/g)].flatMap(([, id = ""]) => id);
}
