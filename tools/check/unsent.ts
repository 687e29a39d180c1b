import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Kinds of definitions, and how each must be used somewhere in the sources. */
const kinds = [
  { pattern: /export const (\w+) = defineCommand\b/g, made: "never sent" },
  { pattern: /export const (\w+) = define(?:Event|Input)\b/g, made: "never emitted" },
  { pattern: /export const (\w+) = define(?:Session)?Call\b/g, made: "never called" },
] as const;

/**
 * Rejects commands that nobody sends, events that nobody emits and calls that nobody makes. Their deciders,
 * reducers and endpoints refer to them, so they look used to a tool that follows imports.
 */
export async function main([folder = "src"]: readonly string[]): Promise<number> {
  const texts = await sourcesOf(folder);
  const faults = unsentIn(texts);
  for (const { file, name, fault } of faults) console.log(`${file}: ${name} is ${fault}`);
  return faults.length === 0 && texts.size > 0 ? 0 : 1;
}

type Fault = { readonly file: string; readonly name: string; readonly fault: string };

export function unsentIn(texts: ReadonlyMap<string, string>): readonly Fault[] {
  const code = [...texts].map(([file, text]) => ({ file, text: withoutImports(text) }));
  return [...texts].flatMap(([file, text]) =>
    kinds.flatMap(({ pattern, made }) =>
      [...text.matchAll(pattern)].flatMap(([, name = ""]) => {
        const use = made === "never called" ? calledPattern(name) : createdPattern(name);
        const isUsed = code.some(
          (source) =>
            use.test(source.text) &&
            !(made === "never called" && (source.file === file || isEndpoint(source.file))),
        );
        return isUsed ? [] : [{ file, name, fault: made }];
      }),
    ),
  );
}

/** Created, or in the case of a command decided as part of another one. */
const createdPattern = (name: string): RegExp => new RegExp(`\\b${name}(\\.decide)?\\(`);
/** The call itself passed as an argument, not one of its events. */
const calledPattern = (name: string): RegExp => new RegExp(`\\b${name}\\b(?!\\.)`);
const isEndpoint = (file: string): boolean => file.includes("/http/");
const withoutImports = (text: string): string => text.replace(/^import [^;]*;$/gm, "");

async function sourcesOf(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      files.map(async (file) => [file, await readFile(file, "utf8")] as [string, string]),
    ),
  );
}
