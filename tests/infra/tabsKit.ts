import type { Draft } from "../../src/events/define.ts";
import { browserTabs } from "../../src/infra/ports/leadership.ts";
import { TabsPort } from "../../src/infra/ports/tabs.ts";

type Listener = (event: Record<string, unknown>) => void;
type Request = {
  readonly grant: () => void;
  readonly reject: (reason: DOMException) => void;
};

/** What the tabs of one browser share: channel, storage events and locks, as in the standards. */
export class FakeBrowser {
  readonly windows: FakeWindow[] = [];
  readonly stored = new Map<string, string>();
  #holder: Request | null = null;
  #queue: Request[] = [];

  readonly locks = {
    request: (
      _name: string,
      options: { readonly steal?: boolean; readonly signal?: AbortSignal },
      callback: () => Promise<void> | undefined,
    ): Promise<void> =>
      new Promise((resolve, reject) => {
        const request: Request = {
          reject,
          grant: () => {
            this.#holder = request;
            queueMicrotask(() => {
              void Promise.resolve(callback()).then(() => {
                if (this.#holder !== request) return;
                this.#holder = null;
                this.#queue.shift()?.grant();
                resolve();
              });
            });
          },
        };
        options.signal?.addEventListener("abort", () => {
          this.#queue = this.#queue.filter((one) => one !== request);
          if (this.#holder !== request) reject(new DOMException("aborted", "AbortError"));
        });
        if (options.steal === true) {
          this.#holder?.reject(new DOMException("stolen", "AbortError"));
          request.grant();
        } else if (this.#holder === null) request.grant();
        else this.#queue.push(request);
      }),
  };
}

/** A window with only these ways between tabs. */
export class FakeWindow {
  readonly listeners = new Map<string, Listener>();
  readonly channel: { receive: Listener | null } = { receive: null };

  constructor(
    readonly browser: FakeBrowser,
    readonly ways: readonly ("channel" | "storage" | "locks")[],
    readonly locks: unknown = browser.locks,
  ) {
    browser.windows.push(this);
  }

  /** As `browserTabs` needs it, with only what it uses. */
  asWindow(): Window & typeof globalThis {
    const { browser, ways, channel } = this;
    const others = () => browser.windows.filter((one) => one !== this);
    const fake = {
      navigator: ways.includes("locks") ? { locks: this.locks } : {},
      addEventListener: (name: string, receive: Listener) => this.listeners.set(name, receive),
      removeEventListener: (name: string) => this.listeners.delete(name),
      get localStorage() {
        if (!ways.includes("storage")) throw new DOMException("forbidden", "SecurityError");
        const set = (key: string, newValue: string | null) => {
          for (const other of others()) other.listeners.get("storage")?.({ key, newValue });
        };
        return {
          setItem: (key: string, value: string) => {
            if (value.length > 1_000_000) throw new DOMException("full", "QuotaExceededError");
            browser.stored.set(key, value);
            set(key, value);
          },
          removeItem: (key: string) => {
            browser.stored.delete(key);
            set(key, null);
          },
        };
      },
      ...(ways.includes("channel")
        ? {
            BroadcastChannel: class {
              postMessage(data: unknown) {
                for (const other of others()) other.channel.receive?.({ data });
              }
              addEventListener(_name: string, receive: Listener) {
                channel.receive = receive;
              }
              removeEventListener() {
                channel.receive = null;
              }
            },
          }
        : {}),
    };
    return fake as never;
  }
}

/** A tab with its real port, and what it reported. */
export function openTab(window: FakeWindow, tab: string) {
  const reported: Draft[] = [];
  const port = new TabsPort({
    ...browserTabs(window.asWindow()),
    tab,
    report: (draft) => reported.push(draft),
  });
  port.start();
  let seq = 0;
  return {
    port,
    reported,
    types: () => reported.map(({ type }) => type),
    report: (draft: Draft) => {
      seq += 1;
      const { type, v, data } = draft;
      port.onEntry({ seq, at: 0, type, v, data, cause: null });
    },
  };
}

export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
