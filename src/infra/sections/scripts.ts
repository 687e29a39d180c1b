import { trusted, trustedScript } from "../ports/scripts.ts";
import { placeOf } from "./address.ts";
import type { SectionScript } from "./answer.ts";
import { Failure, kindOf } from "./failure.ts";

type Page = Window & typeof globalThis;

/**
 * Runs the inline code of a section in global scope (contract, "codeToEval under CSP"); gives back what was
 * wrong with it, or null. It has run when this returns.
 */
export function evaluate(code: string, window: Page, nonce: string): string | null {
  if (code.trim() === "") return null;
  let wrong: string | null = null;
  const receive = (event: ErrorEvent) => {
    wrong ??= kindOf(event.error);
  };
  const { document } = window;
  const script = document.createElement("script");
  script.nonce = nonce;
  script.textContent = trustedScript(code);
  window.addEventListener("error", receive);
  try {
    document.head.append(script);
  } catch (error) {
    wrong = kindOf(error);
  } finally {
    window.removeEventListener("error", receive);
    script.remove();
  }
  return wrong;
}

type Loaded = {
  /** What a module exports; null of a classic script. */
  readonly exports: unknown;
  /** What it threw while it ran, where the browser tells. */
  readonly thrown: string | null;
};

/**
 * The scripts of sections in this page: each is run at most once, whoever asks for it; one that failed may
 * come again. What came without a hash counts for nobody who declares one: a classic script is fetched again
 * and checked, but the browser keeps modules by their address and would check nothing, so these are refused.
 */
export class Scripts {
  readonly #window: Page;
  readonly #importModule: (url: string) => Promise<unknown>;
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
    const known = this.#loaded.get(url.href);
    if (known !== undefined && (hash === "" || hash === known.hash)) return known.loading;
    if (known !== undefined && isModule)
      return Promise.reject(
        new Failure("script", `the module ${placeOf(url)} is here already, without its hash`),
      );
    const loading = isModule ? this.#module(script) : this.#classic(script);
    this.#loaded.set(url.href, { hash, loading });
    // What was here before a hash that does not fit is here still.
    loading.catch(() =>
      known === undefined ? this.#loaded.delete(url.href) : this.#loaded.set(url.href, known),
    );
    return loading;
  }

  isKnown({ url }: SectionScript): boolean {
    return this.#loaded.has(url.href);
  }

  async #classic(script: SectionScript): Promise<Loaded> {
    const thrown = this.#heed(script);
    try {
      await this.#element(script, "classic");
      return { exports: null, thrown: thrown.found() };
    } finally {
      thrown.stop();
    }
  }

  /**
   * `import()` cannot check a hash: where one is declared an element loads the module first, and `import()`
   * finds it.
   */
  async #module(script: SectionScript): Promise<Loaded> {
    const { url, integrity } = script;
    if (integrity !== "") await this.#element(script, "module");
    const exports = await this.#importModule(url.href).catch((error: unknown) => {
      throw new Failure("script", `the module ${placeOf(url)} failed: ${kindOf(error)}`);
    });
    return { exports, thrown: null };
  }

  async #element(script: SectionScript, type: "classic" | "module"): Promise<void> {
    const { document } = this.#window;
    const element = document.createElement("script");
    if (type === "module") element.type = "module";
    element.async = false;
    if (script.integrity !== "") element.integrity = script.integrity;
    element.crossOrigin = script.crossOrigin;
    const come = new Promise<void>((done, fail) => {
      element.onload = () => done();
      element.onerror = () =>
        fail(new Failure("script", `the script ${placeOf(script.url)} did not come, or is none`));
    });
    element.src = trusted(script.url.href);
    document.head.append(element);
    await come.finally(() => element.remove());
  }

  #heed({ url }: SectionScript): { found(): string | null; stop(): void } {
    let found: string | null = null;
    const receive = (event: ErrorEvent) => {
      if (event.filename === url.href) found ??= kindOf(event.error);
    };
    this.#window.addEventListener("error", receive);
    return {
      found: () => found,
      stop: () => this.#window.removeEventListener("error", receive),
    };
  }
}

/**
 * Lets the browser fetch the scripts while the styles come; gives back what takes the hints away. Nothing of
 * it runs.
 */
export function hintScripts(
  document: Document,
  scripts: readonly SectionScript[],
  kinds: "all" | "modules",
): () => void {
  const hints = scripts
    // What has a declared hash is fetched by the element that checks it, and by nothing before.
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
