import type { Entry } from "../../src/events/define.ts";
import type { State } from "../../src/events/index.ts";
import { CameOnline, TabHidden, TabShown, WentOffline } from "../../src/events/shell/events.ts";
import type { Device } from "./device.ts";
import { MemoryStorage } from "./memoryStorage.ts";
import type { Neighbours } from "./neighbours.ts";
import { openPage, type Page } from "./page.ts";
import type { sectionHost } from "./sections.ts";
import type { Server } from "./server.ts";
import type { World } from "./world.ts";

export type TabOptions = {
  readonly number: 1 | 2;
  readonly world: World;
  readonly server: Server;
  readonly neighbours: Neighbours;
  readonly sections: ReturnType<typeof sectionHost>;
  readonly local: MemoryStorage;
  readonly device: Device;
  readonly session: MemoryStorage;
  readonly path: string;
  /** Of the first page. */
  readonly keptAt: number | undefined;
  readonly without: readonly string[];
  readonly draw: () => string;
  readonly receive: (entry: Entry, state: State) => void;
};

/** One browser tab: a series of pages with a session storage that outlives them. */
export class Tab {
  isHidden = false;
  session: MemoryStorage;
  readonly #options: TabOptions;
  #path: string;
  #page: Page | null = null;
  #state: State | null = null;
  #pages = 0;

  constructor(options: TabOptions) {
    this.#options = options;
    this.#path = options.path;
    this.session = options.session;
  }

  get page(): Page | null {
    return this.#page;
  }

  /** Of the last page. */
  get state(): State | null {
    return this.#page?.state() ?? this.#state;
  }

  /** Applies a word of its lane to an open page. */
  take(word: string): void {
    if (word === "reload") this.load();
    else if (word === "close") this.close();
    else if (word === "frozen") this.#options.world.freeze(this);
    else if (word === "thawed") this.#thaw();
    else if (word === "left") this.#leave();
    else if (word === "returned") this.#return();
    else this.#show(word === "visible");
  }

  open(isInAnotherTab = false): void {
    if (isInAnotherTab) this.session = new MemoryStorage();
    const { number, world, server, neighbours, local, without } = this.#options;
    this.#pages += 1;
    this.#page = openPage({
      ...this.#options,
      clock: {
        now: world.now,
        elapsedMs: world.elapsedMs,
        setTimeout: (run, delayMs) => world.timer(this, run, delayMs),
        clearTimeout: world.clearTimeout,
      },
      server: server.connect(this),
      areas: { local, session: this.session },
      shared: neighbours.storageOf(this, local),
      path: this.#path,
      keptAt: this.#pages === 1 ? this.#options.keptAt : undefined,
      isTabHidden: this.isHidden,
      tab: `tab-${number}-${this.#pages}`,
      transport: without.includes("channel") ? null : neighbours.channelOf(this),
      lock: without.includes("locks") ? null : neighbours.lockOf(this),
      leave: (path) => {
        world.reply(
          this,
          () => {
            this.load(path);
          },
          0,
        );
      },
    });
  }

  load(path?: string): void {
    this.close();
    if (path !== undefined) this.#path = path;
    this.open();
  }

  close(): void {
    if (this.#page === null) return;
    this.#state = this.#page.state();
    this.#path = this.#state.navigation.path;
    this.#page = null;
    this.#options.server.disconnect(this);
    this.#options.neighbours.leave(this);
    this.#options.world.forget(this);
  }

  /** The phone wakes, or the network changes; a frozen page receives neither until it is thawed. */
  wake(): void {
    if (!this.#options.world.isFrozen(this)) this.#page?.wake();
  }

  setNetwork(isOnline: boolean): void {
    const page = this.#page;
    if (page === null) return;
    const received = isOnline ? CameOnline({}) : WentOffline({});
    if (this.#options.world.isFrozen(this)) {
      this.#options.world.reply(this, () => page.report(received), 0);
      return;
    }
    page.wake();
    page.report(received);
  }

  /** Restored from the back/forward cache, or thawed: first it checks the clock. */
  #thaw(): void {
    this.#options.world.thaw(this);
    this.#page?.wake();
  }

  /** What a browser does with a page in its back/forward cache. */
  #leave(): void {
    this.#show(false);
    this.#page?.leave();
    this.#options.world.freeze(this);
  }

  #return(): void {
    this.#thaw();
    this.#show(true);
  }

  #show(isShown: boolean): void {
    this.isHidden = !isShown;
    this.#page?.wake();
    this.#page?.report(isShown ? TabShown({}) : TabHidden({}));
  }
}
