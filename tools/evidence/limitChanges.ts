import type { Entry } from "../../src/events/define.ts";
import type { State } from "../../src/events/index.ts";
import {
  CancelLimit,
  type ClientLimit,
  ClientLimits,
  DecideLimit,
  LimitTestAnswers,
  SaveLimits,
} from "../../src/events/limits/events.ts";
import { NO_DEPOSIT_LIMIT, REALITY_CHECK, SINGLE_WAGER } from "../../src/events/limits/types.ts";
import type { Asked } from "./duties.ts";
import { type Breach, type Place, placeOf, type Witness } from "./walk.ts";

/** What happened to a limit; `value` as the limit service counts it, null: none. */
export type LimitEvent = Place & {
  readonly limitType: number;
  readonly what: "asked" | "refused" | "waiting" | "in force" | "confirmed" | "rejected";
  readonly value: number | null;
  readonly measure: string | null;
  /** Of one that waits: when the pack lets it apply, Unix ms; null: the pack does not say. */
  readonly dueAt: number | null;
};

/** A value before another one; from when on a looser one has to wait, Unix ms. */
type Known = { readonly value: number; readonly seenAt: number };

/** Each change of a limit on money or on the session's time: asked, waiting, confirmed, in force. */
export function limitChangesWitness(askedAt: (at: number) => Asked) {
  const events: LimitEvent[] = [];
  const breaches: Breach[] = [];
  const saves = new Map<
    number,
    readonly { readonly limitType: number; readonly limitValue: number }[]
  >();
  const known = new Map<number, Known>();
  const waiting = new Map<number, ClientLimit>();
  const askedSince = new Map<number, number>();
  const overBound = new Set<string>();
  /** Types whose change the player has asked for or rejected since the last list. */
  const unconfirmed = new Map<number, "asked" | "rejected">();
  let player: unknown = null;

  const add = (
    entry: Entry,
    limitType: number,
    what: LimitEvent["what"],
    value: number | null,
    more: { readonly measure?: string; readonly dueAt?: number | null } = {},
  ) =>
    events.push({
      ...placeOf(entry),
      limitType,
      what,
      value: value === NO_DEPOSIT_LIMIT ? null : value,
      measure: more.measure ?? null,
      dueAt: more.dueAt ?? null,
    });

  const forget = () => {
    for (const memory of [known, waiting, askedSince, unconfirmed]) memory.clear();
    overBound.clear();
  };

  /** The first time that a list shows another value in force. */
  function inForce(entry: Entry, limitType: number, now: ClientLimit | undefined): void {
    const value = now === undefined ? noneOf(limitType) : now.limitValue;
    const before = known.get(limitType);
    known.set(limitType, { value, seenAt: entry.at });
    if (before === undefined && now === undefined) return;
    if (before?.value === value) return;
    add(entry, limitType, "in force", now === undefined ? null : value, measureOf(now));
    const waited = waiting.get(limitType);
    const choice = unconfirmed.get(limitType);
    const since = askedSince.get(limitType);
    askedSince.delete(limitType);
    waiting.delete(limitType);
    if (before === undefined || !isLooser(limitType, before.value, value)) return;
    const cause = unaskedCause(choice, waited);
    if (cause !== null && askedAt(entry.at).isReaffirmed(limitType))
      breaches.push({
        ...placeOf(entry),
        duty: "limit-reaffirmed",
        cause: `limit ${limitType} went from ${valueText(before.value)} to ${valueText(value)} ${cause}`,
      });
    const waitMs = askedAt(entry.at).waitMs(limitType);
    if (waitMs === null) return;
    // By the server's clock where it says both times; else by the page's, from the last moment without the change.
    const [from, to] =
      waited !== undefined && now !== undefined && now.startedAt > waited.startedAt
        ? [waited.startedAt * 1000, now.startedAt * 1000]
        : [waited === undefined ? (since ?? before.seenAt) : waited.startedAt * 1000, entry.at];
    if (to - from >= waitMs) return;
    breaches.push({
      ...placeOf(entry),
      duty: "limit-wait",
      cause: `limit ${limitType} went from ${valueText(before.value)} to ${valueText(value)} after ${hours(to - from)} h at most; the pack asks for ${hours(waitMs)} h`,
    });
  }

  function listed(entry: Entry, items: readonly ClientLimit[]): void {
    const types = new Set([...known.keys(), ...items.map(({ limitType }) => limitType)]);
    for (const limitType of [...types].filter(isCounted)) {
      const find = (limitState: string) =>
        items.find((item) => item.limitType === limitType && item.limitState === limitState);
      inForce(entry, limitType, find("ACTIVE"));
      const pending = find("PENDING");
      const isNew = waiting.get(limitType)?.startedAt !== pending?.startedAt;
      if (pending === undefined) {
        waiting.delete(limitType);
        continue;
      }
      waiting.set(limitType, pending);
      if (!isNew) continue;
      const waitMs = askedAt(entry.at).waitMs(limitType);
      add(entry, limitType, "waiting", pending.limitValue, {
        ...measureOf(pending),
        dueAt: waitMs === null ? null : pending.startedAt * 1000 + waitMs,
      });
    }
    unconfirmed.clear();
    for (const { limitType, atMost } of askedAt(entry.at).bounds) {
      const item = items.find((one) => one.limitType === limitType && one.limitState === "ACTIVE");
      // A limit in another currency cannot be set against the pack's euros.
      if (item === undefined || item.measure !== "EUR" || item.limitValue <= atMost) continue;
      const key = `${limitType} ${item.limitValue}`;
      if (overBound.has(key)) continue;
      overBound.add(key);
      breaches.push({
        ...placeOf(entry),
        duty: "limit-bound",
        cause: `limit ${limitType} is ${valueText(item.limitValue)}; the pack allows at most ${atMost}`,
      });
    }
  }

  const witness: Witness = {
    receive: ({ entry, before, after }) => {
      const now = userOf(after);
      if (now !== player && now !== null) forget();
      if (now !== null) player = now;
      if (SaveLimits.asked.is(entry)) {
        const { limits } = entry.data.ask;
        saves.set(entry.data.call, limits);
        for (const { limitType, limitValue } of limits.filter((limit) =>
          isCounted(limit.limitType),
        )) {
          add(entry, limitType, "asked", limitValue);
          askedSince.set(limitType, entry.at);
          unconfirmed.set(limitType, "asked");
        }
      }
      if (SaveLimits.failed.is(entry))
        for (const { limitType, limitValue } of saves.get(entry.data.call) ?? [])
          if (isCounted(limitType)) {
            add(entry, limitType, "refused", limitValue);
            askedSince.delete(limitType);
            unconfirmed.delete(limitType);
          }
      if (DecideLimit.answered.is(entry) || CancelLimit.answered.is(entry)) {
        const { limitType } = entry.data.ask;
        const isConfirmed = "action" in entry.data.ask && entry.data.ask.action === 1;
        const value = waiting.get(limitType)?.limitValue ?? null;
        add(entry, limitType, isConfirmed ? "confirmed" : "rejected", value);
        if (isConfirmed) unconfirmed.delete(limitType);
        else unconfirmed.set(limitType, "rejected");
      }
      // Only whole lists: they are what the server says is in force.
      const isList =
        ClientLimits.answered.is(entry) ||
        SaveLimits.answered.is(entry) ||
        LimitTestAnswers.answered.is(entry);
      if (isList && (ClientLimits.answered.is(entry) || before.limits.items !== after.limits.items))
        listed(entry, after.limits.items);
    },
  };
  return {
    ...witness,
    events: (): readonly LimitEvent[] => events,
    breaches: (): readonly Breach[] => breaches,
  };
}

