import type { LogEntry } from "./line.ts";
import type { LogStore } from "./store.ts";

/** Whose doings the device's logs hold, and until when (Unix ms; null: as long as that player is there). */
export type OwnerMark = { readonly owner: string; readonly until: number | null };

export type OwnedLogOptions = {
  readonly store: LogStore;
  /** Survives the page. */
  readonly mark: {
    readonly read: () => OwnerMark | null;
    readonly write: (mark: OwnerMark | null) => void;
  };
  /** Tells players apart, also over visits. */
  readonly ownerOf: (userId: unknown) => string;
  readonly needSnapshot: () => void;
};

/** So long a player whom the app signed out by itself can still report what happened. */
const REPORT_MS = 24 * 3_600_000;

const fieldOf = ({ data }: LogEntry, name: string): unknown =>
  typeof data === "object" && data !== null ? Reflect.get(data, name) : undefined;

/**
 * A log that is one player's: all of it goes when that player logs out and when somebody else signs in, and a day after
 * the app has signed them out. What is written after that begins with a state in which nothing of theirs is left.
 */
export function ownedLog({ store, mark, ownerOf, needSnapshot }: OwnedLogOptions): LogStore {
  let current = mark.read();

  const remember = (next: OwnerMark | null) => {
    current = next;
    mark.write(next);
  };

  const drop = () => {
    void store.clear();
    // When the turn is over: what leaves with them in this very turn is no part of the state then.
    void Promise.resolve().then(needSnapshot);
  };

  const isOver = (now: number) => typeof current?.until === "number" && now >= current.until;

  const opened = (entry: LogEntry) => {
    const owner = ownerOf(fieldOf(entry, "userId"));
    if (current !== null && current.owner !== owner) drop();
    remember({ owner, until: null });
  };

  const closed = (entry: LogEntry) => {
    const reason = fieldOf(entry, "reason");
    if (reason === "tab" || reason === "start") current = mark.read();
    // Another tab has taken the mark along when the player logged out there.
    const isOwnWish = reason === "player" || (reason === "tab" && current === null);
    if (isOwnWish) {
      drop();
      remember(null);
    } else if (current !== null && current.until === null) {
      remember({ ...current, until: entry.at + REPORT_MS });
    }
  };

  return {
    ...store,
    begin(header) {
      if (isOver(header.startedAt)) {
        void store.clear();
        remember(null);
      }
      return store.begin(header);
    },
    append(entries, options) {
      const kept = store.append(entries, options);
      for (const entry of entries) {
        if (entry.type === "SessionOpened") opened(entry);
        else if (entry.type === "SessionClosed") closed(entry);
        else if (isOver(entry.at)) {
          drop();
          remember(null);
        }
      }
      return kept;
    },
  };
}
