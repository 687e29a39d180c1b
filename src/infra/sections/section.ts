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
import type { RemoteAddress, RemoteSectionsOptions, Report, PageLocation } from "./types.ts";
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
  /** Undefined until the code has run; null when it has nothing to mount. */
  app?: SectionApp | null;
};

/** A remote section: its current load, and the views that show it. */
export class RemoteSection {
  readonly #name: string;
  readonly #page: Page;
  readonly #instances = new Set<Instance>();
  #location: PageLocation = { path: "", lng: "" };
  #current: Current | null = null;

  constructor(name: string, page: Page) {
    this.#name = name;
    this.#page = page;
  }

  get isUnused(): boolean {
    return this.#current === null && this.#instances.size === 0;
  }

  /** Loads it, in place of the previous load. */
  load(address: RemoteAddress, location: PageLocation): void {
    this.stop();
    this.#location = location;
    const current: Current = {
      abort: new AbortController(),
      shown: createDeferred(),
      load: null,
    };
    this.#current = current;
    this.#run(current, address).catch((error: unknown) => this.#fail(current, error));
  }

  /** Shows it in an element of a view; the returned function removes it. */
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

  move(location: PageLocation): void {
    if (location.path === this.#location.path && location.lng === this.#location.lng) return;
    this.#location = location;
    for (const instance of this.#instances) instance.update(location);
  }

  /** Ends the current load and removes all that it put into the page; the views' own elements stay, empty. */
  stop(): void {
    this.#current?.abort.abort(new Error("the section was left, or is loaded anew"));
    for (const instance of this.#instances) instance.unmount();
    this.#current?.load?.parts.drop();
    this.#current = null;
  }

  /** Receives what code without a context reports by an event of the page. */
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
    // The styles load while the view is notified to make room.
    load.parts.insert().catch((error: unknown) => this.#failUnlessDropped(current, error));
    this.#report({ tag: "loaded", appName: load.appName, title: load.title, bytes: answer.bytes });
    // A listener may have left the section.
    signal.throwIfAborted();
    for (const instance of this.#instances) this.#show(instance, current);
    current.app = await load.code(signal, current.shown.promise);
    if (current.app === null) this.#report({ tag: "ready" });
    for (const instance of this.#instances) this.#mount(instance, current);
  }

  async #answer(address: RemoteAddress, signal: AbortSignal): Promise<Answer> {
    const { options, origins, prefetched } = this.#page;
    const url = dataAddress(address, this.#location, origins());
    const inlined = options.inlined(this.#name);
    if (inlined !== null) return inlinedAnswer(inlined, url);
    const pending = prefetched.take(this.#name, keyOf(url, address));
    if (pending === null)
      return requestAnswer(this.#page, url, address, this.#location.lng, signal);
    signal.addEventListener("abort", () => pending.abort(), { once: true });
    return pending.answer;
  }

  /** Shows the body, then mounts the code, as far as these have loaded; each view on its own. */
  #show(instance: Instance, current: Current): void {
    const { load } = current;
    if (load === null) return;
    load.parts.insert().then(
      () => {
        const isHere = this.#instances.has(instance) && !current.abort.signal.aborted;
        if (!isHere || instance.isFilled) return;
        instance.fill(this.#name, load.body(instance.id));
        current.shown.done();
        this.#mount(instance, current);
      },
      (error: unknown) => this.#failUnlessDropped(current, error),
    );
  }

  #failUnlessDropped(current: Current, error: unknown): void {
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
    instance.mount(app, shared, this.#location, (failure) => this.#fail(current, failure));
  }

  #fail(current: Current, error: unknown): void {
    // The outcome of a load that was left or replaced no longer matters.
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

/** Distinguishes the answers of one section. */
export const keyOf = (url: URL, { isPost, isForceSpa }: RemoteAddress): string =>
  `${isPost ? "POST" : "GET"} ${isForceSpa ? "spa " : ""}${url.href}`;

export const requestAnswer = (
  { options, patience }: Page,
  url: URL,
  address: RemoteAddress,
  lng: string,
  signal: AbortSignal,
): Promise<Answer> =>
  fetchAnswer(url, address, { ...options, answerMs: patience.answerMs, lng }, signal);
