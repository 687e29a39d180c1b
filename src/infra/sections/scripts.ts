import { trusted, trustedScript } from "../ports/scripts.ts";
import { placeOf } from "./address.ts";
import type { SectionScript } from "./answer.ts";
import { Failure, kindOf } from "./failure.ts";

type Page = Window & typeof globalThis;

/**
 * Runs the inline code of a section in global scope (contract, "codeToEval under CSP"); returns the kind of
 * error that it threw, or null. The code has run when this returns.
 */
export function evaluate(code: string, window: Page, nonce: string): string | null {
  if (code.trim() === "") return null;
  let thrown: string | null = null;
  const receive = (event: ErrorEvent) => {
    thrown ??= kindOf(event.error);
  };
  const { document } = window;
  const script = document.createElement("script");
  script.nonce = nonce;
  script.textContent = trustedScript(code);
  window.addEventListener("error", receive);
  try {
    document.head.append(script);
  } catch (error) {
    thrown = kindOf(error);
  } finally {
    window.removeEventListener("error", receive);
    script.remove();
  }
  return thrown;
}

type Loaded = {
  /** What a module exports; null for a classic script. */
  readonly exports: unknown;
  /** What it threw while it ran, where the browser reports that. */
  readonly thrown: string | null;
};

/**
 * The scripts of sections on this page: each runs at most once, whoever asks for it; one that failed may be
 * loaded again. A script loaded without a hash does not count for a section that declares one: a classic
 * script is fetched again and checked, but browsers cache modules by address and would check nothing, so
 * these are refused.
 */
export class Scripts {
  readonly #window: Page;
  readonly #importModule: (url: string) => Promise<unknown>;
  /** How often each module failed, by its address. */
  readonly #failures = new Map<string, number>();
  readonly #loaded = new Map<
    string,
    { readonly hash: string; readonly loading: Promise<Loaded> }
  >();

  constructor(window: Page, importModule: (url: string) => Promise<unknown>) {
    this.#window = window;
    this.#importModule = importModule;
  }

  /** Throws a `Failure` "script". */
  load(script: SectionScript): Promise<Loaded> {
    const { url, isModule, integrity: hash } = script;
    const existing = this.#loaded.get(url.href);
    if (existing !== undefined && (hash === "" || hash === existing.hash)) return existing.loading;
    if (existing !== undefined && isModule)
      return Promise.reject(
        new Failure("script", `the module ${placeOf(url)} is here already, without its hash`),
      );
    const loading = isModule ? this.#module(script) : this.#classic(script);
    this.#loaded.set(url.href, { hash, loading });
    // After a hash mismatch, the script loaded earlier is still here.
    loading.catch(() =>
      existing === undefined ? this.#loaded.delete(url.href) : this.#loaded.set(url.href, existing),
    );
    return loading;
  }

  isKnown({ url }: SectionScript): boolean {
    return this.#loaded.has(url.href);
  }

  async #classic(script: SectionScript): Promise<Loaded> {
    const errors = this.#watchErrors(script);
    try {
      await this.#element(script, "classic");
      return { exports: null, thrown: errors.first() };
    } finally {
      errors.stop();
    }
  }

  /**
   * `import()` cannot check a hash: where one is declared, an element loads the module first, and `import()`
   * reuses it. Browsers remember a module that failed by its address: under another fragment it is asked for anew.
   */
  async #module(script: SectionScript): Promise<Loaded> {
    const { url, integrity } = script;
    const failures = this.#failures.get(url.href) ?? 0;
    const address = new URL(url);
    if (failures > 0) address.hash = String(failures);
    try {
      if (integrity !== "") await this.#element({ ...script, url: address }, "module");
      const exports = await this.#importModule(address.href).catch((error: unknown) => {
        throw new Failure("script", `the module ${placeOf(url)} failed: ${kindOf(error)}`);
      });
      return { exports, thrown: null };
    } catch (error) {
      this.#failures.set(url.href, failures + 1);
      throw error;
    }
  }

  async #element(script: SectionScript, type: "classic" | "module"): Promise<void> {
    const { document } = this.#window;
    const element = document.createElement("script");
    if (type === "module") element.type = "module";
    element.async = false;
    if (script.integrity !== "") element.integrity = script.integrity;
    element.crossOrigin = script.crossOrigin;
    const loaded = new Promise<void>((done, fail) => {
      element.onload = () => done();
      element.onerror = () =>
        fail(new Failure("script", `the script ${placeOf(script.url)} did not come, or is none`));
    });
    element.src = trusted(script.url.href);
    document.head.append(element);
    await loaded.finally(() => element.remove());
  }

  #watchErrors({ url }: SectionScript): { first(): string | null; stop(): void } {
    let first: string | null = null;
    const receive = (event: ErrorEvent) => {
      if (event.filename === url.href) first ??= kindOf(event.error);
    };
    this.#window.addEventListener("error", receive);
    return {
      first: () => first,
      stop: () => this.#window.removeEventListener("error", receive),
    };
  }
}

/**
 * Lets the browser fetch the scripts while the styles load; returns a function that removes the hints.
 * Nothing runs.
 */
export function hintScripts(
  document: Document,
  scripts: readonly SectionScript[],
  kinds: "all" | "modules",
): () => void {
  const hints = scripts
    // A script with a declared hash is fetched by the element that checks it, and not before.
    .filter(({ integrity }) => integrity === "")
    .filter(({ isModule }) => isModule || kinds === "all")
    .map((script) => {
      const link = document.createElement("link");
      link.rel = script.isModule ? "modulepreload" : "preload";
      if (!script.isModule) link.as = "script";
      link.crossOrigin = script.crossOrigin;
      link.href = script.url.href;
      return link;
    });
  document.head.append(...hints);
  return () => {
    for (const link of hints) link.remove();
  };
}
