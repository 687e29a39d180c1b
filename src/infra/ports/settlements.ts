import * as t from "io-ts";
import type { Draft, Entry } from "../../events/define.ts";
import { DomainsArrived } from "../../events/runtime/events.ts";
import { SessionClosed } from "../../events/session/events.ts";
import { SettlementsFound, SettlementsTold } from "../../events/settlements/events.ts";
import { finite } from "../../codec/codec.ts";
import { read } from "./storage.ts";

const key = "tl.settled";
const list = t.array(finite);
const MOST_KEPT = 200;

/**
 * The coupons whose end the player was told of on this device, so that no other tab tells of them again.
 */
export function settlementsPort(options: {
  readonly local: Pick<Storage, "getItem" | "setItem" | "removeItem"> | null;
  /** Calls back when another tab has written. */
  readonly onOtherTab: (receive: () => void) => void;
  readonly report: (draft: Draft) => void;
}): (entry: Entry) => void {
  const { local, onOtherTab, report } = options;
  let isListening = false;
  let reported = "";
  const find = () => {
    const ids = (read(local, key, list) ?? []).slice(-MOST_KEPT);
    const text = ids.join();
    if (ids.length > 0 && text !== reported) report(SettlementsFound({ ids }));
    reported = text;
  };
  const keep = (ids: readonly number[]) => {
    reported = ids.join();
    try {
      if (ids.length === 0) local?.removeItem(key);
      else local?.setItem(key, JSON.stringify(ids));
    } catch {
      // Without storage another tab may say it once more.
    }
  };
  return (entry) => {
    if (!isListening && DomainsArrived.is(entry) && entry.data.domains.includes("settlements")) {
      isListening = true;
      find();
      onOtherTab(find);
    }
    if (SessionClosed.is(entry)) keep([]);
    if (!SettlementsTold.is(entry)) return;
    const before = read(local, key, list) ?? [];
    keep([...new Set([...before, ...entry.data.ids])].slice(-MOST_KEPT));
  };
}
