import { read } from "../ports/storage.ts";
import { SessionRest } from "./rows.ts";
import type { LogStore } from "./store.ts";

/** Begins the keys of what is kept; the session follows. */
const KEPT_REST = "tl.rest.";

/** In characters for one page: what it wrote within about a second. */
const MAX_LENGTH = 300_000;
/** Of pages whose rest no database took. */
const MAX_RESTS = 5;

/**
 * A store that loses nothing when the page is left: browsers drop the writes in progress of a page that ends, so at
 * each flush what is not known to be on disk is kept beside it, at once, until it is. The next page adds it to its
 * visit. A page that lives on in another tab may store the same lines itself: the rows are the same.
 */
export function withKeptRests(store: LogStore, local: Storage | null): LogStore {
  const forget = (key: string, text?: string) => {
    if (text === undefined || local?.getItem(key) === text) local?.removeItem(key);
  };

  const takeOver = async (key: string) => {
    const text = local?.getItem(key) ?? "";
    const rest = read(local, key, SessionRest);
    // A page in another tab may have kept more meanwhile.
    if (rest === undefined || (await store.addRest(rest))) forget(key, text);
  };

  const keep = (rest: SessionRest) => {
    const key = KEPT_REST + rest.session;
    const text = JSON.stringify(rest);
    const others = keptKeys(local).filter((other) => other !== key);
    if (text.length > MAX_LENGTH || others.length >= MAX_RESTS) return;
    try {
      local?.setItem(key, text);
    } catch {
      // Storage is full or forbidden: the write in progress is all there is.
    }
  };

  return {
    ...store,
    begin(header) {
      for (const key of keptKeys(local)) void takeOver(key);
      return store.begin(header);
    },
    flush() {
      const outcome = store.flush();
      const rest = store.rest();
      if (rest !== null) {
        keep(rest);
        void outcome.then(() => {
          if (store.rest() === null) forget(KEPT_REST + rest.session);
        });
      }
      return outcome;
    },
    remove(session) {
      forget(KEPT_REST + session);
      return store.remove(session);
    },
    clear() {
      for (const key of keptKeys(local)) forget(key);
      return store.clear();
    },
  };
}

const keptKeys = (local: Storage | null): readonly string[] =>
  Array.from({ length: local?.length ?? 0 }, (_, index) => local?.key(index) ?? "").filter((key) =>
    key.startsWith(KEPT_REST),
  );
