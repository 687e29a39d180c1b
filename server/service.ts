import { fileURLToPath } from "node:url";
import { recordActs } from "./authority/record.ts";
import { createOffers } from "./coupon/offers.ts";
import { resolvePending } from "./coupon/place.ts";
import { sellReached } from "./coupon/sales.ts";
import { settleBets } from "./coupon/settle.ts";
import { Book } from "./feed/book.ts";
import { createCspReports } from "./cspReports.ts";
import { openFeed } from "./feeds.ts";
import type { Service } from "./http/environment.ts";
import { createOutbox } from "./outbox.ts";
import { createEventLogs } from "./eventLogs.ts";
import type { Front } from "./http/front.ts";
import { createDevices } from "./players/devices.ts";
import { createPasswords } from "./players/passwords.ts";
import { assertNoDemo, seedPlayers } from "./players/players.ts";
import { enterOldSessions } from "./players/sessions.ts";
import { createTokens } from "./players/tokens.ts";
import { createVisitors } from "./players/visitors.ts";
import { loadPacks, ownPacks, packNamed } from "./packs/packs.ts";
import { createRegisters } from "./registers/port.ts";
import { endActivities } from "./registers/activity.ts";
import { createRates } from "./rates/rates.ts";
import { openSections } from "./sections/host.ts";
import { type OwnSections, withOwnSections } from "./sections/own.ts";
import { createSite } from "./site.ts";
import { reserveCursors, tokenGenerations, tokenKey } from "./store/meta.ts";
import { openStore } from "./store/store.ts";

export type FeedOptions =
  | {
      readonly kind: "simulation";
      readonly seed: number;
      readonly speed: number;
      /** Unix milliseconds whose time of the week the season starts at; by default the clock's. */
      readonly beginsAt?: number;
      /** Its feed number in a database without feeds; each number starts its ids 250 million higher. */
      readonly number?: number;
    }
  | { readonly kind: "recorded"; readonly file: string; readonly speed: number };

export type ServiceOptions = {
  readonly dataFolder: string;
  readonly feed: FeedOptions;
  readonly now: () => number;
  readonly isProduction: boolean;
  /** Folder of the sections hosted here; by default the project's. */
  readonly sectionsFolder?: string;
  /** Folder of the policy packs; by default the project's. */
  readonly packsFolder?: string;
  /** The id of the policy pack that holds from the start; by default none. */
  readonly pack?: string | null;
  /** The screens of our own client; omitted if it is served elsewhere. */
  readonly ownSections?: OwnSections | null;
  /** The origin of the pages if a proxy is in front of the server; by default as requested. */
  readonly origin?: string | null;
  /** Number of proxies in front of the server that set `X-Forwarded-For`; by default none. */
  readonly proxies?: number;
  /** Multiplies the production rate limits per address and session; by default 1. */
  readonly rateFactor?: number;
};

export const frontOf = (options: {
  readonly isProduction?: boolean;
  readonly origin?: string | null;
  readonly proxies?: number;
}): Front => ({
  isProduction: options.isProduction ?? false,
  origin: options.origin ?? null,
  proxies: options.proxies ?? 0,
});

const examples = fileURLToPath(new URL("../examples/sections", import.meta.url));

export type RunningService = Service & { close(): void };

/** The operator without its HTTP side: database, feed, placements and settlement. */
export function createService(options: ServiceOptions): RunningService {
  const store = openStore(options.dataFolder);
  try {
    let aheadMs = 0;
    const now = () => options.now() + aheadMs;
    if (options.isProduction) assertNoDemo(store);
    else seedPlayers(store, now());
    enterOldSessions(store);
    const { source, feedNumber } = openFeed(store, options.feed, now());
    const cursors = reserveCursors(store);
    const book = new Book(cursors.first);
    const packs = loadPacks(options.packsFolder ?? ownPacks);
    const site = createSite(packNamed(packs, options.pack ?? null));
    const key = tokenKey(store);
    const service: RunningService = {
      store,
      book,
      source,
      feedNumber,
      tokens: createTokens(key, tokenGenerations(store)),
      passwords: createPasswords(),
      devices: createDevices(key),
      visitors: createVisitors(key),
      offers: createOffers(key),
      offerKey: key,
      rates: createRates(options.rateFactor ?? 1),
      eventLogs: createEventLogs(store, options.dataFolder),
      front: frontOf(options),
      cspReports: createCspReports(),
      registers: createRegisters(options.isProduction),
      outbox: createOutbox(options.isProduction),
      isProduction: options.isProduction,
      site,
      get appVersion() {
        return site.appVersion;
      },
      sections: withOwnSections(
        openSections(options.sectionsFolder ?? examples, options.isProduction),
        options.ownSections ?? (() => null),
      ),
      sectionsDown: new Set(),
      registration: { reminder: null },
      packs,
      now,
      step: () => {
        source.advance(book, now());
        cursors.use(book.cursor + 1);
        book.seal(now());
        resolvePending(service);
        settleBets(service);
        sellReached(service);
        endActivities(service);
        recordActs(service);
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
