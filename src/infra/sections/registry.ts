import { createDeferred } from "./waiting.ts";
import type { SectionContext } from "./types.ts";

/** What a section's code gives the shell (contract, "Register"). */
export type SectionApp = {
  readonly mount: (context: SectionContext) => unknown;
  readonly update: ((context: SectionContext) => unknown) | null;
  readonly unmount: ((context: SectionContext) => unknown) | null;
};

/**
 * The code that registered in this page, by app name. The first that comes under a name counts, for as long
 * as the page lives.
 */
export class Registry {
  readonly #apps = new Map<string, SectionApp>();
  readonly #waiting = new Map<string, Set<(app: SectionApp) => void>>();

  /** Sets `window.TouchlineShell`, once and for all: no section can put another in its place. */
  constructor(window: Window) {
    const shell = Object.freeze({
      protocol: 1,
      register: (appName: unknown, app: unknown) => this.register(appName, app),
    });
    Object.defineProperty(window, "TouchlineShell", { value: shell, enumerable: true });
  }

  /** Throws a `TypeError` that tells the section's developer what is missing. */
  register(appName: unknown, app: unknown): void {
    if (typeof appName !== "string" || appName === "")
      throw new TypeError("register(appName, app): appName is not a text; nothing is registered");
    const read = appOf(app);
    if (read === null)
      throw new TypeError(
        `register("${appName}", app): app.mount is not a function; nothing is registered`,
      );
    if (this.#apps.has(appName)) return;
    this.#apps.set(appName, read);
    for (const onRegistered of this.#waiting.get(appName) ?? []) onRegistered(read);
    this.#waiting.delete(appName);
  }

  find(appName: string): SectionApp | null {
    return this.#apps.get(appName) ?? null;
  }

  /** The code of this name, as soon as there is some; `stop` ends the waiting. */
  wait(appName: string): { readonly app: Promise<SectionApp>; stop(): void } {
    const { promise, done } = createDeferred<SectionApp>();
    const found = this.find(appName);
    if (found !== null) done(found);
    const waiting = this.#waiting.get(appName) ?? new Set();
    this.#waiting.set(appName, waiting.add(done));
    const stop = () => {
      waiting.delete(done);
      if (waiting.size === 0 && this.#waiting.get(appName) === waiting)
        this.#waiting.delete(appName);
    };
    return { app: promise, stop };
  }
}

/** The functions of an app, read once: what it changes later is its own affair. */
export function appOf(value: unknown): SectionApp | null {
  if ((typeof value !== "object" && typeof value !== "function") || value === null) return null;
  const call = (name: string) => {
    const found: unknown = Reflect.get(value, name);
    return typeof found === "function"
      ? (context: SectionContext): unknown => Reflect.apply(found, value, [context])
      : null;
  };
  const mount = call("mount");
  return mount === null ? null : { mount, update: call("update"), unmount: call("unmount") };
}
