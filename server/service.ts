import { version } from "../package.json";
import { resolvePending } from "./coupon/place.ts";
import { settleBets } from "./coupon/settle.ts";
import { Book } from "./feed/book.ts";
import { openFeed } from "./feeds.ts";
import type { Service } from "./http/environment.ts";
import { createAttempts } from "./players/attempts.ts";
import { seedPlayers } from "./players/players.ts";
import { createTokens } from "./players/tokens.ts";
import { createSite } from "./site.ts";
import { reserveCursors, tokenKey } from "./store/meta.ts";
import { openStore } from "./store/store.ts";

export type FeedOptions =
  | { readonly kind: "simulation"; readonly seed: number; readonly speed: number }
  | { readonly kind: "recorded"; readonly file: string; readonly speed: number };

export type ServiceOptions = {
  readonly dataFolder: string;
  readonly feed: FeedOptions;
  readonly now: () => number;
  readonly isProduction: boolean;
};

export type RunningService = Service & { close(): void };

/** The operator without its HTTP side: database, feed, placements and settlement. */
export function createService(options: ServiceOptions): RunningService {
  const store = openStore(options.dataFolder);
  try {
    let aheadMs = 0;
    const now = () => options.now() + aheadMs;
    seedPlayers(store, now());
    const { source, feedNumber } = openFeed(store, options.feed, now());
    const cursors = reserveCursors(store);
    const book = new Book(cursors.first);
    const site = createSite(version);
    const service: RunningService = {
      store,
      book,
      source,
      feedNumber,
      tokens: createTokens(tokenKey(store)),
      attempts: createAttempts(),
      isProduction: options.isProduction,
      site,
      get appVersion() {
        return site.appVersion;
      },
      sectionsDown: new Set(),
      registration: { reminder: null },
      now,
      step: () => {
        source.advance(book, now());
        cursors.use(book.cursor + 1);
        book.seal(now());
        resolvePending(service);
        settleBets(service);
      },
      advance: (byMs) => {
        aheadMs += byMs;
        service.step();
      },
      close: () => store.close(),
    };
    service.step();
    return service;
  } catch (error) {
    store.close();
    throw error;
  }
}
