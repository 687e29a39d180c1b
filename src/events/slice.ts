import type { Definition, Entry } from "./define.ts";

/**
 * Declared as a method, which makes its parameters bivariant: slices of different states fit into one list.
 */
type Fold<S> = { run(state: S, entry: Entry): S }["run"];

/** One part of the state: its name, its initial value, and its folds by event type. */
export type Slice<N extends string = string, S = unknown> = {
  readonly name: N;
  readonly initial: S;
  readonly folds: ReadonlyMap<string, Fold<S>>;
};

/** About the entry that is folded: its place in the log, its time (Unix ms) and its cause. */
export type Where = Pick<Entry, "seq" | "at" | "cause">;

export type SliceBuilder<N extends string, S> = Slice<N, S> & {
  /** A fold returns the next state; `drafted` turns a change to a draft into such a fold. */
  on<T extends string, D>(
    definition: Definition<T, D>,
    fold: (state: S, data: D, where: Where) => S,
  ): SliceBuilder<N, S>;
};

/** Starts a slice; folds are pure: no clock, no ids, no I/O. */
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

type SliceFold = {
  readonly name: string;
  readonly fold: Fold<unknown>;
  /** Null for slices in the first load. */
  readonly domain: string | null;
};

/** In whose name nothing is asked. */
export const closedSite = "closed";

/** How domains that load later join. */
export type Arrivals<S> = {
  readonly hasArrived: (state: S, domain: string) => boolean;
  /** The domains that arrive with this entry. */
  readonly arrivingWith: (entry: Entry) => readonly string[];
  /** The events that opened the visit, oldest first: the folds of a new domain start from them. */
  readonly opening: (state: S) => readonly Entry[];
  /**
   * For whom the server is asked now, or `closedSite`; when that changes, answers to earlier session calls are dropped.
   */
  readonly asker: (state: S) => string;
};

/**
 * The root fold: an event runs only the folds for its type. `onCrash` is called for a fold that threw. `add`
 * registers the folds of a domain that loads later. They run once the state says that the domain has arrived,
 * and start with the events that opened the visit; so a replay that has all domains from the start folds as
 * the page did.
 */
export function combineSlices<S extends object>(
  slices: readonly Slice[],
  initial: S,
  arrivals?: Arrivals<S>,
) {
  const foldsByType = new Map<string, SliceFold[]>();
  const add = (domain: string | null, added: readonly Slice[]): void => {
    for (const { name, folds } of added) {
      for (const [type, fold] of folds)
        foldsByType.set(type, [...(foldsByType.get(type) ?? []), { name, fold, domain }]);
    }
  };
  const foldBy = (
    state: S,
    entry: Entry,
    isIncluded: (state: S, domain: string | null) => boolean,
    onCrash: (slice: string, error: unknown) => void,
  ): S => {
    const sliceFolds = foldsByType.get(entry.type);
    if (sliceFolds === undefined) return state;
    let next = state;
    for (const { name, fold, domain } of sliceFolds) {
      if (!isIncluded(next, domain)) continue;
      try {
        const before = next[name as keyof S];
        const after = fold(before, entry);
        if (after !== before) next = { ...next, [name]: after };
      } catch (error) {
        onCrash(name, error);
      }
    }
    return next;
  };
  const isLoaded = (state: S, domain: string | null): boolean =>
    domain === null || arrivals === undefined || arrivals.hasArrived(state, domain);
  add(null, slices);
  return {
    initial,
    asker: arrivals?.asker ?? (() => ""),
    add,
    fold(state: S, entry: Entry, onCrash: (slice: string, error: unknown) => void): S {
      const next = foldBy(state, entry, isLoaded, onCrash);
      const named = arrivals?.arrivingWith(entry);
      if (named === undefined || named.length === 0) return next;
      const arriving = named.filter((domain) => arrivals?.hasArrived(state, domain) !== true);
      if (arriving.length === 0) return next;
      const isArriving = (_: S, domain: string | null) =>
        domain !== null && arriving.includes(domain);
      return (arrivals?.opening(next) ?? []).reduce(
        (folded, past) => foldBy(folded, past, isArriving, onCrash),
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
