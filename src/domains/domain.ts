import type { BehaviorSubject } from "rxjs";
import type { AnyCommand } from "../commands/define.ts";
import type { Epic } from "../epics/epic.ts";
import type { Rule } from "../epics/rules/rule.ts";
import type { Draft, Entry } from "../events/define.ts";
import type { State } from "../events/index.ts";
import type { Guard, GuardName, RouteRow } from "../events/navigation/index.ts";
import type { Slice } from "../events/slice.ts";
import type { Endpoint } from "../infra/http/request.ts";
import type { CookieJar } from "../infra/ports/cookieJar.ts";
import type { RemoteSlots } from "../infra/ports/remoteSlots.ts";
import type { Areas } from "../infra/ports/storage.ts";
import type { Vault } from "../infra/vault.ts";

/** All that is known of a domain, once: what it folds, decides and does, what it asks of the server and of the page. */
export type Domain = {
  /** As the log names it. */
  readonly name: string;
  readonly slices?: readonly Slice[];
  readonly commands?: readonly AnyCommand[];
  /** Started in this order. */
  readonly epics?: readonly Epic[];
  /** Those that its epics follow. */
  readonly rules?: readonly Rule[];
  /** Who may be where; asked from the entry on with which the domain arrives. */
  readonly guards?: Readonly<Partial<Record<GuardName, Guard>>>;
  /** Rows of the table of routes. */
  readonly routes?: Readonly<Record<string, RouteRow>>;
  readonly endpoints?:
    | readonly Endpoint[]
    | ((page: Pick<PageContext, "language" | "location">) => readonly Endpoint[]);
  /** Called once, before the domain arrives. */
  readonly ports?: (page: PageContext) => readonly Port[];
};

/** Where a domain touches the page. */
export type Port = {
  /** Gets every entry from the one on with which the domain arrived. */
  readonly onEntry?: (entry: Entry) => void;
  /** Its epics and folds are there: they get what is reported from now on. */
  readonly onArrived?: () => void;
};

/** What the page has for the ports of domains. */
export type PageContext = {
  readonly window: Window & typeof globalThis;
  readonly location: Location;
  readonly vault: Vault;
  readonly cookies: CookieJar;
  readonly areas: Areas;
  readonly language: string;
  /** Query of the address with which the visit began. */
  readonly search: string;
  /** Random id of this tab. */
  readonly tab: string;
  readonly report: (draft: Draft) => void;
  readonly wake: () => void;
  readonly state: () => State;
  readonly state$: BehaviorSubject<State>;
  /** Fetches the code of a section, where there is such a section. */
  readonly loadSection: (section: string) => Promise<unknown>;
  /** Bearer token, while there is one that counts. */
  readonly token: () => string | null;
  /** Elements for remote sections. */
  readonly remoteSlots: RemoteSlots;
};

export const domain = <const D extends Domain>(registration: D): D => registration;
