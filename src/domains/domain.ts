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

/** Everything about a domain in one place: its state, commands, epics, rules, endpoints and ports. */
export type Domain = {
  /** Its name in the log. */
  readonly name: string;
  readonly slices?: readonly Slice[];
  readonly commands?: readonly AnyCommand[];
  /** Started in this order. */
  readonly epics?: readonly Epic[];
  /** The rules that its epics follow. */
  readonly rules?: readonly Rule[];
  /** Who may visit which page; active once the domain has arrived. */
  readonly guards?: Readonly<Partial<Record<GuardName, Guard>>>;
  /** Rows of the route table. */
  readonly routes?: Readonly<Record<string, RouteRow>>;
  readonly endpoints?:
    | readonly Endpoint[]
    | ((page: Pick<PageContext, "language" | "location">) => readonly Endpoint[]);
  /** Called once, before the domain arrives. */
  readonly ports?: (page: PageContext) => readonly Port[];
};

/** A domain's access to the page. */
export type Port = {
  /** Receives every entry, starting with the one that records the domain's arrival. */
  readonly onEntry?: (entry: Entry) => void;
  /** The domain's epics and reducers are running: they receive everything reported from now on. */
  readonly onArrived?: () => void;
};

/** What the page provides to the ports of domains. */
export type PageContext = {
  readonly window: Window & typeof globalThis;
  readonly location: Location;
  readonly vault: Vault;
  readonly cookies: CookieJar;
  readonly areas: Areas;
  readonly language: string;
  /** Query of the address that the visit started with. */
  readonly search: string;
  /** Random id of this tab. */
  readonly tab: string;
  readonly report: (draft: Draft) => void;
  readonly wake: () => void;
  readonly state: () => State;
  readonly state$: BehaviorSubject<State>;
  /** Fetches the code of a section, where there is such a section. */
  readonly loadSection: (section: string) => Promise<unknown>;
  /** Bearer token, if there is a valid one. */
  readonly token: () => string | null;
  /** Elements for remote sections. */
  readonly remoteSlots: RemoteSlots;
};

export const domain = <const D extends Domain>(registration: D): D => registration;
