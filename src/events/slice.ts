import type { Definition, Entry } from "./define.ts";

/** A method's type, so that slices of different states fit into one list. */
type Fold<S> = { run(state: S, entry: Entry): S }["run"];

/** One part of the state: its name, its beginning, and which event changes it how. */
export type Slice<N extends string = string, S = unknown> = {
  readonly name: N;
  readonly initial: S;
  readonly folds: ReadonlyMap<string, Fold<S>>;
};

/** Of the entry that is folded: its place, its instant (Unix ms) and what led to it. */
export type Where = Pick<Entry, "seq" | "at" | "cause">;

type SliceBuilder<N extends string, S> = Slice<N, S> & {
  /** Folds by returning the next state; `drafted` makes such a fold of one that changes a draft. */
  on<T extends string, D>(
    definition: Definition<T, D>,
    fold: (state: S, data: D, where: Where) => S,
  ): SliceBuilder<N, S>;
};

/** Begins a slice; folds are pure: no clock, no ids, no I/O. */
export function createSlice<N extends string, S>(name: N, initial: S): SliceBuilder<N, S> {
  const folds = new Map<string, Fold<S>>();
  const add = (type: string, fold: Fold<S>) => {
    if (folds.has(type)) throw new Error(`slice "${name}" folds "${type}" twice`);
    folds.set(type, fold);
  };
  const builder: SliceBuilder<N, S> = {
    name,
    initial,
    folds,
    on(definition, fold) {
      add(definition.type, (state, entry) =>
        definition.is(entry) ? fold(state, entry.data, entry) : state,
      );
      return builder;
    },
  };
  return builder;
}

type Route = { readonly name: string; readonly fold: Fold<unknown>; readonly part: string | null };

/** How parts of the app that load apart join in. */
export type Parts<S> = {
  readonly hasArrived: (state: S, part: string) => boolean;
  /** The part that arrives with this entry. */
  readonly arrivingWith: (entry: Entry) => string | null;
  /** The facts that opened the visit, oldest first: what a part's folds must have seen to start from. */
  readonly opening: (state: S) => readonly Entry[];
  /** In whose name the server is asked now: when that changes, the answers of before are nobody's. */
  readonly asker: (state: S) => string;
};

/**
 * The root fold: an event runs only the folds that name it. `onCrash` hears of a fold that threw. Folds of a part
 * that loads apart come by `add`. They run once the state says that it has arrived, and begin with the facts that
 * opened the visit; so a replay that has all parts at hand folds as the page did.
 */
export function combineSlices<S extends object>(
  slices: readonly Slice[],
  initial: S,
  parts?: Parts<S>,
) {
  const routes = new Map<string, Route[]>();
  const add = (part: string | null, added: readonly Slice[]): void => {
    for (const { name, folds } of added) {
      for (const [type, fold] of folds) {
        const known = routes.get(type) ?? [];
        if (known.some((route) => route.name === name)) continue;
        routes.set(type, [...known, { name, fold, part }]);
      }
    }
  };
  const foldBy = (
    state: S,
    entry: Entry,
    isMeant: (state: S, part: string | null) => boolean,
    onCrash: (slice: string, error: unknown) => void,
  ): S => {
    const route = routes.get(entry.type);
    if (route === undefined) return state;
    let next = state;
    for (const { name, fold, part } of route) {
      if (!isMeant(next, part)) continue;
      try {
        const before: unknown = Reflect.get(next, name);
        const after = fold(before, entry);
        if (after !== before) next = { ...next, [name]: after };
      } catch (error) {
        onCrash(name, error);
      }
    }
    return next;
  };
  const isHere = (state: S, part: string | null): boolean =>
    part === null || parts === undefined || parts.hasArrived(state, part);
  add(null, slices);
  return {
    initial,
    asker: parts?.asker ?? (() => ""),
    add,
    fold(state: S, entry: Entry, onCrash: (slice: string, error: unknown) => void): S {
      const next = foldBy(state, entry, isHere, onCrash);
      const arriving = parts?.arrivingWith(entry) ?? null;
      if (arriving === null || parts?.hasArrived(state, arriving) === true) return next;
      return (parts?.opening(next) ?? []).reduce(
        (folded, past) => foldBy(folded, past, (_, part) => part === arriving, onCrash),
        next,
      );
    },
  };
}
export type RootFold<S> = {
  readonly initial: S;
  readonly asker: (state: S) => string;
  fold(state: S, entry: Entry, onCrash: (slice: string, error: unknown) => void): S;
};
