import type { Call, CallError } from "./define.ts";
import type { SliceBuilder } from "./slice.ts";

/**
 * What came from a server, or why it is not here. `at` is the instant it came (Unix ms). A refresh that failed keeps
 * the old content, and its instant.
 */
export type RemoteData<B> =
  | { readonly tag: "idle" | "loading" | "missing" }
  | { readonly tag: "ready" | "refreshing"; readonly body: B; readonly at: number }
  | { readonly tag: "failed"; readonly error: CallError; readonly last: Came<B> | null };
type Came<B> = { readonly body: B; readonly at: number };

/** Remote data by the key of what was asked. */
export type RemoteTable<B> = Readonly<Record<string, RemoteData<B>>>;

/** What is asked for, field by field. */
export type Ask = Readonly<Record<string, string | null>>;

export const idle = { tag: "idle" } as const;

/** Key of an ask: its own fields in order. It never is a name that every object has. */
export const keyOf = (ask: Ask): string =>
  Object.entries(ask)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value ?? ""}`)
    .join("&");

export const dataAt = <B>(table: RemoteTable<B>, key: string): RemoteData<B> => table[key] ?? idle;

function cameOf<B>(data: RemoteData<B>): Came<B> | null {
  switch (data.tag) {
    case "ready":
    case "refreshing":
      return { body: data.body, at: data.at };
    case "failed":
      return data.last;
    default:
      return null;
  }
}

/** What can be shown: the content, also while it is asked for again and when that failed. */
export const bodyOf = <B>(data: RemoteData<B>): B | null => cameOf(data)?.body ?? null;

/** The same data with its content changed, where there is any. */
export function withBody<B>(data: RemoteData<B>, change: (body: B) => B): RemoteData<B> {
  switch (data.tag) {
    case "ready":
    case "refreshing":
      return { ...data, body: change(data.body) };
    case "failed":
      return data.last === null
        ? data
        : { ...data, last: { ...data.last, body: change(data.last.body) } };
    default:
      return data;
  }
}

/** Loaded content stays visible while it is requested again. */
export function asked<B>(data: RemoteData<B>): RemoteData<B> {
  const came = cameOf(data);
  return came === null ? { tag: "loading" } : { tag: "refreshing", ...came };
}

export const answered = <B>(body: B, at: number): RemoteData<B> => ({ tag: "ready", body, at });

/** After a failure the old content stays. */
export const unloaded = <B>(data: RemoteData<B>, error: CallError): RemoteData<B> => ({
  tag: "failed",
  error,
  last: cameOf(data),
});

/** One that the server does not know (any more) is gone; after any other failure the old content stays. */
export const failed = <B>(data: RemoteData<B>, error: CallError): RemoteData<B> =>
  error.tag === "http" && error.status === 404 ? { tag: "missing" } : unloaded(data, error);

export const isLoading = ({ tag }: RemoteData<unknown>): boolean =>
  tag === "loading" || tag === "refreshing";

/** How long an answer counts as fresh; the contract lets it be kept that long. */
const FRESH_MS = 300_000;

/** Whether it is to be asked for at `now` (Unix ms): never twice at a time, and not while it is fresh. */
export const isDue = (data: RemoteData<unknown>, now: number): boolean =>
  data.tag === "ready" ? now - data.at > FRESH_MS : !isLoading(data);

/** Folds a call into the table of that name: asked, answered, failed. `read` takes the content from the answer. */
export function foldCall<
  S extends Readonly<Record<F, RemoteTable<B>>>,
  F extends string,
  A extends Ask,
  W,
  B,
>(slice: SliceBuilder<string, S>, field: F, call: Call<string, A, W>, read: (body: W) => B): void {
  const changed = (state: S, ask: A, next: (data: RemoteData<B>) => RemoteData<B>): S => {
    const table: RemoteTable<B> = state[field];
    const key = keyOf(ask);
    return { ...state, [field]: { ...table, [key]: next(dataAt(table, key)) } };
  };
  slice
    .on(call.asked, (state, { ask }) => changed(state, ask, asked))
    .on(call.answered, (state, { ask, body }, { at }) =>
      changed(state, ask, () => answered(read(body), at)),
    )
    .on(call.failed, (state, { ask, error }) => changed(state, ask, (data) => failed(data, error)));
}
