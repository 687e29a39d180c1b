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

/** The page that is open, and its language. */
export type Address = {
  readonly name: RouteName;
  readonly section: string;
  readonly params: Readonly<Record<string, string>>;
  readonly lng: string;
};

/** One question for what the present page shows: what is known of the answer, and how it is asked. */
export type Query = {
  /** Of its call. */
  readonly name: string;
  readonly ask: Ask;
  readonly dataIn: (state: State) => RemoteData<unknown>;
  /** The page's access id; null where it has none, or is not here. */
  readonly accessIdIn: (state: State) => number | null;
  readonly send: <R>(
    send: <N extends string, A, W>(call: Call<N, A, W>, ask: NoInfer<A>) => R,
  ) => R;
};

type Holding<N extends string, F extends string, B> = Readonly<
  Record<N, Readonly<Record<F, RemoteTable<B>>>>
>;

/**
 * What pages show of a server, said once: the call that brings it, where it is kept (`state[slice][field]`), and which
 * address wants it. The folds, the epic that asks, the refresh and the 404 page are derived from it.
 */
export function defineResource<N extends string, F extends string, A extends Ask, W, B>(spec: {
  readonly slice: N;
  readonly field: F;
  readonly call: Call<string, A, W>;
  /** What of the answer is kept. */
  readonly read: (body: W) => B;
  readonly wantedBy: (address: Address) => A | null;
  /** Where one that the server does not know leads to: the page 404, or words on the page. */
  readonly whenMissing: "page 404" | "words";
  readonly accessId?: (body: B) => number | undefined;
  /** What of the ask makes the key, where not all of it does. */
  readonly keyedBy?: (ask: A) => Ask;
}) {
  const { slice, field, call, read, wantedBy, whenMissing, accessId, keyedBy } = spec;
  const dataOf = (state: Holding<N, F, B>, ask: A): RemoteData<B> =>
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
        dataIn: (state: Holding<N, F, B>) => dataOf(state, ask),
        accessIdIn(state: Holding<N, F, B>): number | null {
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

/** A slice that keeps these resources. */
export function createResourceSlice<N extends string, S>(
  name: N,
  initial: S,
  resources: readonly { foldInto(builder: SliceBuilder<string, S>): void }[],
) {
  const slice = createSlice<N, S>(name, initial);
  for (const resource of resources) resource.foldInto(slice);
  return slice;
}

/** What the present page asks of these; null where it shows none of them. */
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
