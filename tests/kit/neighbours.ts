import type { MemoryStorage } from "./memoryStorage.ts";
import type { Owner, World } from "./world.ts";

/** Messages of a page reach the other pages after this delay, in true ms. */
const DELIVERY_MS = 1;

type Asked = { readonly owner: Owner; readonly gained: () => void; readonly lost: () => void };

/**
 * What the tabs of one browser share, simulated: BroadcastChannel, Web Locks and storage events. A message
 * never returns to its sender, and waits for a frozen page; a lock goes to the tab that steals it, otherwise
 * in turn.
 */
export class Neighbours {
  readonly #world: World;
  readonly #listeners = new Map<Owner, (text: string) => void>();
  readonly #storageListeners = new Map<Owner, (() => void)[]>();
  #holder: Asked | null = null;
  #queue: readonly Asked[] = [];

  constructor(world: World) {
    this.#world = world;
  }

  channelOf(owner: Owner) {
    return {
      send: (text: string): void => {
        for (const other of this.#listeners.keys()) {
          if (other === owner) continue;
          this.#world.reply(other, () => this.#listeners.get(other)?.(text), DELIVERY_MS);
        }
      },
      listen: (receive: (text: string) => void) => {
        this.#listeners.set(owner, receive);
        return () => {
          this.#listeners.delete(owner);
        };
      },
    };
  }

  /** The shared storage from the point of view of one tab: the others are notified of its writes. */
  storageOf(owner: Owner, area: MemoryStorage) {
    const notifyOthers = () => {
      for (const other of this.#storageListeners.keys()) {
        if (other === owner) continue;
        const tell = () => this.#storageListeners.get(other)?.forEach((receive) => receive());
        this.#world.reply(other, tell, DELIVERY_MS);
      }
    };
    return {
      area: {
        getItem: (key: string) => area.getItem(key),
        setItem: (key: string, value: string): void => {
          area.setItem(key, value);
          notifyOthers();
        },
        removeItem: (key: string): void => {
          area.removeItem(key);
          notifyOthers();
        },
      },
      listen: (receive: () => void): void => {
        const others = this.#storageListeners.get(owner) ?? [];
        this.#storageListeners.set(owner, [...others, receive]);
      },
    };
  }

  lockOf(owner: Owner) {
    return {
      ask: (
        { isStealing }: { readonly isStealing: boolean },
        gained: () => void,
        lost: () => void,
      ): void => {
        const asked = { owner, gained, lost };
        if (this.#holder?.owner === owner) return;
        this.#queue = this.#queue.filter((one) => one.owner !== owner);
        const robbed = this.#holder;
        if (robbed !== null && !isStealing) {
          this.#queue = [...this.#queue, asked];
          return;
        }
        if (robbed !== null) this.#world.reply(robbed.owner, robbed.lost, DELIVERY_MS);
        this.#grant(asked);
      },
      release: (): void => this.#release(owner),
    };
  }

  /** The page is gone: it receives nothing more, and its lock is free. */
  leave(owner: Owner): void {
    this.#listeners.delete(owner);
    this.#storageListeners.delete(owner);
    this.#release(owner);
  }

  #release(owner: Owner): void {
    this.#queue = this.#queue.filter((one) => one.owner !== owner);
    if (this.#holder?.owner !== owner) return;
    const [next, ...rest] = this.#queue;
    this.#holder = null;
    this.#queue = rest;
    if (next !== undefined) this.#grant(next);
  }

  #grant(asked: Asked): void {
    this.#holder = asked;
    this.#world.reply(asked.owner, asked.gained, 0);
  }
}
