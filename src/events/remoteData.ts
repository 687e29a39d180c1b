import type { Call, CallError } from "./define.ts";
import type { SliceBuilder } from "./slice.ts";

/**
 * Data from a server, or why there is none. `at` is the time it was received (Unix ms). After a failed
 * refresh the old content and its time stay, and the error stays until there is an answer.
 */
export type RemoteData<B> =
  | { readonly tag: "idle" | "missing" }
  | { readonly tag: "loading"; readonly error?: CallError }
  | { readonly tag: "ready"; readonly body: B; readonly at: number }
  | {
      readonly tag: "refreshing";
      readonly body: B;
      readonly at: number;
      readonly error?: CallError;
    }
  | { readonly tag: "failed"; readonly error: CallError; readonly last: Received<B> | null };
type Received<B> = { readonly body: B; readonly at: number };

/** Remote data by the key of its request. */
export type RemoteTable<B> = Readonly<Record<string, RemoteData<B>>>;

/** The parameters of a request. */
export type Ask = Readonly<Record<string, string | null>>;

export const idle = { tag: "idle" } as const;

/** Key of a request: its parameters, sorted by name. Never the name of an inherited property. */
export const keyOf = (ask: Ask): string =>
  Object.entries(ask)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value ?? ""}`)
    .join("&");

export const dataAt = <B>(table: RemoteTable<B>, key: string): RemoteData<B> => table[key] ?? idle;

function receivedOf<B>(data: RemoteData<B>): Received<B> | null {
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

/** The content to show, also while it is requested again and after that failed. */
export const bodyOf = <B>(data: RemoteData<B>): B | null => receivedOf(data)?.body ?? null;

/** The same data with its content changed, if there is any. */
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

/** Why there was no answer to the last request; a new one that is under way changes nothing yet. Null: there was one. */
export const lastError = (data: RemoteData<unknown>): CallError | null =>
  "error" in data ? (data.error ?? null) : null;

/** Nothing is there yet, nor a failure: whatever stood below would be pushed away by it. */
export const isComing = (data: RemoteData<unknown>): boolean =>
  bodyOf(data) === null && lastError(data) === null && data.tag !== "missing";

/** Loaded content stays visible while it is requested again. */
export function asked<B>(data: RemoteData<B>): RemoteData<B> {
  const received = receivedOf(data);
  const error = lastError(data);
  const before = error === null ? {} : { error };
  return received === null
    ? { tag: "loading", ...before }
    : { tag: "refreshing", ...received, ...before };
}

export const answered = <B>(body: B, at: number): RemoteData<B> => ({ tag: "ready", body, at });

/** After a failure the old content stays. */
export const unloaded = <B>(data: RemoteData<B>, error: CallError): RemoteData<B> => ({
  tag: "failed",
  error,
  last: receivedOf(data),
});

/** Data that the server no longer has (404) is dropped; after any other failure the old content stays. */
export const failed = <B>(data: RemoteData<B>, error: CallError): RemoteData<B> =>
  error.tag === "http" && error.status === 404 ? { tag: "missing" } : unloaded(data, error);

export const isLoading = ({ tag }: RemoteData<unknown>): boolean =>
  tag === "loading" || tag === "refreshing";

/** The last request brought nothing. */
export const isLost = ({ tag }: RemoteData<unknown>): boolean =>
  tag === "failed" || tag === "missing";

/** How long an answer counts as fresh, as the contract allows. */
const FRESH_MS = 300_000;

/** Whether to request it at `now` (Unix ms): not while a request is under way or the data is fresh. */
export const isDue = (data: RemoteData<unknown>, now: number): boolean =>
  data.tag === "ready" ? now - data.at > FRESH_MS : !isLoading(data);

/** Folds a call into the table in `field`. `read` takes the content from the answer. */
export function foldCall<
  S extends Readonly<Record<F, RemoteTable<B>>>,
  F extends string,
  A extends Ask,
  W,
  B,
>(slice: SliceBuilder<string, S>, field: F, call: Call<string, A, W>, read: (body: W) => B): void {
  const update = (state: S, ask: A, next: (data: RemoteData<B>) => RemoteData<B>): S => {
    const table: RemoteTable<B> = state[field];
    const key = keyOf(ask);
    return { ...state, [field]: { ...table, [key]: next(dataAt(table, key)) } };
  };
  slice
    .on(call.asked, (state, { ask }) => update(state, ask, asked))
    .on(call.answered, (state, { ask, body }, { at }) =>
      update(state, ask, () => answered(read(body), at)),
    )
    .on(call.failed, (state, { ask, error }) => update(state, ask, (data) => failed(data, error)));
}
