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

export type SliceBuilder<N extends string, S> = Slice<N, S> & {
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

type Route = {
  readonly name: string;
  readonly fold: Fold<unknown>;
  /** Null for those of the first load. */
  readonly domain: string | null;
};

/** How domains that load later join in. */
export type Arrivals<S> = {
  readonly hasArrived: (state: S, domain: string) => boolean;
  /** The domains that arrive with this entry. */
  readonly arrivingWith: (entry: Entry) => readonly string[];
  /** The events that opened the visit, oldest first: what the folds of a domain must have seen to start from. */
  readonly opening: (state: S) => readonly Entry[];
  /** In whose name the server is asked now: when that changes, the answers of before are nobody's. */
  readonly asker: (state: S) => string;
};

/**
 * The root fold: an event runs only the folds that name it. `onCrash` gets a fold that threw. Folds of a domain that
 * loads later come by `add`. They run once the state says that it has arrived, and begin with the events that opened
 * the visit; so a replay that has all domains at hand folds as the page did.
 */
export function combineSlices<S extends object>(
  slices: readonly Slice[],
  initial: S,
  arrivals?: Arrivals<S>,
) {
  const routes = new Map<string, Route[]>();
  const add = (domain: string | null, added: readonly Slice[]): void => {
    for (const { name, folds } of added) {
      for (const [type, fold] of folds)
        routes.set(type, [...(routes.get(type) ?? []), { name, fold, domain }]);
    }
  };
  const foldBy = (
    state: S,
    entry: Entry,
    isMeant: (state: S, domain: string | null) => boolean,
    onCrash: (slice: string, error: unknown) => void,
  ): S => {
    const route = routes.get(entry.type);
    if (route === undefined) return state;
    let next = state;
    for (const { name, fold, domain } of route) {
      if (!isMeant(next, domain)) continue;
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
  const isHere = (state: S, domain: string | null): boolean =>
    domain === null || arrivals === undefined || arrivals.hasArrived(state, domain);
  add(null, slices);
  return {
    initial,
    asker: arrivals?.asker ?? (() => ""),
    add,
    fold(state: S, entry: Entry, onCrash: (slice: string, error: unknown) => void): S {
      const next = foldBy(state, entry, isHere, onCrash);
      const arriving = (arrivals?.arrivingWith(entry) ?? []).filter(
        (domain) => arrivals?.hasArrived(state, domain) !== true,
      );
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
