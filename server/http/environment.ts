import type { HttpBindings } from "@hono/node-server";
import type { Context, Hono } from "hono";
import type { Language } from "../feed/cards.ts";
import type { Book } from "../feed/book.ts";
import type { FeedSource } from "../feed/source.ts";
import type { EventLogs } from "../eventLogs.ts";
import type { Offers } from "../coupon/offers.ts";
import type { Devices } from "../players/devices.ts";
import type { Passwords } from "../players/passwords.ts";
import type { Tokens } from "../players/tokens.ts";
import type { Visitors } from "../players/visitors.ts";
import type { Rates } from "../rates/rates.ts";
import type { CspReports } from "../cspReports.ts";
import type { Registers } from "../registers/port.ts";
import type { Outbox } from "../outbox.ts";
import type { SectionHost } from "../sections/host.ts";
import type { Pack } from "../packs/pack.ts";
import type { Site } from "../site.ts";
import type { Store } from "../store/store.ts";
import type { Front } from "./front.ts";

/** Everything the calls need. */
export type Service = {
  readonly store: Store;
  readonly book: Book;
  readonly source: FeedSource;
  readonly feedNumber: number;
  readonly tokens: Tokens;
  readonly passwords: Passwords;
  readonly devices: Devices;
  readonly visitors: Visitors;
  /** Cash-out offers. */
  readonly offers: Offers;
  /** Signs the offers of power bets. */
  readonly offerKey: Buffer;
  /** Rate limits per action. */
  readonly rates: Rates;
  /** Logs uploaded by visitors. */
  readonly eventLogs: EventLogs;
  /** How the server is reached. */
  readonly front: Front;
  /** The national registers of people who may not play. */
  readonly registers: Registers;
  /** Codes and emails to players. */
  readonly outbox: Outbox;
  readonly cspReports: CspReports;
  readonly isProduction: boolean;
  readonly appVersion: string;
  /** The policy packs by id; `site.pack` is the one in force. */
  readonly packs: ReadonlyMap<string, Pack>;
  /** Site-wide state. */
  readonly site: Site;
  /** Sections hosted by this server. */
  readonly sections: SectionHost;
  /** Names of sections that an operator has taken down. */
  readonly sectionsDown: Set<string>;
  /** The reminder to register: `delay` in seconds, `interval` in minutes; null turns it off. */
  readonly registration: { reminder: { delay: number; interval: number } | null };
  /** Unix milliseconds. */
  now(): number;
  /** Brings the feed, pending placements and settlement up to now. */
  step(): void;
  /** Moves the service's clock ahead and catches up. */
  advance(byMs: number): void;
};

export type Env = { Bindings: HttpBindings };
export type App = Hono<Env>;
export type Call = Context<Env>;

/** Language of texts in a private answer; English unless Russian is requested. */
export function languageOf(call: Call): Language {
  return call.req.header("X-Language") === "ru" ? "ru" : "en";
}
