import * as t from "io-ts";
import { CashOutsFound } from "../../events/cashOut/events.ts";
import { type Sale, StoredCashOut } from "../../events/cashOut/index.ts";
import type { Draft, Entry } from "../../events/define.ts";
import type { State } from "../../events/index.ts";
import { DomainsArrived } from "../../events/runtime/events.ts";
import { SessionOpened } from "../../events/session/events.ts";
import { TabShown, ValueNotStored } from "../../events/shell/events.ts";
import type { Vault } from "../vault.ts";
import { ownerMark } from "./ownerMark.ts";
import { read } from "./storage.ts";

const KEY = "tl.cashOut";

export type CashOutsOptions = {
  /** Shared by all tabs; null where storage is forbidden. */
  readonly local: Pick<Storage, "getItem" | "setItem" | "removeItem"> | null;
  /** Calls back when another tab has written. */
  readonly onOtherTab: (receive: () => void) => void;
  readonly vault: Vault;
  readonly state: () => State;
  readonly report: (draft: Draft) => void;
};

/**
 * Stores sales without a certain answer on the device before they are sent: for the next page, for the other
 * tabs, and for the player who comes back. It receives each entry after its fold, so nothing is sent before it
 * is stored.
 */
export function cashOutsPort({ local, onOtherTab, vault, state, report }: CashOutsOptions) {
  /** Keys of the sales that this page has seen; all others are left on the device as they are. */
  const seen = new Set<string>();
  let sales: readonly Sale[] = [];
  let isLoaded = false;
  let lastReported = "";

  const readStored = (): readonly StoredCashOut[] => read(local, KEY, t.array(StoredCashOut)) ?? [];
  const markOf = (key: string, userId: unknown): number => ownerMark(key, vault.open(userId));

  const check = (isElsewhere: boolean): void => {
    const { session } = state();
    const userId = session.tag === "player" ? session.userId : null;
    const found = readStored().map(({ mark, ...sale }) => ({
      ...sale,
      isOwn: userId !== null && markOf(sale.key, userId) === mark,
    }));
    const text = JSON.stringify([userId, found]);
    if (text === lastReported || (lastReported === "" && found.length === 0)) return;
    lastReported = text;
    report(CashOutsFound({ userId, isElsewhere, sales: found }));
  };

  const keep = (): void => {
    sales = state().cashOut.sales;
    for (const { key } of sales) seen.add(key);
    const stored = readStored();
    const list = [
      ...stored.filter(({ key }) => !seen.has(key)),
      ...sales.map(({ key, sentAt, wish, userId }) => ({
        key,
        sentAt,
        wish,
        mark: stored.find((sale) => sale.key === key)?.mark ?? markOf(key, userId),
      })),
    ];
    if (JSON.stringify(list) === JSON.stringify(stored)) return;
    try {
      if (list.length === 0) local?.removeItem(KEY);
      else local?.setItem(KEY, JSON.stringify(list));
    } catch {
      report(ValueNotStored({ key: KEY }));
    }
  };

  onOtherTab(() => {
    if (isLoaded) check(true);
  });

  return (entry: Entry): void => {
    if (DomainsArrived.is(entry) && entry.data.domains.includes("cashOut")) {
      isLoaded = true;
      check(false);
    }
    if (!isLoaded) return;
    // What was found is on the device already.
    if (state().cashOut.sales !== sales) {
      if (CashOutsFound.is(entry)) {
        sales = state().cashOut.sales;
        for (const { key } of sales) seen.add(key);
      } else keep();
    }
    if (SessionOpened.is(entry) || TabShown.is(entry)) check(TabShown.is(entry));
  };
}
