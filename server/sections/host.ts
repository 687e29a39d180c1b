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
  /** The path after the language segment, without a leading slash. */
  readonly path: string;
  readonly lng: Language;
  /** Whether to leave out the server-rendered body. */
  readonly isForceSpa: boolean;
  /** The components requested by a POST; passed on to the section's code. */
  readonly components: unknown;
};

/** The sections hosted by this server, each from its own folder. */
export type SectionHost = {
  /** null if there is no such section or page. */
  answer(section: string, ask: SectionAsk): SectionData | null;
  /** A public file by its current name, with its hash or without. */
  asset(section: string, name: string): (Asset & { readonly isHashed: boolean }) | null;
  /** null if there is no such section. */
  versionOf(section: string): string | null;
};

export const isSectionName = (text: string): boolean => /^[a-z][a-zA-Z0-9-]{0,39}$/.test(text);

/**
 * @param isKept whether folders are read only once; otherwise a change takes effect immediately, as a new
 * build.
 */
export function openSections(folder: string, isKept: boolean): SectionHost {
  const cache = new Map<string, SectionFolder>();
  const sectionIn = (name: string): SectionFolder | null => {
    const cached = cache.get(name);
    if (cached !== undefined) return cached;
    const sectionFolder = join(folder, name);
    if (!isSectionName(name) || !existsSync(join(sectionFolder, "section.json"))) return null;
    const section = readSectionFolder(sectionFolder);
    if (isKept) cache.set(name, section);
    return section;
  };
  return {
    answer: (name, ask) => {
      const section = sectionIn(name);
      return section && dataOf(name, section, ask);
    },
    asset: (name, requested) => {
      for (const [file, asset] of sectionIn(name)?.assets ?? []) {
        const isHashed = hashedName(file, asset) === requested;
        if (isHashed || file === requested) return { ...asset, isHashed };
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

/** The page for a path, else for its longest known prefix. */
function pageAt<T>(pages: ReadonlyMap<string, T>, { path }: SectionAsk): T | undefined {
  const segments = path.split("/").filter((segment) => segment !== "");
  for (let length = segments.length; length > 0; length--) {
    const page = pages.get(segments.slice(0, length).join("/"));
    if (page !== undefined) return page;
  }
  return undefined;
}

function filled(
  text: string,
  texts: Readonly<Record<string, string>>,
  as: (word: string) => string,
): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_match, key: string) => {
    const word = texts[key];
    if (word === undefined) throw new Error(`words.json has no "${key}", which the markup names`);
    return as(word);
  });
}

const escaped = (word: string): string =>
  word.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** JSON that is safe inside a script element, as data or as code: no end tag, no comment, no legacy line terminator. */
export const inlineJson = (value: unknown): string => inlineJsonText(JSON.stringify(value));

/** The same for a text that is JSON already. */
export const inlineJsonText = (json: string): string =>
  json.replace(
    /[<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
