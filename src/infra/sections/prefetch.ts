import type { Origins } from "./address.ts";
import { filesOf } from "./answer.ts";
import type { Answer } from "./fetchAnswer.ts";
import { hintScripts } from "./scripts.ts";
import type { RemoteSectionsOptions } from "./types.ts";

type PrefetchOptions = Pick<RemoteSectionsOptions, "window" | "setTimer" | "clearTimer"> & {
  readonly keepMs: number;
  readonly origins: () => Origins;
};

type Coming = { readonly answer: Promise<Answer>; abort(): void };
type Kept = Coming & { readonly key: string; end(): void };

/**
 * Answers that were fetched before they are needed: one a section, each used once and soon. Nothing of them
 * runs.
 */
export class Prefetched {
  readonly #kept = new Map<string, Kept>();
  readonly #options: PrefetchOptions;

  constructor(options: PrefetchOptions) {
    this.#options = options;
  }

  /** `key` tells the answers of one section apart. */
  keep(section: string, key: string, ask: (signal: AbortSignal) => Promise<Answer>): void {
    if (this.#kept.get(section)?.key === key) return;
    this.forget(section);
    const { window, setTimer, clearTimer, keepMs, origins } = this.#options;
    const asking = new AbortController();
    const answer = ask(asking.signal);
    let endHints = () => {};
    const timer = setTimer(() => this.forget(section), keepMs);
    const end = () => {
      clearTimer(timer);
      endHints();
      this.#kept.delete(section);
    };
    const kept: Kept = { key, answer, abort: () => asking.abort(), end };
    this.#kept.set(section, kept);
    const isKept = () => this.#kept.get(section) === kept;
    answer
      .then(({ data, url }) => {
        if (!isKept()) return;
        endHints = hintScripts(window.document, filesOf(data, url, origins()).scripts, "modules");
      })
      // Nobody has asked for it yet: whoever does will ask anew and be told.
      .catch(() => isKept() && end());
  }

  /** The answer that is here or on its way; it is the caller's now. */
  take(section: string, key: string): Coming | null {
    const kept = this.#kept.get(section);
    if (kept?.key !== key) return null;
    kept.end();
    return kept;
  }

  forget(section: string): void {
    const kept = this.#kept.get(section);
    kept?.end();
    kept?.abort();
  }
}
