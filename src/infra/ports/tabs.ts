import type { Draft, Entry } from "../../events/define.ts";
import {
  LeadAsked,
  LeadGained,
  LeadLost,
  TabMessageDropped,
  TabMessageReceived,
  TabMessageSent,
  TabsJoined,
} from "../../events/tabs/events.ts";
import { decode } from "../../codec/codec.ts";

/** Sends a text to the other tabs of this browser, never back to the sender. */
export type TabTransport = {
  send(text: string): void;
  /** Returns a function that stops listening. */
  listen(receive: (text: string) => void): () => void;
};

/**
 * A lock that one tab of the browser holds. Null where there are no locks: then heartbeats alone decide who
 * leads.
 */
export type LeadLock = {
  /** A later request replaces an earlier one. */
  ask(options: { readonly isStealing: boolean }, gained: () => void, lost: () => void): void;
  release(): void;
} | null;

type TabsOptions = {
  readonly transport: TabTransport | null;
  readonly lock: LeadLock;
  readonly report: (draft: Draft) => void;
  /** Random id of this tab. */
  readonly tab: string;
};

/** Longer than a full coupon; anything longer is not ours. */
const MAX_LENGTH = 500_000;

/**
 * Connects events and the other tabs of this browser. Without a transport every tab is alone and leads
 * itself.
 */
export class TabsPort {
  readonly #options: TabsOptions;
  /**
   * The page was left and may be kept in the back/forward cache: it must hold no lock until it is shown
   * again.
   */
  #isAway = false;

  constructor(options: TabsOptions) {
    this.#options = options;
  }

  readonly start = (): void => {
    const { transport, lock, report, tab } = this.#options;
    if (transport === null) return;
    transport.listen((text) => report(messageEvent(text)));
    report(TabsJoined({ tab, hasLock: lock !== null }));
  };

  readonly onEntry = (entry: Entry): void => {
    const { transport, tab } = this.#options;
    if (TabMessageSent.is(entry)) transport?.send(JSON.stringify({ tab, message: entry.data }));
    else if (LeadAsked.is(entry)) this.#requestLead(entry.data.isStealing);
  };

  /** The page is being left. */
  readonly leave = (): void => {
    const { lock, report } = this.#options;
    if (lock === null) return;
    this.#isAway = true;
    lock.release();
    report(LeadLost({}));
  };

  #requestLead(isStealing: boolean): void {
    const { lock, report } = this.#options;
    const gained = () => report(LeadGained({}));
    if (lock === null) return gained();
    if (this.#isAway && !isStealing) return;
    this.#isAway = false;
    lock.ask({ isStealing }, gained, () => report(LeadLost({})));
  }
}

/** Any script of this origin may have written the text: nothing in it is trusted. */
function messageEvent(text: string): Draft {
  if (text.length > MAX_LENGTH) return TabMessageDropped({ code: "too_long" });
  try {
    const decoded = decode(TabMessageReceived.codec, JSON.parse(text));
    if (decoded.tag === "ok") return TabMessageReceived(decoded.value);
    return TabMessageDropped({ code: "no_message" });
  } catch {
    return TabMessageDropped({ code: "no_json" });
  }
}
