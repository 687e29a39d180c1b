import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fieldsOf, isFields, listOf, textOr } from "../json.ts";

type Words = Readonly<Record<string, string>>;
type Languages = { readonly en: Words; readonly ru: Words };

/**
 * The contents of a section folder: `section.json`, `words.json`, markup, and the public files in `assets/`.
 */
export type SectionFolder = {
  readonly appName: string;
  /** The global variable that its texts and components are assigned to; null if it needs none. */
  readonly globalName: string | null;
  /** May contain text keys such as `{{title}}`, as may head and body. */
  readonly title: string;
  readonly head: string;
  readonly body: string;
  readonly style: string;
  /** File names in `assets/`, in loading order. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly words: Languages;
  /** Texts of single pages by path, overriding the common ones; null if every path shows the same. */
  readonly pages: ReadonlyMap<string, Languages> | null;
  readonly assets: ReadonlyMap<string, Asset>;
  /** Hash of everything in the folder: a different one means a different build. */
  readonly version: string;
};
export type Asset = { readonly bytes: Uint8Array<ArrayBuffer>; readonly hash: string };

/** @throws Error naming the file and the problem. */
export function readSectionFolder(folder: string): SectionFolder {
  const file = join(folder, "section.json");
  const manifest = readJson(file);
  const text = (name: string): string => textOr(manifest[name], "");
  const content = (name: string): string =>
    text(name) === "" ? "" : readFileSync(join(folder, text(name)), "utf8");
  const appName = text("appName");
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(appName))
    throw new Error(`${file}: appName "${appName}" is not a name; the section is not served`);
  const globalName = textOr(manifest["global"], null);
  if (globalName !== null && !/^__[A-Z][A-Z0-9_]*__$/.test(globalName))
    throw new Error(`${file}: global "${globalName}" is not like __NAME__`);
  const texts = readJson(join(folder, "words.json"));
  const assets = readAssets(join(folder, "assets"));
  const assetNames = (name: string): readonly string[] =>
    listOf(manifest[name]).map((asset) => {
      if (typeof asset === "string" && assets.has(asset)) return asset;
      throw new Error(`${file}: ${name} names "${String(asset)}", which is not in assets/`);
    });
  const { pages } = texts;
  const section = {
    appName,
    globalName,
    title: text("title"),
    head: text("head"),
    body: content("body"),
    style: content("style"),
    scripts: assetNames("scripts"),
    styles: assetNames("styles"),
    words: languagesIn(texts["common"]),
    pages: isFields(pages)
      ? new Map(Object.entries(pages).map(([path, page]) => [path, languagesIn(page)]))
      : null,
    assets,
  };
  const everything = JSON.stringify([manifest, texts, section.body, section.style]);
  const hashes = Array.from(assets, ([name, { hash }]) => `${name} ${hash}`);
  return { ...section, version: hashOf([everything, ...hashes].join("\n")) };
}

/** The permanent name of a file with this content: `app.0a1b2c3d4e.mjs`. */
export function hashedName(name: string, { hash }: Asset): string {
  const ending = extname(name);
  return `${name.slice(0, name.length - ending.length)}.${hash}${ending}`;
}

function readAssets(folder: string): ReadonlyMap<string, Asset> {
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return new Map(
    names.map((name) => {
      const bytes = new Uint8Array(readFileSync(join(folder, name)));
      return [name, { bytes, hash: hashOf(bytes) }];
    }),
  );
}

const hashOf = (content: string | Uint8Array): string =>
  createHash("sha256").update(content).digest("hex").slice(0, 10);

function readJson(file: string) {
  try {
    return fieldsOf(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    throw new Error(`${file} cannot be read; the section is not served`, { cause: error });
  }
}

function languagesIn(value: unknown): Languages {
  const { en, ru } = fieldsOf(value);
  return { en: wordsIn(en), ru: wordsIn(ru) };
}

const wordsIn = (value: unknown): Words =>
  Object.fromEntries(Object.entries(fieldsOf(value)).map(([key, word]) => [key, String(word)]));
