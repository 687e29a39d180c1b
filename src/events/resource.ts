import type { AnyDefinition, Call } from "./define.ts";
import type { State } from "./index.ts";
import { type RouteName, rowOf } from "./navigation/index.ts";
import {
  type Ask,
  bodyOf,
  dataAt,
  foldCall,
  keyOf,
  type RemoteData,
  type RemoteTable,
} from "./remoteData.ts";
import { createSlice, type SliceBuilder } from "./slice.ts";

/** The current page and its language. */
export type Address = {
  readonly name: RouteName;
  readonly section: string;
  readonly params: Readonly<Record<string, string>>;
  readonly lng: string;
};

/** What the current page requests: its parameters, the state of the answer, and how to send it. */
export type Query = {
  /** Name of the call. */
  readonly name: string;
  readonly ask: Ask;
  readonly dataIn: (state: State) => RemoteData<unknown>;
  /** The access id of the page; null if it has none or is not loaded. */
  readonly accessIdIn: (state: State) => number | null;
  readonly send: <R>(
    send: <N extends string, A, W>(call: Call<N, A, W>, ask: NoInfer<A>) => R,
  ) => R;
};

type StateWith<N extends string, F extends string, B> = Readonly<
  Record<N, Readonly<Record<F, RemoteTable<B>>>>
>;

/**
 * Declares content that pages show: the call that loads it, where it is stored (`state[slice][field]`), and
 * which addresses need it. The folds, the epic that requests it, the refresh and the 404 page are derived
 * from this.
 */
export function defineResource<N extends string, F extends string, A extends Ask, W, B>(spec: {
  readonly slice: N;
  readonly field: F;
  readonly call: Call<string, A, W>;
  /** The content to store, from the answer. */
  readonly read: (body: W) => B;
  readonly wantedBy: (address: Address) => A | null;
  /** What a 404 shows: the error page, or a text on the page. */
  readonly whenMissing: "page 404" | "words";
  readonly accessId?: (body: B) => number | undefined;
  /** The parameters that make the key, if not all of them do. */
  readonly keyedBy?: (ask: A) => Ask;
}) {
  const { slice, field, call, read, wantedBy, whenMissing, accessId, keyedBy } = spec;
  const dataOf = (state: StateWith<N, F, B>, ask: A): RemoteData<B> =>
    dataAt(state[slice][field], keyOf(keyedBy?.(ask) ?? ask));
  return {
    call,
    dataOf,
    failed: call.failed,
    whenMissing,
    foldInto<S extends Readonly<Record<F, RemoteTable<B>>>>(
      builder: SliceBuilder<string, S>,
    ): void {
      foldCall(builder, field, call, read);
    },
    queryAt(address: Address) {
      const ask = wantedBy(address);
      if (ask === null) return null;
      return {
        name: call.name,
        ask,
        dataIn: (state: StateWith<N, F, B>) => dataOf(state, ask),
        accessIdIn(state: StateWith<N, F, B>): number | null {
          const body = bodyOf(dataOf(state, ask));
          return body === null ? null : (accessId?.(body) ?? null);
        },
        send: <R>(send: <M extends string, C, V>(call: Call<M, C, V>, ask: NoInfer<C>) => R): R =>
          send(call, ask),
      };
    },
  };
}

/** Any resource, for lists of them. */
export type Resource = {
  readonly failed: AnyDefinition;
  readonly whenMissing: "page 404" | "words";
  queryAt(address: Address): Query | null;
};

/** A slice that stores these resources. */
export function createResourceSlice<N extends string, S>(
  name: N,
  initial: S,
  resources: readonly { foldInto(builder: SliceBuilder<string, S>): void }[],
) {
  const slice = createSlice<N, S>(name, initial);
  for (const resource of resources) resource.foldInto(slice);
  return slice;
}

/** What the current page requests of these resources; null if it shows none of them. */
export function queryAmong(
  resources: readonly Resource[],
  { navigation: { route }, settings }: State,
): Query | null {
  const { name, params } = route;
  if (name === "pending") return null;
  const address = { name, params, section: rowOf(name).section, lng: settings.language };
  for (const resource of resources) {
    const query = resource.queryAt(address);
    if (query !== null) return query;
  }
  return null;
}
