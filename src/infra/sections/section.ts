import { dataAddress, type Origins } from "./address.ts";
import { Failure, kindOf } from "./failure.ts";
import { type Answer, fetchAnswer, inlinedAnswer } from "./fetchAnswer.ts";
import { errorReport, Instance } from "./instance.ts";
import type { PagePatience } from "./limits.ts";
import { Load } from "./load.ts";
import { Dropped } from "./pageParts.ts";
import type { Prefetched } from "./prefetch.ts";
import type { Registry, SectionApp } from "./registry.ts";
import type { Scripts } from "./scripts.ts";
import type { RemoteAddress, RemoteSectionsOptions, Report, Where } from "./types.ts";
import { type Deferred, createDeferred, until } from "./waiting.ts";

/** What all sections of a page share. */
export type Page = {
  readonly options: RemoteSectionsOptions;
  readonly patience: PagePatience;
  readonly origins: () => Origins;
  readonly nonce: string;
  readonly registry: Registry;
  readonly scripts: Scripts;
  readonly prefetched: Prefetched;
};

type Current = {
  readonly abort: AbortController;
  readonly shown: Deferred<void>;
  load: Load | null;
  /** Undefined until the code has run; null: there is none that mounts. */
  app?: SectionApp | null;
};

/** A remote section: its present load, and the views that show it. */
export class RemoteSection {
  readonly #name: string;
  readonly #page: Page;
  readonly #instances = new Set<Instance>();
  #where: Where = { path: "", lng: "" };
  #current: Current | null = null;

  constructor(name: string, page: Page) {
    this.#name = name;
    this.#page = page;
  }

  get isUnused(): boolean {
    return this.#current === null && this.#instances.size === 0;
  }

  /** Loads it, in place of what it had. */
  load(address: RemoteAddress, where: Where): void {
    this.stop();
    this.#where = where;
    const current: Current = {
      abort: new AbortController(),
      shown: createDeferred(),
      load: null,
    };
    this.#current = current;
    this.#run(current, address).catch((error: unknown) => this.#fail(current, error));
  }

  /** Lets it stand in an element of a view; the function given back ends that. */
  attach(host: HTMLElement): () => void {
    const instance = new Instance(this.#page.options.newId(), host);
    this.#instances.add(instance);
    if (this.#current !== null) this.#show(instance, this.#current);
    return () => {
      if (!this.#instances.delete(instance)) return;
      instance.unmount();
      if (this.#instances.size === 0) this.#current?.load?.parts.drop();
    };
  }

  move(where: Where): void {
    if (where.path === this.#where.path && where.lng === this.#where.lng) return;
    this.#where = where;
    for (const instance of this.#instances) instance.update(where);
  }

  /** Ends the present load and all that it put into the page; the views' own elements stay, empty. */
  stop(): void {
    this.#current?.abort.abort(new Error("the section was left, or is loaded anew"));
    for (const instance of this.#instances) instance.unmount();
    this.#current?.load?.parts.drop();
    this.#current = null;
  }

  /** Hears what code without a context says by an event of the page. */
  receive(appName: string, instanceId: string | undefined, type: string, status: unknown): void {
    const load = this.#current?.load;
    if (load?.appName !== appName) return;
    if (instanceId !== undefined && !this.#has(instanceId)) return;
    if (type === "ready") load.announce();
    this.#report(
      type === "error"
        ? errorReport(appName, { status })
        : { tag: type === "ready" ? "ready" : "dead" },
    );
  }

  #has(instanceId: string): boolean {
    return [...this.#instances].some(({ id }) => id === instanceId);
  }

  #report(message: Report): void {
    this.#page.options.report(this.#name, message);
  }

  async #run(current: Current, address: RemoteAddress): Promise<void> {
    const { signal } = current.abort;
    const answer = await until(signal, this.#answer(address, signal));
    const load = new Load(answer, {
      ...this.#page,
      ...this.#page.options,
      patience: this.#page.patience,
      origins: this.#page.origins(),
      section: this.#name,
      report: (message) => this.#report(message),
    });
    current.load = load;
    // The styles come while the view is told to make room.
    load.parts.stand().catch((error: unknown) => this.#miss(current, error));
    this.#report({ tag: "loaded", appName: load.appName, title: load.title, bytes: answer.bytes });
    // Whoever heard it may have left.
    signal.throwIfAborted();
    for (const instance of this.#instances) this.#show(instance, current);
    current.app = await load.code(signal, current.shown.promise);
    if (current.app === null) this.#report({ tag: "ready" });
    for (const instance of this.#instances) this.#mount(instance, current);
  }

  async #answer(address: RemoteAddress, signal: AbortSignal): Promise<Answer> {
    const { options, origins, prefetched } = this.#page;
    const url = dataAddress(address, this.#where, origins());
    const inlined = options.inlined(this.#name);
    if (inlined !== null) return inlinedAnswer(inlined, url);
    const coming = prefetched.take(this.#name, keyOf(url, address));
    if (coming === null) return askFor(this.#page, url, address, this.#where.lng, signal);
    signal.addEventListener("abort", () => coming.abort(), { once: true });
    return coming.answer;
  }

  /** Body, then code, as far as these are; each view comes when it comes. */
  #show(instance: Instance, current: Current): void {
    const { load } = current;
    if (load === null) return;
    load.parts.stand().then(
      () => {
        const isHere = this.#instances.has(instance) && !current.abort.signal.aborted;
        if (!isHere || instance.isFilled) return;
        instance.fill(this.#name, load.body(instance.id));
        current.shown.done();
        this.#mount(instance, current);
      },
      (error: unknown) => this.#miss(current, error),
    );
  }

  #miss(current: Current, error: unknown): void {
    if (!(error instanceof Dropped)) this.#fail(current, error);
  }

  #mount(instance: Instance, current: Current): void {
    const { load, app } = current;
    if (load === null || !app || !instance.isFilled || current !== this.#current) return;
    const { nonce, options } = this.#page;
    const { appName, data } = load;
    const newBridge = (instanceId: string) => options.bridgeOf(this.#name, instanceId);
    const report = (message: Report) => this.#report(message);
    const shared = { section: this.#name, appName, data, nonce, newBridge, report };
    instance.mount(app, shared, this.#where, (failure) => this.#fail(current, failure));
  }

  #fail(current: Current, error: unknown): void {
    // What comes of a load that was left or replaced is nobody's business any more.
    if (current !== this.#current) return;
    const failure =
      error instanceof Failure
        ? error
        : new Failure("error", `the loader failed: ${kindOf(error)}`);
    this.stop();
    const { fault, detail, status } = failure;
    this.#report({ tag: "failed", fault, detail, ...(status === undefined ? {} : { status }) });
  }
}

/** Tells the answers of one section apart. */
export const keyOf = (url: URL, { isPost, isForceSpa }: RemoteAddress): string =>
  `${isPost ? "POST" : "GET"} ${isForceSpa ? "spa " : ""}${url.href}`;

export const askFor = (
  { options, patience }: Page,
  url: URL,
  address: RemoteAddress,
  lng: string,
  signal: AbortSignal,
): Promise<Answer> =>
  fetchAnswer(url, address, { ...options, answerMs: patience.answerMs, lng }, signal);
