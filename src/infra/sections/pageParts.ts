import { type Origins, placeOf } from "./address.ts";
import { Failure } from "./failure.ts";
import { scopedStyle } from "./style.ts";
import { attributeSelector } from "./styleValue.ts";
import { within } from "./waiting.ts";
import type { RemoteSectionsOptions } from "./types.ts";

/** Marks the roots of a section, by its name. */
export const ROOT_MARK = "data-section-root";
/** Marks what a section says in the head of the page, by its name. */
const HEAD_MARK = "data-section-head";

export type PagePartsOptions = Pick<RemoteSectionsOptions, "window" | "setTimer" | "clearTimer"> & {
  readonly section: string;
  readonly nonce: string;
  readonly fileMs: number;
  readonly sheets: readonly URL[];
  readonly style: string;
  /** The sheets are those of the shell, and stay in the page for whoever else counts on them. */
  readonly isKept: boolean;
  readonly head: readonly Element[];
  readonly base: string;
  readonly origins: Origins;
};

/**
 * What a section has in the head of the page: style sheets, style, meta and link elements. It is there once,
 * however many views the section has, and goes with the last.
 */
export class PageParts {
  readonly #options: PagePartsOptions;
  #present: readonly Element[] = [];
  #standing: Promise<void> | null = null;
  #gone = new AbortController();

  constructor(options: PagePartsOptions) {
    this.#options = options;
  }

  /**
   * Puts them there, if they are not; settles when the styles count. Throws a `Failure` "style", or
   * `Dropped`.
   */
  stand(): Promise<void> {
    this.#standing ??= this.#put();
    return this.#standing;
  }

  drop(): void {
    this.#gone.abort(new Dropped());
    this.#gone = new AbortController();
    this.#standing = null;
    for (const element of this.#present) element.remove();
    this.#present = [];
  }

  async #put(): Promise<void> {
    const { head, sheets, isKept } = this.#options;
    const { signal } = this.#gone;
    const coming = isKept ? sheets.filter((url) => !this.#isHere(url)) : sheets;
    const links = coming.map((url) => this.#link(url));
    this.#add(...this.#style());
    // Nothing to wait for: the body can stand in this very frame.
    if (links.length > 0)
      await Promise.all(links.map(([url, come]) => this.#within(url, come, signal)));
    if (!signal.aborted) this.#add(...head.flatMap((one) => this.#said(one)));
  }

  /** What the page says of itself already it does not hear again: the shell knows who may find which page. */
  #said(one: Element): readonly Element[] {
    const { document } = this.#options.window;
    const isSaid = [...document.head.querySelectorAll("meta, link")].some((other) =>
      saysTheSame(one, other),
    );
    if (isSaid) return [];
    const element = document.importNode(one, true);
    element.setAttribute(HEAD_MARK, this.#options.section);
    return [element];
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
    const come = new Promise<void>((done, fail) => {
      const none = `the style sheet ${placeOf(url)} did not come, or is none`;
      link.onerror = () => fail(new Failure("style", none));
      link.onload = () => (isEmpty(link.sheet) ? fail(new Failure("style", none)) : done());
    });
    link.rel = "stylesheet";
    link.href = url.href;
    if (this.#options.isKept) this.#options.window.document.head.append(link);
    else this.#add(link);
    return [url, come];
  }

  #within(url: URL, come: Promise<void>, signal: AbortSignal): Promise<void> {
    const { fileMs } = this.#options;
    const late = () =>
      new Failure("style", `the style sheet ${placeOf(url)} did not come in ${fileMs} ms`);
    return within(this.#options, fileMs, signal, come, late);
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

/** Of each meta name there is one, and of addresses one canonical; alternates have a language each. */
const saysTheSame = (one: Element, other: Element): boolean =>
  one.localName === other.localName &&
  ["name", "property", "rel", "hreflang"].every(
    (name) => one.getAttribute(name) === other.getAttribute(name),
  );

/** Browsers take a page of HTML for an empty sheet. Of another origin they do not let us look. */
function isEmpty(sheet: CSSStyleSheet | null): boolean {
  try {
    return sheet?.cssRules.length === 0;
  } catch {
    return false;
  }
}

/** They were taken away while they came, as no view needs them now. */
export class Dropped extends Error {
  override readonly name = "Dropped";
}

/** A name that may stand in a style or an id as it is. */
export const identifier = (text: string): string => `s-${text.replace(/[^\w-]/g, "_")}`;
