import type { Call } from "./define.ts";
import { answered, asked, bodyOf, type RemoteData, unloaded } from "./remoteData.ts";
import type { SliceBuilder } from "./slice.ts";

/** The pages of a list that have been loaded so far. `nextPageToken` null: there are no more. */
export type Pages<I> = { readonly items: readonly I[]; readonly nextPageToken: string | null };
export type PageAsk = { readonly pageToken: string | null };

export const itemsOf = <I>(data: RemoteData<{ readonly items: readonly I[] }>): readonly I[] =>
  bodyOf(data)?.items ?? [];

/** Token of the next page; null: there is none, or nothing has been loaded. */
export const nextTokenOf = (data: RemoteData<Pages<unknown>>): string | null =>
  bodyOf(data)?.nextPageToken ?? null;

/**
 * Appends a page to those before it; the first page starts the list over. `idOf` identifies items: if a new
 * item has shifted the others by one between two requests, the same item is on both pages. A later page of a
 * list that was reset meanwhile is ignored.
 */
export const joinPages =
  <I>(idOf: (item: I) => unknown) =>
  (loaded: Pages<I> | null, { pageToken }: PageAsk, page: Pages<I>): Pages<I> | null => {
    const { nextPageToken } = page;
    if (pageToken === null) return { items: page.items, nextPageToken };
    if (loaded === null) return null;
    const ids = new Set(loaded.items.map(idOf));
    const added = page.items.filter((item) => !ids.has(idOf(item)));
    return { items: [...loaded.items, ...added], nextPageToken };
  };

/**
 * Folds a call into the remote data in `field`. `next` makes the new content from the loaded content (null:
 * none) and the answer, or returns null to ignore the answer.
 */
export function foldRemoteData<
  S extends Readonly<Record<F, RemoteData<B>>>,
  F extends string,
  A,
  W,
  B,
>(
  slice: SliceBuilder<string, S>,
  field: F,
  call: Call<string, A, W>,
  next: (loaded: B | null, ask: A, body: W) => B | null,
): void {
  const dataOf = (state: S): RemoteData<B> => state[field];
  slice
    .on(call.asked, (state) => ({ ...state, [field]: asked(dataOf(state)) }))
    .on(call.answered, (state, { ask, body }, { at }) => {
      const content = next(bodyOf(dataOf(state)), ask, body);
      return content === null ? state : { ...state, [field]: answered(content, at) };
    })
    .on(call.failed, (state, { error }) => ({ ...state, [field]: unloaded(dataOf(state), error) }));
}
