import { createDeferred } from "./waiting.ts";
import type { SectionContext } from "./types.ts";

/** What a section's code registers with the shell (contract, "Register"). */
export type SectionApp = {
  readonly mount: (context: SectionContext) => unknown;
  readonly update: ((context: SectionContext) => unknown) | null;
  readonly unmount: ((context: SectionContext) => unknown) | null;
};

/**
 * The code that registered on this page, by app name. The first registration of a name counts for the life of
 * the page.
 */
export class Registry {
  readonly #apps = new Map<string, SectionApp>();
  readonly #waiting = new Map<string, Set<(app: SectionApp) => void>>();

  /** Sets `window.TouchlineShell` permanently: no section can replace it. */
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

  /** The code registered under this name, as soon as there is any; `stop` ends the wait. */
  wait(appName: string): { readonly app: Promise<SectionApp>; stop(): void } {
    const { promise, done } = createDeferred<SectionApp>();
    const registered = this.find(appName);
    if (registered !== null) done(registered);
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

/** The functions of an app, read once: later changes to it have no effect. */
export function appOf(value: unknown): SectionApp | null {
  if ((typeof value !== "object" && typeof value !== "function") || value === null) return null;
  const call = (name: string) => {
    const member: unknown = Reflect.get(value, name);
    return typeof member === "function"
      ? (context: SectionContext): unknown => Reflect.apply(member, value, [context])
      : null;
  };
  const mount = call("mount");
  return mount === null ? null : { mount, update: call("update"), unmount: call("unmount") };
}
