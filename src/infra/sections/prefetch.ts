import type { Origins } from "./address.ts";
import { filesOf } from "./answer.ts";
import type { Answer } from "./fetchAnswer.ts";
import { hintScripts } from "./scripts.ts";
import type { RemoteSectionsOptions } from "./types.ts";

type PrefetchOptions = Pick<RemoteSectionsOptions, "window" | "setTimer" | "clearTimer"> & {
  readonly keepMs: number;
  readonly origins: () => Origins;
};

type PendingAnswer = { readonly answer: Promise<Answer>; abort(): void };
type KeptAnswer = PendingAnswer & { readonly key: string; end(): void };

/** Answers fetched before they are needed: one per section, each used once and soon. Nothing of them runs. */
export class Prefetched {
  readonly #kept = new Map<string, KeptAnswer>();
  readonly #options: PrefetchOptions;

  constructor(options: PrefetchOptions) {
    this.#options = options;
  }

  /** `key` distinguishes the answers of one section. */
  keep(section: string, key: string, ask: (signal: AbortSignal) => Promise<Answer>): void {
    if (this.#kept.get(section)?.key === key) return;
    this.forget(section);
    const { window, setTimer, clearTimer, keepMs, origins } = this.#options;
    const controller = new AbortController();
    const answer = ask(controller.signal);
    let endHints = () => {};
    const timer = setTimer(() => this.forget(section), keepMs);
    const end = () => {
      clearTimer(timer);
      endHints();
      this.#kept.delete(section);
    };
    const kept: KeptAnswer = { key, answer, abort: () => controller.abort(), end };
    this.#kept.set(section, kept);
    const isKept = () => this.#kept.get(section) === kept;
    answer
      .then(({ data, url }) => {
        if (!isKept()) return;
        endHints = hintScripts(window.document, filesOf(data, url, origins()).scripts, "modules");
      })
      // Nothing has asked for it yet: the real load requests it again and reports the failure.
      .catch(() => isKept() && end());
  }

  /** The answer, loaded or still loading; it belongs to the caller from now on. */
  take(section: string, key: string): PendingAnswer | null {
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
