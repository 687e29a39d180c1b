import { Failure, kindOf } from "./failure.ts";
import { ROOT_MARK } from "./pageParts.ts";
import type { SectionApp } from "./registry.ts";
import type { InstanceBridge, SectionContext, Report, PageLocation } from "./types.ts";

/** What all instances of one loaded section share. */
export type InstanceOptions = {
  readonly section: string;
  readonly appName: string;
  readonly data: unknown;
  readonly nonce: string;
  readonly newBridge: (instanceId: string) => InstanceBridge;
  readonly report: (message: Report) => void;
};

type Mounted = {
  readonly app: SectionApp;
  readonly options: InstanceOptions;
  readonly bridge: InstanceBridge;
  readonly abort: AbortController;
  context: SectionContext;
};

/** One view of a section: a frame in the view's own element, and in it the root that the section owns. */
export class Instance {
  readonly id: string;
  readonly #host: HTMLElement;
  #frame: HTMLElement | null = null;
  #root: HTMLElement | null = null;
  #mounted: Mounted | null = null;

  constructor(id: string, host: HTMLElement) {
    this.id = id;
    this.#host = host;
  }

  get isFilled(): boolean {
    return this.#root !== null;
  }

  /**
   * Shows the body. Its content cannot leave the frame, wherever its style puts it: not over the coupon, for
   * example.
   */
  fill(section: string, body: DocumentFragment): void {
    const { ownerDocument: document } = this.#host;
    this.#frame = document.createElement("div");
    this.#frame.style.setProperty("contain", "layout paint");
    this.#frame.style.setProperty("isolation", "isolate");
    this.#root = document.createElement("div");
    this.#root.setAttribute(ROOT_MARK, section);
    this.#root.append(body);
    this.#frame.append(this.#root);
    this.#host.append(this.#frame);
  }

  /** Runs the section's code on the root; `fail` receives a `Failure` "mount", also one that occurs later. */
  mount(
    app: SectionApp,
    options: InstanceOptions,
    location: PageLocation,
    fail: (f: Failure) => void,
  ): void {
    if (this.#root === null || this.#mounted !== null) return;
    const abort = new AbortController();
    const bridge = options.newBridge(this.id);
    const context = this.#contextOf(this.#root, options, location, bridge, abort.signal);
    this.#mounted = { app, options, bridge, abort, context };
    const failed = (error: unknown) => {
      if (!abort.signal.aborted)
        fail(new Failure("mount", `mount of "${options.appName}" threw ${kindOf(error)}`));
    };
    attempt(() => app.mount(context), failed);
  }

  /** Passes the new path and language to the section. */
  update(location: PageLocation): void {
    const mounted = this.#mounted;
    if (mounted === null) return;
    const { app, options, abort } = mounted;
    mounted.context = Object.freeze({ ...mounted.context, ...location });
    attempt(
      () => app.update?.(mounted.context),
      (error) => {
        if (abort.signal.aborted) return;
        const detail = `update of "${options.appName}" threw ${kindOf(error)}`;
        options.report({ tag: "failed", fault: "error", detail });
      },
    );
  }

  /** Removes everything of the section; what it throws meanwhile is reported and stops nothing. */
  unmount(): void {
    const mounted = this.#mounted;
    this.#mounted = null;
    if (mounted !== null) {
      const { app, options, abort, context } = mounted;
      attempt(
        () => app.unmount?.(context),
        (error) => {
          const detail = `unmount of "${options.appName}" threw ${kindOf(error)}`;
          options.report({ tag: "warned", warning: "unmount", detail });
        },
      );
      abort.abort();
    }
    this.#frame?.remove();
    this.#frame = null;
    this.#root = null;
    mounted?.bridge.end();
  }

  #contextOf(
    root: HTMLElement,
    { appName, data, nonce, report }: InstanceOptions,
    location: PageLocation,
    { bridge }: InstanceBridge,
    signal: AbortSignal,
  ): SectionContext {
    const reportWhileMounted = (message: Report) => {
      if (!signal.aborted) report(message);
    };
    return Object.freeze({
      appName,
      instanceId: this.id,
      root,
      ...location,
      data,
      nonce,
      signal,
      bridge,
      ready: () => reportWhileMounted({ tag: "ready" }),
      error: (reason?: unknown) => reportWhileMounted(errorReport(appName, reason)),
      dead: () => reportWhileMounted({ tag: "dead" }),
    });
  }
}

/** Runs foreign code, which may throw at once, or reject later if it is asynchronous. */
function attempt(run: () => unknown, failed: (error: unknown) => void): void {
  try {
    Promise.resolve(run()).catch(failed);
  } catch (error) {
    failed(error);
  }
}

/**
 * The error that a section reports; it may be anything, in any form. Its words stay out of the log: they may
 * hold private data. [error-013]
 */
export function errorReport(appName: string, reason: unknown): Report {
  const status = statusOf(reason);
  return {
    tag: "failed",
    fault: "error",
    detail: `"${appName}" says that something is wrong`,
    ...(status === null ? {} : { status }),
  };
}

function statusOf(reason: unknown): number | null {
  try {
    const status: unknown =
      typeof reason === "object" && reason !== null ? Reflect.get(reason, "status") : null;
    return Number.isInteger(status) && Number(status) >= 400 && Number(status) <= 599
      ? Number(status)
      : null;
  } catch {
    return null;
  }
}
