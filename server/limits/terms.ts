import type { Service } from "../http/environment.ts";
import { edgesOf, holds, type Pack } from "../packs/pack.ts";
import type { PeriodUnit } from "../packs/periods.ts";
import { centralFileOf, type DepositSubject } from "../registers/centralFiles.ts";
import { brandOf, firstBrand } from "./brands.ts";
import type { CalendarPeriod } from "./calendar.ts";
import { limitTypes, type Offer, offers } from "./offer.ts";
import {
  countedBy,
  isOfMoney,
  noMoneyLimit,
  noSessionLimit,
  periodDays,
  realityCheck,
  selfExclusion,
  session,
  singleWager,
  timeOut,
} from "./types.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How long a looser limit waits before it applies or may be confirmed, where no pack asks for longer. [limits-007] */
const waitMs = 24 * 60 * 60_000;

/** What holds for the limits of all players: by the site's policy pack, else by default. */
export type Terms = {
  /** The brand of the operator: a self-exclusion may be for another. */
  readonly brand: string;
  /** Whether who excludes themselves is asked if it is for all brands. */
  readonly areBrandsAsked: boolean;
  /** How long a looser limit of this type waits. */
  readonly waitMs: (type: number) => number;
  /** The days of the period of a limit on money; by the calendar, about as many. */
  readonly periodDays: (type: number) => number;
  /** The period of a limit by the calendar; null: it ends now, and is so many days long. A session limit has the day. */
  readonly calendarPeriod: (type: number) => CalendarPeriod | null;
  /** The least and the most that a limit of this type may be. */
  readonly edges: (type: number) => ReturnType<typeof edgesOf>;
  /** The types that players may set; limits of other types are not in force. */
  readonly types: readonly number[];
  /** What players may set. */
  readonly offer: (type: number) => Offer;
  /** Whether a looser limit of this type applies only once the player has confirmed it after its wait. */
  readonly isReaffirmed: (type: number) => boolean;
  /** Whether what was paid in at other operators counts as well. */
  readonly isAcrossOperators: (type: number) => boolean;
  /** The types without which there is no play. */
  readonly neededToPlay: readonly number[];
};

/** The terms that hold now. */
export const termsOf = ({ site, now }: Pick<Service, "site" | "now">): Terms => ({
  ...termsBy(site.pack, now()),
  brand: brandOf(site),
});

/** How long the pack makes a looser limit of this type wait, ms; null where it says nothing about it. */
export function askedWaitMs(pack: Pack | null, now: number, type: number): number | null {
  const asked = (pack?.figures ?? []).filter(
    (figure) => figure.of === "limits.wait" && holds(figure, now),
  );
  if (asked.length === 0) return null;
  const isForPeriod = asked.some(({ unit }) => unit === "period");
  // A session limit covers a day.
  const days = termsBy(pack, now).periodDays(type === session ? 1 : type);
  return Math.max(edgesOf(asked).atLeast, isForPeriod ? days * dayMs : 0);
}

export function termsBy(pack: Pack | null, now: number): Terms {
  const figures = (pack?.figures ?? []).filter((figure) => holds(figure, now));
  const of = (name: string) => figures.filter((figure) => figure.of === name);
  const edges: Terms["edges"] = (type) =>
    // No pack has a bound for it, and "none" is below every number of hours.
    type === session
      ? { atLeast: noSessionLimit, atMost: Number.POSITIVE_INFINITY }
      : edgesOf(of(subjectOf(type)));
  const days: Terms["periodDays"] = (type) => {
    const ownDays = periodDays[type] ?? 1;
    return ownDays < 30 ? ownDays : Math.max(ownDays, edgesOf(of("limits.month")).atLeast);
  };
  const isOn = (name: string) =>
    (pack?.switches ?? []).some((entry) => entry.of === name && holds(entry, now));
  const isFree = isOn("freeDepositAmounts");
  const areAllReaffirmed = isOn("reaffirmedIncreases");
  return {
    brand: firstBrand,
    areBrandsAsked: isOn("brandsQuestion"),
    edges,
    periodDays: days,
    calendarPeriod: (type) => calendarPeriodOf(pack, now, type),
    isAcrossOperators: (type) =>
      countedBy(type) === "deposits" &&
      centralFileOf({ site: { pack }, now: () => now }, subjectOf(type)) !== null,
    waitMs: (type) => Math.max(waitMs, askedWaitMs(pack, now, type) ?? 0),
    types: limitTypes.filter((type) => type !== singleWager || isOn("singleWagerLimit")),
    isReaffirmed: (type) =>
      countedBy(type) === "deposits" || (areAllReaffirmed && mayBeLoosened(type)),
    offer: (type) => {
      const { values, ...offer } = offers[type] ?? { values: [], measure: "", kind: "state" };
      if (isFree && countedBy(type) === "deposits") return { ...offer, values: [] };
      return { ...offer, values: withEdges(values, edges(type)) };
    },
    neededToPlay: limitTypes.filter((type) => isOn(`noPlayWithout.${subjectOf(type)}`)),
  };
}

/** A break cannot be loosened, and a reality check only informs. */
const mayBeLoosened = (type: number): boolean => isOfMoney(type) || type === session;

function calendarPeriodOf(pack: Pack | null, now: number, type: number): CalendarPeriod | null {
  const zone = pack?.zone ?? "UTC";
  if (type === session) return { unit: "day", zone, hour: 0 };
  const found = (pack?.calendarPeriods ?? []).find(
    (entry) => entry.of === subjectOf(type) && holds(entry, now),
  );
  const unit = periodUnits[periodDays[type] ?? 0];
  if (found === undefined || unit === undefined) return null;
  return { unit, zone, hour: found.hour ?? 0 };
}

/** The values within the bounds; the bounds themselves are on offer, too. */
function withEdges(
  values: readonly number[],
  { atLeast, atMost }: ReturnType<typeof edgesOf>,
): readonly number[] {
  if (values.length === 0) return values;
  const all = new Set([
    ...values,
    ...[atLeast, atMost].filter((edge) => edge > 0 && Number.isFinite(edge)),
  ]);
  return [...all].filter((value) => value >= atLeast && value <= atMost).sort((a, b) => a - b);
}

const periodUnits: Readonly<Record<number, PeriodUnit>> = { 1: "day", 7: "week", 30: "month" };
const counted = { stakes: "wagering", losses: "loss", deposits: "deposit" } as const;

/** What a pack calls the limits of this type; none for those of which it says nothing. */
function subjectOf(type: number): string {
  if (type === selfExclusion) return "limits.exclusion";
  if (type === timeOut) return "limits.timeOut";
  if (type === realityCheck) return "limits.realityCheck";
  const kind = countedBy(type);
  const period = periodUnits[periodDays[type] ?? 0];
  return kind === null ? "" : `limits.${counted[kind]}.${period}`;
}

/** The limit that a pack calls this. */
export const depositTypeOf = (subject: DepositSubject): number =>
  limitTypes.find((type) => subjectOf(type) === subject) ?? 0;

/** Whether a limit of this type holds for every player, also for one who has set none. */
export const isForAll = (type: number, { edges }: Terms): boolean =>
  (countedBy(type) !== null || type === realityCheck) && Number.isFinite(edges(type).atMost);

/** Whether the value is within the bounds; a limit that limits nothing is not. */
export const isWithin = (type: number, value: number, terms: Terms): boolean => {
  const { atLeast, atMost } = terms.edges(type);
  return value >= atLeast && value <= atMost && (value !== noMoneyLimit || atMost >= noMoneyLimit);
};
