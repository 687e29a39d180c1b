import * as t from "io-ts";
import { decode } from "../../codec/codec.ts";
import { CouponPlaced } from "../../events/coupon/events.ts";
import { PlacementsFound } from "../../events/placement/openEvents.ts";
import { CouponRejected } from "../../events/placement/events.ts";
import type { OpenBet } from "../../events/coupon/index.ts";
import {
  type PlacementAnswer,
  StoredAnswer,
  StoredPlacement,
} from "../../events/placement/index.ts";
import type { Draft, Entry } from "../../events/define.ts";
import type { State } from "../../events/index.ts";
import { DomainsArrived } from "../../events/runtime/events.ts";
import { SessionOpened } from "../../events/session/events.ts";
import { TabShown, ValueNotStored } from "../../events/shell/events.ts";
import type { Vault } from "../vault.ts";
import { ownerMark } from "./ownerMark.ts";
import { read } from "./storage.ts";

const OPEN = "tl.placement";
const ANSWER = "tl.placementAnswer";

export type OpenBetsOptions = {
  /** Shared by all tabs; null where storage is forbidden. */
  readonly local: Pick<Storage, "getItem" | "setItem" | "removeItem"> | null;
  /** Calls back when another tab has written. */
  readonly onOtherTab: (receive: () => void) => void;
  readonly vault: Vault;
  readonly state: () => State;
  readonly report: (draft: Draft) => void;
};

/**
 * Stores bets without a certain answer on the device before they are sent: for the next page, for the other
 * tabs, and for the player who comes back. It receives each entry after its fold, so nothing is sent before
 * it is stored.
 */
export function openBetsPort({ local, onOtherTab, vault, state, report }: OpenBetsOptions) {
  /** Keys of the bets that this page has seen; all others are left on the device as they are. */
  const seen = new Set<string>();
  let open: readonly OpenBet[] = [];
  let isLoaded = false;
  /** The answers to singles of one request; other tabs may be told of the last one only. */
  let ofSet: { readonly key: string; readonly answers: readonly PlacementAnswer[] } | null = null;
  let lastReported = "";

  const readStored = (): readonly StoredPlacement[] => {
    const codec = t.array(StoredPlacement);
    const stored = decode(codec, vault.sealBy(codec, read(local, OPEN, t.array(t.unknown)) ?? []));
    return stored.tag === "ok" ? stored.value : [];
  };

  const write = (key: string, value: unknown): void => {
    try {
      if (value === null) local?.removeItem(key);
      else local?.setItem(key, JSON.stringify(value));
    } catch {
      report(ValueNotStored({ key }));
    }
  };

  const markOf = (key: string, userId: unknown): number => ownerMark(key, vault.open(userId));

  const storedAnswer = ({ set }: OpenBet, answer: PlacementAnswer) => {
    if (set === undefined) return answer;
    const others = ofSet?.key === set.key ? ofSet.answers : [];
    ofSet = { key: set.key, answers: [...others, answer] };
    return others.length === 0 ? answer : { ...answer, others };
  };

  const check = (): void => {
    const { session } = state();
    const userId = session.tag === "player" ? session.userId : null;
    const stored = read(local, ANSWER, StoredAnswer);
    const { others = [], ...last } = stored ?? { key: "" };
    const answers = [...others, last].filter((answer) =>
      open.some(({ key }) => key === answer.key),
    );
    const found = {
      userId,
      open: readStored().map(({ mark, ...bet }) => ({
        ...bet,
        isOwn: userId !== null && markOf(bet.key, userId) === mark,
      })),
    };
    const text = JSON.stringify(found);
    // The coupon is waiting to learn whether there is a bet at all.
    const isAwaited = state().coupon.placement.tag === "unknown" || found.open.length > 0;
    const hasNews = lastReported === "" ? isAwaited : text !== lastReported;
    if (answers.length === 0 && !hasNews) return;
    lastReported = text;
    if (answers.length === 0) report(PlacementsFound(found));
    for (const answer of answers) report(PlacementsFound({ ...found, answer }));
  };

  /** Updates the device to what this page knows. */
  const keep = (entry: Entry): void => {
    const before = open;
    open = state().coupon.open;
    for (const { key } of open) seen.add(key);
    if (PlacementsFound.is(entry)) return;
    const closed = before.find(({ key }) => !open.some((bet) => bet.key === key));
    if (closed !== undefined) write(ANSWER, storedAnswer(closed, answerOf(closed.key, entry)));
    const stored = readStored();
    const list = [
      ...stored.filter(({ key }) => !seen.has(key)),
      ...open.map((bet) => toStored(bet, stored, markOf)),
    ];
    if (JSON.stringify(list) !== JSON.stringify(stored))
      // The next page has other tokens.
      write(OPEN, list.length === 0 ? null : vault.open(list));
  };

  onOtherTab(() => {
    if (isLoaded) check();
  });

  return (entry: Entry): void => {
    if (DomainsArrived.is(entry) && entry.data.domains.includes("placement")) {
      isLoaded = true;
      check();
    }
    if (!isLoaded) return;
    if (state().coupon.open !== open) keep(entry);
    if (SessionOpened.is(entry) || TabShown.is(entry)) check();
  };
}

function toStored(
  { key, sentAt, coupon, isOneClick, isAside, requestId, set, userId }: OpenBet,
  stored: readonly StoredPlacement[],
  markOf: (key: string, userId: unknown) => number,
): StoredPlacement {
  return {
    key,
    sentAt,
    coupon,
    mark: stored.find((bet) => bet.key === key)?.mark ?? markOf(key, userId),
    ...(isOneClick ? { isOneClick } : {}),
    ...(requestId === null ? {} : { requestId }),
    ...(isAside ? { isAside } : {}),
    ...(set === undefined ? {} : { set }),
  };
}

function answerOf(key: string, entry: Entry): PlacementAnswer {
  if (CouponPlaced.is(entry)) {
    const { couponId, coef, amount, possibleWin, message } = entry.data;
    const placed = { couponId, coef, amount, possibleWin };
    return { key, placed: message === undefined ? placed : { ...placed, message } };
  }
  if (CouponRejected.is(entry)) {
    const { code, message } = entry.data;
    return { key, refused: message === undefined ? { code } : { code, message } };
  }
  return { key };
}
