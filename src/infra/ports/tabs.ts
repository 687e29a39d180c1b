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

/** Carries a text to the other tabs of this browser, never back to the sender. */
export type TabTransport = {
  send(text: string): void;
  /** Gives back how to stop listening. */
  listen(receive: (text: string) => void): () => void;
};

/** One tab of the browser has it. Null where there is none: then beats alone decide who leads. */
export type LeadLock = {
  /** A later ask stands in place of an earlier one. */
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

/** Longer than a coupon full of bets; whatever is longer is not ours. */
const LONGEST = 500_000;

/**
 * Between the facts and the other tabs of this browser. Without a transport every tab is alone and leads
 * itself.
 */
export class TabsPort {
  readonly #options: TabsOptions;
  /** The page was left and may be kept aside: it must hold no lock until it is shown again. */
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
    else if (LeadAsked.is(entry)) this.#ask(entry.data.isStealing);
  };

  /** The page is being left. */
  readonly leave = (): void => {
    const { lock, report } = this.#options;
    if (lock === null) return;
    this.#isAway = true;
    lock.release();
    report(LeadLost({}));
  };

  #ask(isStealing: boolean): void {
    const { lock, report } = this.#options;
    const gained = () => report(LeadGained({}));
    if (lock === null) return gained();
    if (this.#isAway && !isStealing) return;
    this.#isAway = false;
    lock.ask({ isStealing }, gained, () => report(LeadLost({})));
  }
}

/** What any script of this origin may have written: trusted in nothing. */
function messageEvent(text: string): Draft {
  if (text.length > LONGEST) return TabMessageDropped({ code: "too_long" });
  try {
    const decoded = decode(TabMessageReceived.codec, JSON.parse(text));
    if (decoded.tag === "ok") return TabMessageReceived(decoded.value);
    return TabMessageDropped({ code: "no_message" });
  } catch {
    return TabMessageDropped({ code: "no_json" });
  }
}
