import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "../feed/cards.ts";
import { type Asset, hashedName, readSectionFolder, type SectionFolder } from "./folder.ts";

/** SectionData of the contract. */
export type SectionData = {
  readonly appName: string;
  readonly title: string;
  readonly codeToEval: string;
  readonly scriptsToLoad: readonly (string | { readonly src: string; readonly type: "module" })[];
  readonly head: string;
  readonly body: string;
  readonly style: string;
  readonly cssToLoad: readonly string[];
};

export type SectionAsk = {
  /** Behind the language segment, without a slash in front. */
  readonly path: string;
  readonly lng: Language;
  /** Without a body made by the server. */
  readonly isForceSpa: boolean;
  /** What a POST asked for; handed on to the code of the section. */
  readonly components: unknown;
};

/** The sections that this operator serves itself, each from a folder of its own. */
export type SectionHost = {
  /** null: no such section, or it has no such page. */
  answer(section: string, ask: SectionAsk): SectionData | null;
  /** A public file under the name of now, with its hash or without. */
  asset(section: string, name: string): (Asset & { readonly isHashed: boolean }) | null;
  /** null: no such section. */
  versionOf(section: string): string | null;
};

export const isSectionName = (text: string): boolean => /^[a-z][a-zA-Z0-9-]{0,39}$/.test(text);

/** @param isKept whether folders are read once; else a change in one is served at once, as another build. */
export function openSections(folder: string, isKept: boolean): SectionHost {
  const kept = new Map<string, SectionFolder>();
  const sectionIn = (name: string): SectionFolder | null => {
    const known = kept.get(name);
    if (known !== undefined) return known;
    const place = join(folder, name);
    if (!isSectionName(name) || !existsSync(join(place, "section.json"))) return null;
    const section = readSectionFolder(place);
    if (isKept) kept.set(name, section);
    return section;
  };
  return {
    answer: (name, ask) => {
      const section = sectionIn(name);
      return section && dataOf(name, section, ask);
    },
    asset: (name, asked) => {
      for (const [file, asset] of sectionIn(name)?.assets ?? []) {
        const isHashed = hashedName(file, asset) === asked;
        if (isHashed || file === asked) return { ...asset, isHashed };
      }
      return null;
    },
    versionOf: (name) => sectionIn(name)?.version ?? null,
  };
}

function dataOf(name: string, section: SectionFolder, ask: SectionAsk): SectionData | null {
  const page = section.pages === null ? {} : pageAt(section.pages, ask)?.[ask.lng];
  if (page === undefined) return null;
  const texts = { ...section.words[ask.lng], ...page, lng: ask.lng };
  const address = (file: string): string => {
    const asset = section.assets.get(file);
    return `/sections-assets/${name}/${asset ? hashedName(file, asset) : file}`;
  };
  const received = { words: texts, components: ask.components };
  return {
    appName: section.appName,
    title: filled(section.title, texts, (word) => word),
    codeToEval:
      section.globalName === null ? "" : `window.${section.globalName} = ${inlineJson(received)};`,
    scriptsToLoad: section.scripts.map(address),
    head: filled(section.head, texts, escaped),
    body: ask.isForceSpa ? "" : filled(section.body, texts, escaped),
    style: section.style,
    cssToLoad: section.styles.map(address),
  };
}

/** The page of a path, else that of the longest beginning of it. */
function pageAt<T>(pages: ReadonlyMap<string, T>, { path }: SectionAsk): T | undefined {
  const parts = path.split("/").filter((part) => part !== "");
  for (let length = parts.length; length > 0; length--) {
    const page = pages.get(parts.slice(0, length).join("/"));
    if (page !== undefined) return page;
  }
  return undefined;
}

function filled(
  text: string,
  texts: Readonly<Record<string, string>>,
  as: (word: string) => string,
): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_place, key: string) => {
    const word = texts[key];
    if (word === undefined) throw new Error(`words.json has no "${key}", which the markup names`);
    return as(word);
  });
}

const escaped = (word: string): string =>
  word.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** JSON that is safe inside a script element, as data or as code: no end tag, no comment, no legacy line terminator. */
export const inlineJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
