import type { Origins } from "./address.ts";
import { dataForCode, filesOf, type SectionScript } from "./answer.ts";
import { appOf, type Registry, type SectionApp } from "./registry.ts";
import { cleanBody } from "./cleanBody.ts";
import { Failure } from "./failure.ts";
import type { Answer } from "./fetchAnswer.ts";
import { readHead } from "./head.ts";
import type { PagePatience } from "./limits.ts";
import { identifier, PageParts } from "./pageParts.ts";
import { evaluate, hintScripts, type Scripts } from "./scripts.ts";
import type { RemoteSectionsOptions, Report } from "./types.ts";
import { createDeferred, until, within } from "./waiting.ts";

export type LoadOptions = Pick<
  RemoteSectionsOptions,
  "window" | "setTimer" | "clearTimer" | "isOwn" | "ofScreen"
> & {
  readonly section: string;
  readonly origins: Origins;
  readonly nonce: string;
  readonly patience: PagePatience;
  readonly registry: Registry;
  readonly scripts: Scripts;
  readonly report: (message: Report) => void;
};

/** Brings one answer of a section onto the page, in the order of the contract. */
export class Load {
  readonly appName: string;
  readonly title: string | null;
  /** What the section's code receives. */
  readonly data: unknown;
  readonly parts: PageParts;
  readonly #answer: Answer;
  readonly #options: LoadOptions;
  readonly #files: readonly SectionScript[];
  /**
   * Exported by a module of this answer. It takes precedence over what registered under the name, which may
   * be from an older build.
   */
  #exported: SectionApp | null = null;
  /**
   * Settles when the section itself reports that it is ready: then its code has loaded, registered or not.
   */
  readonly #announced = createDeferred<null>();

  /** Throws a `Failure` "address" before it creates any element. */
  constructor(answer: Answer, options: LoadOptions) {
    const { data, url } = answer;
    const { window, origins } = options;
    const { scripts, sheets } = filesOf(data, url, origins);
    const head = readHead(data.head, window, origins);
    this.#answer = answer;
    this.#options = options;
    this.#files = scripts;
    this.appName = data.appName;
    this.title = data.title.trim() === "" ? head.title : data.title;
    this.data = dataForCode(data);
    const { style } = data;
    const { fileMs } = options.patience;
    const base = url.href;
    const isKept = options.isOwn?.(options.section) ?? false;
    const page = { fileMs, sheets, style, isKept, head: head.elements, base };
    this.parts = new PageParts({ ...options, ...page });
  }

  /** The body for one view. */
  body(instanceId: string): DocumentFragment {
    const { window, origins, section } = this.#options;
    const prefix = `${identifier(section)}-${identifier(instanceId)}-`;
    const base = this.#answer.url.href;
    return cleanBody(this.#answer.data.body, { window, prefix, base, origins });
  }

  announce(): void {
    this.#announced.done(null);
  }

  /** Runs the section's code once the first view shows the body; null when there is no code to mount. */
  async code(signal: AbortSignal, isShown: Promise<void>): Promise<SectionApp | null> {
    const { window, nonce, registry, report, scripts } = this.#options;
    const pending = this.#files.filter((script) => !scripts.isKnown(script));
    const endHints = hintScripts(window.document, pending, "all");
    try {
      await until(signal, isShown);
      const { codeToEval } = this.#answer.data;
      const thrownByInline = evaluate(codeToEval, window, nonce);
      if (thrownByInline !== null) {
        const detail = `codeToEval of "${this.appName}" failed: ${thrownByInline}`;
        report({ tag: "warned", warning: "evaluatedCode", detail });
      }
      const thrown = await this.#scripts(signal);
      const app = this.#exported ?? registry.find(this.appName);
      // A static page: nothing that could register.
      if (app !== null || (this.#files.length === 0 && codeToEval.trim() === "")) return app;
      if (thrown !== null) throw new Failure("script", thrown);
      return await this.#registered(signal);
    } finally {
      endHints();
    }
  }

  /** One after the other; returns what the last one that threw has thrown. */
  async #scripts(signal: AbortSignal): Promise<string | null> {
    const { scripts, patience } = this.#options;
    let thrown: string | null = null;
    for (const script of this.#files) {
      const path = script.url.pathname;
      const late = () =>
        new Failure("script", `the script ${path} did not come in ${patience.fileMs} ms`);
      const loading = scripts.load(script);
      const loaded = await within(this.#options, patience.fileMs, signal, loading, late);
      if (loaded.thrown !== null) thrown = `the script ${path} threw ${loaded.thrown}`;
      const app = this.#appIn(loaded.exports);
      if (app !== null) this.#exported = app;
    }
    return thrown;
  }

  /** The app that a module exports: `mount` by name or in its default object, or a screen of the shell. */
  #appIn(exports: unknown): SectionApp | null {
    if (typeof exports !== "object" || exports === null) return null;
    const defaultExport: unknown = Reflect.get(exports, "default");
    const { section, isOwn, ofScreen } = this.#options;
    if (isOwn?.(section)) return ofScreen?.(section, defaultExport) ?? null;
    return appOf(exports) ?? (typeof defaultExport === "object" ? appOf(defaultExport) : null);
  }

  async #registered(signal: AbortSignal): Promise<SectionApp | null> {
    const { registry, patience } = this.#options;
    const { registrationMs } = patience;
    const { app, stop } = registry.wait(this.appName);
    const detail = `no code registered as "${this.appName}" in ${registrationMs} ms`;
    const late = () => new Failure("registration", detail);
    const first = Promise.race([app, this.#announced.promise]);
    return within(this.#options, registrationMs, signal, first, late).finally(stop);
  }
}
