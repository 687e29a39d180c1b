import { createContext, use } from "react";
import type { BehaviorSubject, Observable } from "rxjs";
import type { Command } from "../../commands/index.ts";
import type { State } from "../../events/index.ts";
import type { HotRecords } from "../../events/sports/tables.ts";

/** What the views know of the running app: state to read, orders to send. Nothing else. */
export type Client = {
  readonly state$: BehaviorSubject<State>;
  readonly send: (command: Command) => void;
  /** One match, market or outcome; a new record at most once a frame. */
  record$<N extends keyof HotRecords>(name: N, id: number): Observable<HotRecords[N] | undefined>;
  /** The log of this visit, for the report page. */
  readonly log: LogDesk;
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
