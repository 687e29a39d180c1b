import { createContext, use } from "react";
import type { BehaviorSubject, Observable } from "rxjs";
import type { Command } from "../../commands/define.ts";
import type { Sealed } from "../../codec/codec.ts";
import type { State } from "../../events/index.ts";
import type { SectionStory } from "../../events/sections/index.ts";
import type { HotRecords } from "../../events/sports/index.ts";
import type { PassOn, Reader } from "../../infra/runtime/selections.ts";

/** All that the views see of the running app: state to read and commands to send. */
export type Client = {
  readonly state$: BehaviorSubject<State>;
  /** For one follower of the state: reports only what it has read of it. */
  readonly reader: (passOn?: PassOn) => Reader<State>;
  /** What the server made the page of, for the first render of one that it sent; what only the device knows is shown next. */
  readonly served?: () => State;
  readonly send: (command: Command) => void;
  /** One match, market or outcome; emits when the page is idle. */
  record$<N extends keyof HotRecords>(name: N, id: number): Observable<HotRecords[N] | undefined>;
  /** The private value behind a token of the state. Show it to the player, never store it. */
  readonly reveal: (token: Sealed) => unknown;
  /** Gives a remote section its host element; the returned function takes it away again. */
  readonly attachSection: (section: string, element: HTMLElement) => () => void;
  /** The log of this visit, for the report page. */
  readonly log: LogDesk;
  /** The rules and why they are armed or not; for testers, outside production. Loaded on first use. */
  readonly inspect: () => Promise<Inspector>;
};

export type InspectedRule = {
  readonly id: string;
  readonly purpose: string;
  readonly missing: (state: State) => readonly string[];
  readonly held: (state: State) => readonly string[];
  /** A sentence for each parameter: the figure in force, the layer it is from, and the bound that changed it. */
  readonly figures: (state: State) => readonly string[];
};
export type Inspector = {
  readonly rules: readonly InspectedRule[];
  /** A sentence that says why the rule is armed, has fired or has not, from the current log. */
  why(rule: string): Promise<string>;
  /** The history of each section, from the current log. */
  sections(): Promise<readonly SectionStory[]>;
  /** Type of the log entry `seq`; empty when the log does not hold it. */
  typeOf(seq: number): Promise<string>;
  /** The wall clock, now and a few times a second, Unix ms; none of this is logged. */
  readonly now$: Observable<number>;
};

/** Access to the log, used only when the player asks for it. */
export type LogDesk = {
  /** The visits of the last day that are stored on this device, oldest first. */
  visits(): Promise<readonly VisitPreview[]>;
  /** Of these visits; null: of all. */
  summary(chosen: readonly string[] | null): Promise<LogPreview>;
};
/** A visit whose log can be saved; instants in Unix ms, and how often each happened. */
export type VisitPreview = {
  readonly session: string;
  readonly startedAt: number;
  readonly touchedAt: number;
  readonly bytes: number;
  readonly isCurrent: boolean;
  readonly signIns: number;
  readonly signOuts: number;
  readonly bets: number;
  readonly marks: number;
};
/** Summary of a log, before it leaves the device. */
export type LogPreview = {
  readonly entries: number;
  readonly bytes: number;
  /** Most frequent first. */
  readonly byType: readonly { readonly type: string; readonly count: number }[];
  readonly firstAt: number | null;
  readonly lastAt: number | null;
  /** Fields that stay in plain text, as `Type.field`. */
  readonly openFields: readonly string[];
  /** How many values were replaced on writing. */
  readonly personal: number;
  readonly secret: number;
};
export const ClientContext = createContext<Client | null>(null);

export function useClient(): Client {
  const client = use(ClientContext);
  if (client === null) throw new Error("no ClientContext");
  return client;
}
