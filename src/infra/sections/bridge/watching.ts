import type { BehaviorSubject, Subscription } from "rxjs";
import type { State } from "../../../events/index.ts";
import { frozen } from "./plain.ts";
import type { View } from "./views.ts";

/**
 * A value that is made anew only when what it is made of has changed; `text` is another when it truly became
 * another.
 */
function remembered(view: View) {
  let parts: readonly unknown[] | null = null;
  let value: unknown;
  let text = "";
  return (state: State): { readonly value: unknown; readonly text: string } => {
    const next = view.from(state);
    if (parts === null || next.some((part, index) => part !== parts?.[index])) {
      parts = next;
      const made = JSON.stringify(view.make(state) ?? null);
      if (made !== text) {
        text = made;
        // A copy: parts of the state are in it, and those must not be frozen.
        value = frozen(JSON.parse(made) as unknown);
      }
    }
    return { value, text };
  };
}

export type Watched = {
  readonly view: View & { readonly reports?: unknown };
  readonly call: (value: unknown) => void;
};

/** Tells functions of changes. Listens to the state only as long as there is one to tell. */
export class Watching {
  readonly #state$: Pick<BehaviorSubject<State>, "value" | "subscribe">;
  readonly #memories = new Map<View, ReturnType<typeof remembered>>();
  readonly #running = new Map<Watched, string>();
  #subscription: Subscription | null = null;

  constructor(state$: Pick<BehaviorSubject<State>, "value" | "subscribe">) {
    this.#state$ = state$;
  }

  get count(): number {
    return this.#running.size;
  }

  /** The value now, frozen; the same object until it changes. */
  now(view: View): unknown {
    return this.#read(view).value;
  }

  /** Calls at each change from now on, once; the returned function ends it. */
  add(watched: Watched): () => void {
    this.#running.set(watched, this.#read(watched.view).text);
    this.#subscription ??= this.#state$.subscribe(() => this.#look());
    return () => {
      this.#running.delete(watched);
      if (this.#running.size === 0) this.#rest();
    };
  }

  end(): void {
    this.#running.clear();
    this.#rest();
  }

  #rest(): void {
    this.#subscription?.unsubscribe();
    this.#subscription = null;
  }

  #look(): void {
    for (const [watched, before] of [...this.#running]) {
      // One that is told may end others.
      if (!this.#running.has(watched)) continue;
      const { value, text } = this.#read(watched.view);
      if (text === before) continue;
      this.#running.set(watched, text);
      const { reports } = watched.view;
      if (reports === undefined) watched.call(value);
      else if (reports === value) watched.call(frozen({}));
    }
  }

  #read(view: View) {
    const memory = this.#memories.get(view) ?? remembered(view);
    this.#memories.set(view, memory);
    return memory(this.#state$.value);
  }
}
