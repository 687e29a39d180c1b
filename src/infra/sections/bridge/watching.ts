import type { BehaviorSubject, Subscription } from "rxjs";
import type { State } from "../../../events/index.ts";
import { frozen } from "./plain.ts";
import type { View } from "./views.ts";

/**
 * A value that is rebuilt only when the parts it is built from have changed; `text` changes only when the
 * value really does.
 */
function memoized(view: View) {
  let parts: readonly unknown[] | null = null;
  let value: unknown;
  let text = "";
  return (state: State): { readonly value: unknown; readonly text: string } => {
    const next = view.from(state);
    if (parts === null || next.some((part, index) => part !== parts?.[index])) {
      parts = next;
      const json = JSON.stringify(view.make(state) ?? null);
      if (json !== text) {
        text = json;
        // A copy: it contains parts of the state, which must not be frozen.
        value = frozen(JSON.parse(json) as unknown);
      }
    }
    return { value, text };
  };
}

export type Watched = {
  readonly view: View & { readonly reports?: unknown };
  readonly call: (value: unknown) => void;
};

/** Notifies functions of changes. Subscribes to the state only while there is one to notify. */
export class Watching {
  readonly #state$: Pick<BehaviorSubject<State>, "value" | "subscribe">;
  readonly #memories = new Map<View, ReturnType<typeof memoized>>();
  readonly #running = new Map<Watched, string>();
  #subscription: Subscription | null = null;

  constructor(state$: Pick<BehaviorSubject<State>, "value" | "subscribe">) {
    this.#state$ = state$;
  }

  get count(): number {
    return this.#running.size;
  }

  /** The current value, frozen; the same object until it changes. */
  now(view: View): unknown {
    return this.#read(view).value;
  }

  /** Calls the function once for each change from now on; the returned function ends that. */
  add(watched: Watched): () => void {
    this.#running.set(watched, this.#read(watched.view).text);
    this.#subscription ??= this.#state$.subscribe(() => this.#notify());
    return () => {
      this.#running.delete(watched);
      if (this.#running.size === 0) this.#unsubscribe();
    };
  }

  end(): void {
    this.#running.clear();
    this.#unsubscribe();
  }

  #unsubscribe(): void {
    this.#subscription?.unsubscribe();
    this.#subscription = null;
  }

  #notify(): void {
    for (const [watched, lastText] of [...this.#running]) {
      // A notified function may remove others.
      if (!this.#running.has(watched)) continue;
      const { value, text } = this.#read(watched.view);
      if (text === lastText) continue;
      this.#running.set(watched, text);
      const { reports } = watched.view;
      if (reports === undefined) watched.call(value);
      else if (reports === value) watched.call(frozen({}));
    }
  }

  #read(view: View) {
    const memory = this.#memories.get(view) ?? memoized(view);
    this.#memories.set(view, memory);
    return memory(this.#state$.value);
  }
}
