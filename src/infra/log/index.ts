import * as t from "io-ts";
import { finite, isSealed, nullable, shape } from "../../codec/codec.ts";
import type { LogModule } from "../ports/log.ts";
import { areasOf, read } from "../ports/storage.ts";
import { withKeptRests } from "./keptRests.ts";
import { withKeptStarts } from "./keptStarts.ts";
import { checksum } from "./line.ts";
import { ownedLog, type OwnerMark } from "./owner.ts";
import { createStateHasher } from "./stateHashes.ts";
import { openLogStore } from "./store.ts";

/** For all sessions together, in characters: a few hours of live betting. */
const BUDGET_BYTES = 24_000_000;

const OWNER_KEY = "tl.logOwner";
const StoredOwner = shape({ owner: t.string, until: nullable(finite) }, { markedAt: finite });

/** The page's stored log. */
export const logModule: LogModule = {
  createStateHasher,
  open: ({ onTrouble, needSnapshot, reveal }) => {
    const { local } = areasOf(window);
    const store = openLogStore({
      indexedDB: typeof indexedDB === "undefined" ? undefined : indexedDB,
      name: "touchline-log",
      budgetBytes: BUDGET_BYTES,
      schedule: (delayMs, run) => {
        const handle = setTimeout(run, delayMs);
        return () => clearTimeout(handle);
      },
      onTrouble,
      needSnapshot,
    });
    const owned = ownedLog({
      store: withKeptRests(store, local),
      mark: {
        read: () => read(local, OWNER_KEY, StoredOwner) ?? null,
        write: (mark) => writeOwner(local, mark),
      },
      // A checksum, so that the player's id itself is not stored on the device.
      ownerOf: (userId) => checksum(OWNER_KEY, isSealed(userId) ? String(reveal(userId)) : ""),
      needSnapshot,
    });
    return withKeptStarts(owned, local);
  },
};

function writeOwner(local: Storage | null, mark: OwnerMark | null): void {
  try {
    if (mark === null) local?.removeItem(OWNER_KEY);
    else local?.setItem(OWNER_KEY, JSON.stringify(mark));
  } catch {
    // Storage is full or forbidden: this page keeps the mark in memory.
  }
}
