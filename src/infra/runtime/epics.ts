import { merge, type Observable, Subject, Subscription } from "rxjs";
import type { Draft, Entry, EntryOf } from "../../events/define.ts";
import { EpicCrashed } from "../../events/runtime/events.ts";
import type { Epic, EpicDeps } from "./epic.ts";
import { nameOf } from "./nameOf.ts";
import { selectionsOf } from "./selections.ts";

type Dependencies<S> = {
  readonly emit: (draft: Draft, by: string) => void;
  readonly state: () => S;
  readonly clockOf: (by: string) => EpicDeps<S>["clock"];
  readonly callerOf: (by: string) => EpicDeps<S>["call"];
  readonly draw: (by: string) => string;
  /** The event to emit when an epic that guards the player crashes. */
  readonly onGuardLost: (() => Draft) | undefined;
};

/** The running epics: passes them entries and states, and logs what they emit under their names. */
export class Epics<S extends object> {
  readonly #deps: Dependencies<S>;
  readonly #byType = new Map<string, Subject<Entry>>();
  readonly selections: ReturnType<typeof selectionsOf<S>>;
  readonly #running = new Map<string, { readonly epic: Epic<S>; readonly end: Subscription }>();

  constructor(deps: Dependencies<S>) {
    this.#deps = deps;
    this.selections = selectionsOf(deps.state);
  }

  run(epic: Epic<S>): void {
    const by = `epic:${epic.name}`;
    const end = new Subscription();
    this.#running.set(by, { epic, end });
    try {
      const drafts$ = epic.run(this.#depsOf(by));
      end.add(
        drafts$.subscribe({
          next: (draft) => this.#deps.emit(draft, by),
          error: (error) => this.#crash(epic, nameOf(error)),
        }),
      );
    } catch (error) {
      this.#crash(epic, nameOf(error));
    }
  }

  /** Ends the epic that emits as `by`, as if it had thrown `error`; ignored when `by` is no epic. */
  stop(by: string, error: string): void {
    const stopped = this.#running.get(by);
    if (stopped === undefined) return;
    this.#crash(stopped.epic, error);
    stopped.end.unsubscribe();
  }

  onEntry(entry: Entry): void {
    this.#byType.get(entry.type)?.next(entry);
  }

  #crash({ name, isGuard }: Epic<S>, message: string): void {
    const by = `epic:${name}`;
    this.#running.delete(by);
    this.#deps.emit(EpicCrashed({ epic: name, message }), by);
    const fallback = isGuard === true ? this.#deps.onGuardLost?.() : undefined;
    if (fallback !== undefined) this.#deps.emit(fallback, by);
  }

  #depsOf(by: string): EpicDeps<S> {
    const { state, clockOf, callerOf, draw } = this.#deps;
    return {
      on: <D extends readonly { readonly type: string }[]>(...events: D) =>
        merge(...events.map(({ type }) => this.#ofType$(type))) as Observable<EntryOf<D[number]>>,
      state,
      select: this.selections.select,
      clock: clockOf(by),
      call: callerOf(by),
      uuid: () => draw(by),
    };
  }

  #ofType$(type: string): Subject<Entry> {
    const existing = this.#byType.get(type);
    if (existing !== undefined) return existing;
    const created = new Subject<Entry>();
    this.#byType.set(type, created);
    return created;
  }
}
