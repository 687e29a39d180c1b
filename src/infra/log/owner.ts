import type { LogEntry } from "./line.ts";
import type { LogStore } from "./store.ts";

/**
 * The player whose logs are on this device, and until when (Unix ms; null while they are signed in). `markedAt`: when
 * they last said that something had gone wrong.
 */
export type OwnerMark = {
  readonly owner: string;
  readonly until: number | null;
  readonly markedAt?: number;
};

export type OwnedLogOptions = {
  readonly store: LogStore;
  /** Outlives the page. */
  readonly mark: {
    readonly read: () => OwnerMark | null;
    readonly write: (mark: OwnerMark | null) => void;
  };
  /** Identifies a player, also across visits. */
  readonly ownerOf: (userId: unknown) => string;
  readonly needSnapshot: () => void;
};

/** How long a player can still report what happened: after the app signed them out, or after they marked it. */
const REPORT_MS = 24 * 3_600_000;

const fieldOf = ({ data }: LogEntry, name: string): unknown =>
  typeof data === "object" && data !== null ? Reflect.get(data, name) : undefined;

/**
 * A log that belongs to one player. It is deleted when they log out, unless they marked a moment within the last day;
 * when another player signs in; and a day after the app signed them out. Whatever is written after that starts from a state without any of their
 * data.
 */
export function ownedLog({ store, mark, ownerOf, needSnapshot }: OwnedLogOptions): LogStore {
  let current = mark.read();

  const remember = (next: OwnerMark | null) => {
    current = next;
    mark.write(next);
  };

  const drop = () => {
    void store.clear();
    // After the turn: by then the state no longer holds what this turn removes.
    void Promise.resolve().then(needSnapshot);
  };

  const isExpired = (now: number) => typeof current?.until === "number" && now >= current.until;

  const onSessionOpened = (entry: LogEntry) => {
    const owner = ownerOf(fieldOf(entry, "userId"));
    const isOther = current !== null && current.owner !== owner;
    if (isOther) drop();
    const markedAt = isOther ? undefined : current?.markedAt;
    remember({ owner, until: null, ...(markedAt === undefined ? {} : { markedAt }) });
  };

  const onSessionClosed = (entry: LogEntry) => {
    const reason = fieldOf(entry, "reason");
    if (reason === "tab" || reason === "start") current = mark.read();
    // The moment may have been marked in another tab.
    else current = mark.read() ?? current;
    const keptUntil = (current?.markedAt ?? -Infinity) + REPORT_MS;
    if (reason === "player" && current !== null && entry.at < keptUntil) {
      remember({ ...current, until: keptUntil });
      return;
    }
    // When the player logged out in another tab, that tab has already removed the mark.
    const isPlayerLogout = reason === "player" || (reason === "tab" && current === null);
    if (isPlayerLogout) {
      drop();
      remember(null);
    } else if (current !== null && current.until === null) {
      remember({ ...current, until: entry.at + REPORT_MS });
    }
  };

  return {
    ...store,
    begin(header) {
      if (isExpired(header.startedAt)) {
        void store.clear();
        remember(null);
      }
      return store.begin(header);
    },
    append(entries, options) {
      const result = store.append(entries, options);
      for (const entry of entries) {
        if (entry.type === "SessionOpened") onSessionOpened(entry);
        else if (entry.type === "SessionClosed") onSessionClosed(entry);
        else if (entry.type === "MomentMarked" && current?.until === null)
          remember({ ...current, markedAt: entry.at });
        else if (isExpired(entry.at)) {
          drop();
          remember(null);
        }
      }
      return result;
    },
  };
}
