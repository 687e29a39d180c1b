import { createContext, use } from "react";
import type { BehaviorSubject, Observable } from "rxjs";
import type { Command } from "../../commands/define.ts";
import type { Sealed } from "../../codec/codec.ts";
import type { State } from "../../events/index.ts";
import type { SectionStory } from "../../events/sections/index.ts";
import type { HotRecords } from "../../events/sports/index.ts";

/** What the views know of the running app: state to read, orders to send. Nothing else. */
export type Client = {
  readonly state$: BehaviorSubject<State>;
  readonly send: (command: Command) => void;
  /** One match, market or outcome; a new record at most once a frame. */
  record$<N extends keyof HotRecords>(name: N, id: number): Observable<HotRecords[N] | undefined>;
  /** The private value behind a stand-in of the state, to be shown to the player and nowhere kept. */
  readonly reveal: (token: Sealed) => unknown;
  /** Gives a remote section an element to stand in; what comes back takes it away again. */
  readonly attachSection: (section: string, element: HTMLElement) => () => void;
  /** The log of this visit, for the report page. */
  readonly log: LogDesk;
  /** The rules and why they are armed or not; outside production, for who tests. Loaded when first asked for. */
  readonly inspect: () => Promise<Inspector>;
};

export type InspectedRule = {
  readonly id: string;
  readonly purpose: string;
  readonly missing: (state: State) => readonly string[];
  readonly held: (state: State) => readonly string[];
};
export type Inspector = {
  readonly rules: readonly InspectedRule[];
  /** A sentence: why the rule is armed, has fired or has not, as the log of this visit says now. */
  why(rule: string): Promise<string>;
  /** What became of each section, as the log of this visit says now. */
  sections(): Promise<readonly SectionStory[]>;
  /** Type of the entry `seq` of this visit; empty when the log does not hold it. */
  typeOf(seq: number): Promise<string>;
  /** The wall clock as of the last tick, Unix ms. */
  at(): number;
  /** Calls `run` a few times a second until it is stopped; nothing of it gets into the log. */
  tick(run: () => void): () => void;
};

/** Looks into the log and hands it out; only on the player's wish. */
export type LogDesk = {
  summary(): Promise<LogPreview>;
};
/** What a log holds, before it leaves the phone. */
export type LogPreview = {
  readonly entries: number;
  readonly bytes: number;
  /** Most frequent first. */
  readonly byType: readonly { readonly type: string; readonly count: number }[];
  readonly firstAt: number | null;
  readonly lastAt: number | null;
  /** Fields that stay readable, as `Type.field`. */
  readonly openFields: readonly string[];
  /** Values that were replaced when they were written. */
  readonly personal: number;
  readonly secret: number;
};
export const ClientContext = createContext<Client | null>(null);

export function useClient(): Client {
  const client = use(ClientContext);
  if (client === null) throw new Error("useClient: there is no ClientContext above this component");
  return client;
}