const userOf = ({ session }: State): unknown => (session.tag === "player" ? session.userId : null);

/** Money (1 to 22, 40) and the session's time (31); a reality check only informs, and its interval changes at once. */
const isCounted = (limitType: number): boolean =>
  limitType !== REALITY_CHECK &&
  (limitType <= 22 || limitType === SESSION || limitType === SINGLE_WAGER);
const SESSION = 31;

/** Looser than any other. */
const noneOf = (limitType: number): number => (limitType === SESSION ? -1 : NO_DEPOSIT_LIMIT);

const isLooser = (limitType: number, before: number, value: number): boolean =>
  before !== noneOf(limitType) && (value > before || value === noneOf(limitType));

/**
 * How a looser limit came into force without the player's confirmation; null: it may have been confirmed, in this log or
 * on another device.
 */
function unaskedCause(
  choice: "asked" | "rejected" | undefined,
  waited: ClientLimit | undefined,
): string | null {
  if (choice === "rejected") return "after the player had rejected it";
  if (waited !== undefined)
    return waited.needApprove ? null : "without being the player's to confirm";
  return choice === "asked" ? "at once, without a question" : null;
}

const measureOf = (limit: ClientLimit | undefined) =>
  limit === undefined ? {} : { measure: limit.measure };

const valueText = (value: number): string =>
  value === NO_DEPOSIT_LIMIT || value === -1 ? "none" : `${value}`;

const hours = (ms: number): string => (ms / 3_600_000).toFixed(1).replace(".0", "");
