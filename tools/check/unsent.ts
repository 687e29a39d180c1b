import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** The name of a definition, and how the sources must use it somewhere. */
const kinds = [
  { pattern: /export const (\w+) = defineCommand\b/g, made: "sent by nobody" },
  { pattern: /export const (\w+) = define(?:Event|Input)\b/g, made: "stated by nobody" },
  { pattern: /export const (\w+) = define(?:Session)?Call\b/g, made: "asked by nobody" },
] as const;

/**
 * Refuses commands that are never sent, events that are never created and calls that are never made. Their
 * deciders, folds and endpoints mention them, so a tool that follows imports takes them for used.
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
        const use = made.startsWith("asked") ? asked(name) : given(name);
        const isMade = code.some(
          (source) =>
            use.test(source.text) &&
            !(made.startsWith("asked") && (source.file === file || isEndpoint(source.file))),
        );
        return isMade ? [] : [{ file, name, fault: made }];
      }),
    ),
  );
}

/** Made, or of a command: decided as part of another one. */
const given = (name: string): RegExp => new RegExp(`\\b${name}(\\.decide)?\\(`);
/** The call itself passed on, not one of its events. */
const asked = (name: string): RegExp => new RegExp(`\\b${name}\\b(?!\\.)`);
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
