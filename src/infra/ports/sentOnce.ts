import * as t from "io-ts";
import type { Sealed } from "../../codec/codec.ts";
import type { Draft, Entry } from "../../events/define.ts";
import type { State } from "../../events/index.ts";
import { DomainsArrived } from "../../events/runtime/events.ts";
import { SessionOpened } from "../../events/session/events.ts";
import { TabShown, ValueNotStored } from "../../events/shell/events.ts";
import type { Vault } from "../vault.ts";
import { ownerMark } from "./ownerMark.ts";
import { read } from "./storage.ts";

/** What the port needs of the page. */
export type SentOnceOptions = {
  /** Shared by all tabs; null where storage is forbidden. */
  readonly local: Pick<Storage, "getItem" | "setItem" | "removeItem"> | null;
  /** Calls back when another tab has written. */
  readonly onOtherTab: (receive: () => void) => void;
  readonly vault: Vault;
  readonly state: () => State;
  readonly report: (draft: Draft) => void;
};

/** A request of the player, as the device stores it. */
type Stored<W> = {
  readonly key: string;
  readonly sentAt: number;
  readonly wish: W;
  readonly mark: number;
};

/** The same in the state. */
type Sent<W> = Omit<Stored<W>, "mark"> & { readonly userId: Sealed | null };

/** What was found on the device. */
export type FoundRequests<W> = {
  readonly userId: Sealed | null;
  readonly isElsewhere: boolean;
  readonly items: (Omit<Stored<W>, "mark"> & { readonly isOwn: boolean })[];
};

/** One kind of request that is sent once: where it is stored, and how it is read and reported. */
export type Kind<W> = {
  /** Of the storage. */
  readonly key: string;
  readonly domain: string;
  readonly codec: t.Type<Stored<W>, unknown>;
  readonly sentIn: (state: State) => readonly Sent<W>[];
  readonly found: (found: FoundRequests<W>) => Draft;
  readonly isFound: (entry: Entry) => boolean;
};

/**
 * Stores requests without a certain answer on the device before they are sent: for the next page, for the other
 * tabs, and for the player who comes back. It receives each entry after its fold, so nothing is sent before it
 * is stored.
 */
export function sentOncePort<W>(kind: Kind<W>, options: SentOnceOptions) {
  const { local, onOtherTab, vault, state, report } = options;
  const list = t.array(kind.codec);
  /** Keys of the requests that this page has seen; all others are left on the device as they are. */
  const seen = new Set<string>();
  let sent: readonly Sent<W>[] = [];
  let isLoaded = false;
  let lastReported = "";

  const readStored = (): readonly Stored<W>[] => read(local, kind.key, list) ?? [];
  const markOf = (key: string, userId: unknown): number => ownerMark(key, vault.open(userId));

  const check = (isElsewhere: boolean): void => {
    const { session } = state();
    const userId = session.tag === "player" ? session.userId : null;
    const items = readStored().map(({ mark, ...request }) => ({
      ...request,
      isOwn: userId !== null && markOf(request.key, userId) === mark,
    }));
    const text = JSON.stringify([userId, items]);
    if (text === lastReported || (lastReported === "" && items.length === 0)) return;
    lastReported = text;
    report(kind.found({ userId, isElsewhere, items }));
  };

  const note = (): void => {
    sent = kind.sentIn(state());
    for (const { key } of sent) seen.add(key);
  };

  const keep = (): void => {
    note();
    const stored = readStored();
    const kept = [
      ...stored.filter(({ key }) => !seen.has(key)),
      ...sent.map(({ key, sentAt, wish, userId }) => ({
        key,
        sentAt,
        wish,
        mark: stored.find((request) => request.key === key)?.mark ?? markOf(key, userId),
      })),
    ];
    if (JSON.stringify(kept) === JSON.stringify(stored)) return;
    try {
      if (kept.length === 0) local?.removeItem(kind.key);
      else local?.setItem(kind.key, JSON.stringify(kept));
    } catch {
      report(ValueNotStored({ key: kind.key }));
    }
  };

  onOtherTab(() => {
    if (isLoaded) check(true);
  });

  return (entry: Entry): void => {
    if (DomainsArrived.is(entry) && entry.data.domains.includes(kind.domain)) {
      isLoaded = true;
      check(false);
    }
    if (!isLoaded) return;
    if (kind.sentIn(state()) !== sent) {
      // What was found is on the device already.
      if (kind.isFound(entry)) note();
      else keep();
    }
    if (SessionOpened.is(entry) || TabShown.is(entry)) check(TabShown.is(entry));
  };
}
