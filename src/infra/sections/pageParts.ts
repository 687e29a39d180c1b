import { type Origins, placeOf } from "./address.ts";
import { Failure } from "./failure.ts";
import { scopedStyle } from "./style.ts";
import { attributeSelector } from "./styleValue.ts";
import { within } from "./waiting.ts";
import type { RemoteSectionsOptions } from "./types.ts";

/** Marks the roots of a section, by its name. */
export const ROOT_MARK = "data-section-root";
/** Marks a section's elements in the head of the page, by its name. */
const HEAD_MARK = "data-section-head";

export type PagePartsOptions = Pick<RemoteSectionsOptions, "window" | "setTimer" | "clearTimer"> & {
  readonly section: string;
  readonly nonce: string;
  readonly fileMs: number;
  readonly sheets: readonly URL[];
  readonly style: string;
  /** The sheets are the shell's, and stay on the page for others that rely on them. */
  readonly isKept: boolean;
  readonly head: readonly Element[];
  readonly base: string;
  readonly origins: Origins;
};

/**
 * A section's part of the page's head: style sheets, style, meta and link elements. It exists once, however
 * many views the section has, and is removed with the last.
 */
export class PageParts {
  readonly #options: PagePartsOptions;
  #present: readonly Element[] = [];
  #inserted: Promise<void> | null = null;
  #dropped = new AbortController();

  constructor(options: PagePartsOptions) {
    this.#options = options;
  }

  /** Inserts it if needed; settles when the styles apply. Throws a `Failure` "style", or `Dropped`. */
  insert(): Promise<void> {
    this.#inserted ??= this.#insertAll();
    return this.#inserted;
  }

  drop(): void {
    this.#dropped.abort(new Dropped());
    this.#dropped = new AbortController();
    this.#inserted = null;
    for (const element of this.#present) element.remove();
    this.#present = [];
  }

  async #insertAll(): Promise<void> {
    const { head, sheets, isKept } = this.#options;
    const { signal } = this.#dropped;
    const pending = isKept ? sheets.filter((url) => !this.#isHere(url)) : sheets;
    const links = pending.map((url) => this.#link(url));
    this.#add(...this.#style());
    // With nothing to wait for, the body can appear in this very frame.
    if (links.length > 0)
      await Promise.all(links.map(([url, loaded]) => this.#within(url, loaded, signal)));
    if (!signal.aborted) this.#add(...head.flatMap((element) => this.#headElement(element)));
  }

  /** Skips what the page already says about itself: the shell knows who may find which page. */
  #headElement(original: Element): readonly Element[] {
    const { document } = this.#options.window;
    const isDuplicate = [...document.head.querySelectorAll("meta, link")].some((existing) =>
      saysTheSame(original, existing),
    );
    if (isDuplicate) return [];
    const copy = document.importNode(original, true);
    copy.setAttribute(HEAD_MARK, this.#options.section);
    return [copy];
  }

  #add(...elements: readonly Element[]): void {
    this.#present = [...this.#present, ...elements];
    this.#options.window.document.head.append(...elements);
  }

  #isHere({ href }: URL): boolean {
    const { styleSheets } = this.#options.window.document;
    return [...styleSheets].some((sheet) => sheet.href === href);
  }

  #link(url: URL): readonly [URL, Promise<void>] {
    const link = this.#options.window.document.createElement("link");
    const loaded = new Promise<void>((done, fail) => {
      const detail = `the style sheet ${placeOf(url)} did not come, or is none`;
      link.onerror = () => fail(new Failure("style", detail));
      link.onload = () => (isEmpty(link.sheet) ? fail(new Failure("style", detail)) : done());
    });
    link.rel = "stylesheet";
    link.href = url.href;
    if (this.#options.isKept) this.#options.window.document.head.append(link);
    else this.#add(link);
    return [url, loaded];
  }

  #within(url: URL, loaded: Promise<void>, signal: AbortSignal): Promise<void> {
    const { fileMs } = this.#options;
    const late = () =>
      new Failure("style", `the style sheet ${placeOf(url)} did not come in ${fileMs} ms`);
    return within(this.#options, fileMs, signal, loaded, late);
  }

  #style(): readonly Element[] {
    const { window, section, nonce, style } = this.#options;
    const scope = attributeSelector(ROOT_MARK, section);
    const text = scopedStyle(style, { ...this.#options, scope, prefix: `${identifier(section)}-` });
    if (text === "") return [];
    const element = window.document.createElement("style");
    element.nonce = nonce;
    element.textContent = text;
    return [element];
  }
}

/** There is one meta of each name and one canonical address; alternates have one per language. */
const saysTheSame = (a: Element, b: Element): boolean =>
  a.localName === b.localName &&
  ["name", "property", "rel", "hreflang"].every(
    (name) => a.getAttribute(name) === b.getAttribute(name),
  );

/** Browsers take an HTML page for an empty sheet. They do not let us inspect sheets of another origin. */
function isEmpty(sheet: CSSStyleSheet | null): boolean {
  try {
    return sheet?.cssRules.length === 0;
  } catch {
    return false;
  }
}

/** The parts were removed while they loaded, because no view needs them now. */
export class Dropped extends Error {
  override readonly name = "Dropped";
}

/** A name that can be used in a style or an id as it is. */
export const identifier = (text: string): string => `s-${text.replace(/[^\w-]/g, "_")}`;
