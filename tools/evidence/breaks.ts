import type { Entry } from "../../src/events/define.ts";
import {
  BlockUser,
  type ClientLimit,
  ClientLimits,
  LimitTestAnswers,
  SaveLimits,
} from "../../src/events/limits/events.ts";
import { SELF_EXCLUSION, TIME_OUT } from "../../src/events/limits/types.ts";
import type { Asked } from "./duties.ts";
import type { Order } from "./orders.ts";
import { type Breach, type Place, placeOf, type Witness } from "./walk.ts";

export type Break = {
  readonly kind: "self-exclusion" | "time-out";
  /** Null: it was asked for before the log, or elsewhere. */
  readonly asked: Place | null;
  /** Days that were asked for; null: for good, or not known. */
  readonly days: number | null;
  /** Where the log first shows that it is in force; null: it was asked for and is not. */
  readonly inForce: Place | null;
  /** Unix ms; null: without an end, or not known. */
  readonly endsAt: number | null;
  /** Where the server's list no longer has it, it was refused, or another player signed in. */
  readonly ended: Place | null;
  /** Whether it closes play, by the pack. */
  readonly isPlayClosed: boolean;
  readonly firstRefused: (Place & { readonly by: "app" | "server" }) | null;
  /** Bets that went out while it was in force. */
  readonly orders: readonly Order[];
};

type Draft = { -readonly [K in keyof Omit<Break, "firstRefused" | "orders">]: Break[K] } & {
  readonly user: unknown;
};
type RefusedHere = Place & { readonly code: string };

/** Each self-exclusion and time-out: asked, in force, what was refused and what was not. */
export function breaksWitness(askedAt: (at: number) => Asked) {
  const breaks: Draft[] = [];
  const asks = new Map<number, Draft>();
  let user: unknown = null;

  const begin = (entry: Entry, kind: Break["kind"], days: number | null): Draft => {
    const draft: Draft = {
      kind,
      user,
      asked: placeOf(entry),
      days,
      inForce: null,
      endsAt: null,
      ended: null,
      isPlayClosed: kind === "self-exclusion" || !askedAt(entry.at).isTimeOutForDepositsOnly,
    };
    breaks.push(draft);
    return draft;
  };
  const running = (kind: Break["kind"]) =>
    breaks.findLast((one) => one.kind === kind && one.user === user && one.ended === null);

  function listed(entry: Entry, items: readonly ClientLimit[]): void {
    for (const [limitType, kind] of kinds) {
      const item = items.find((one) => one.limitType === limitType && one.limitState === "ACTIVE");
      const known = running(kind);
      if (item === undefined) {
        if (known?.inForce) known.ended = placeOf(entry);
        continue;
      }
      const draft = known ?? begin(entry, kind, null);
      if (known === undefined) draft.asked = null;
      draft.inForce ??= placeOf(entry);
      draft.endsAt = item.endsAt === null ? null : item.endsAt * 1000;
    }
  }

  const witness: Witness = {
    receive: ({ entry, before, after }) => {
      if (after.session.tag === "player" && after.session.userId !== user) {
        user = after.session.userId;
        for (const one of breaks) if (one.user !== user) one.ended ??= placeOf(entry);
      }
      if (SaveLimits.asked.is(entry)) {
        for (const { limitType, limitValue } of entry.data.ask.limits) {
          const kind = kinds.get(limitType);
          if (kind !== undefined) asks.set(entry.data.call, begin(entry, kind, limitValue));
        }
      }
      if (BlockUser.asked.is(entry))
        asks.set(entry.data.call, begin(entry, "self-exclusion", entry.data.ask.days));
      if (BlockUser.answered.is(entry) && entry.data.body.success) {
        const draft = asks.get(entry.data.call);
        if (draft !== undefined) draft.inForce = placeOf(entry);
      }
      if (SaveLimits.failed.is(entry) || BlockUser.failed.is(entry)) {
        const draft = asks.get(entry.data.call);
        if (draft !== undefined) draft.ended = placeOf(entry);
      }
      const isSaved = SaveLimits.answered.is(entry) || LimitTestAnswers.answered.is(entry);
      if (
        ClientLimits.answered.is(entry) ||
        (isSaved && before.limits.items !== after.limits.items)
      )
        listed(entry, after.limits.items);
    },
  };

  return {
    ...witness,
    breaks: (orders: readonly Order[], refusedHere: readonly RefusedHere[]): readonly Break[] =>
      breaks.map(({ user: _user, ...one }) => ({
        ...one,
        firstRefused: firstRefused(one, orders, refusedHere),
        orders: orders.filter((order) => isWithin(one, order)),
      })),
  };
}

const kinds: ReadonlyMap<number, Break["kind"]> = new Map([
  [SELF_EXCLUSION, "self-exclusion"],
  [TIME_OUT, "time-out"],
]);

function isWithin(
  { inForce, ended, endsAt }: Pick<Break, "inForce" | "ended" | "endsAt">,
  { seq, at }: Place,
): boolean {
  if (inForce === null || seq <= inForce.seq) return false;
  return seq < (ended?.seq ?? Number.POSITIVE_INFINITY) && (endsAt === null || at < endsAt);
}

/** The server's code of a bet during a break. */
const EXCLUDED = 33;

function firstRefused(
  one: Pick<Break, "inForce" | "ended" | "endsAt">,
  orders: readonly Order[],
  refusedHere: readonly RefusedHere[],
): Break["firstRefused"] {
  const here = refusedHere.find((place) => place.code === "self_excluded" && isWithin(one, place));
  const there = orders.find((order) => order.code === EXCLUDED && isWithin(one, order));
  const [first] = [
    ...(here === undefined ? [] : [{ seq: here.seq, at: here.at, by: "app" as const }]),
    ...(there === undefined ? [] : [{ seq: there.seq, at: there.at, by: "server" as const }]),
  ].toSorted((a, b) => a.seq - b.seq);
  return first ?? null;
}

export function breakBreaches(
  breaks: readonly Break[],
  askedAt: (at: number) => Asked,
): readonly Breach[] {
  return breaks.flatMap((one): readonly Breach[] => {
    const { kind, isPlayClosed, inForce, asked, days } = one;
    const taken = isPlayClosed ? one.orders.filter(({ outcome }) => outcome !== "refused") : [];
    const bets = taken.map(({ seq, at, outcome }) => ({
      seq,
      at,
      duty: "exclusion" as const,
      cause: `a bet went out during the ${kind} in force since entry ${inForce?.seq ?? 0}${outcome === "taken" ? " and was taken" : "; the log does not say what became of it"}`,
    }));
    if (kind !== "self-exclusion" || asked === null || inForce === null || days === null)
      return bets;
    const { atLeast, atMost } = askedAt(asked.at).exclusionDays;
    if (days >= atLeast && days <= atMost) return bets;
    const bound = days < atLeast ? `at least ${atLeast}` : `at most ${atMost}`;
    const cause = `a self-exclusion of ${days} days was taken; the pack asks for ${bound}`;
    return [{ ...inForce, duty: "exclusion-length" as const, cause }, ...bets];
  });
}
