import type { Pack } from "../../server/packs/pack.ts";
import type { OpenedLog } from "../replay/open.ts";
import { type Proof, prove } from "../replay/verify.ts";
import {
  type ActivityTold,
  acrossOperatorsWitness,
  type KeptBookings,
  missingBookings,
} from "./acrossOperators.ts";
import { brandsWitness } from "./brands.ts";
import { type Break, breakBreaches, breaksWitness } from "./breaks.ts";
import { checkDueWitness } from "./checkDue.ts";
import { checkBreaches } from "./checkBreaches.ts";
import { type Check, checksWitness } from "./checks.ts";
import { contactsWitness } from "./contacts.ts";
import { type Deposit, depositsWitness } from "./deposits.ts";
import { askedBy, type Asked } from "./duties.ts";
import { helpLinesWitness, type PageWithHelp } from "./helpLines.ts";
import { type LimitEvent, limitChangesWitness } from "./limitChanges.ts";
import { limitsPromptWitness, type Prompted } from "./limitsPrompt.ts";
import { type Order, ordersWitness } from "./orders.ts";
import { neededLimitsWitness } from "./neededLimits.ts";
import type { Caveat } from "./screens.ts";
import { type RegisterTold, registersWitness } from "./registers.ts";
import { type SessionLimit, sessionLimitBreaches, sessionLimitsWitness } from "./sessionLimits.ts";
import { silenceWitness } from "./silence.ts";
import { singleWagersWitness } from "./singleWagers.ts";
import { type Breach, walk } from "./walk.ts";

/** What exact replay and the chained sums say of a visit. */
export type Verification = {
  readonly tag: "verified" | "in part" | "not verified";
  readonly text: string;
};

/** What a visit proves. It names nobody: no token, no key, no text that was typed. Times in Unix ms. */
export type VisitEvidence = {
  /** The random name of the visit, and the build that wrote it. */
  readonly session: string;
  readonly build: string;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly entries: number;
  readonly verification: Verification;
  /** With which restriction its screens are judged; null: none. */
  readonly caveat: Caveat | null;
  readonly checks: readonly Check[];
  readonly limits: readonly LimitEvent[];
  readonly breaks: readonly Break[];
  readonly sessionLimits: readonly SessionLimit[];
  readonly registers: readonly RegisterTold[];
  readonly activity: readonly ActivityTold[];
  readonly prompts: readonly Prompted[];
  /** Only where the pack has a help line. */
  readonly pages: readonly PageWithHelp[];
  readonly orders: readonly Order[];
  readonly deposits: readonly Deposit[];
  readonly breaches: readonly Breach[];
};

export function evidenceOf(
  opened: OpenedLog,
  pack: Pack,
  accepted: readonly string[],
  bookings: KeptBookings | null,
  screensOf: (build: string) => Caveat | null,
): VisitEvidence {
  const { log } = opened;
  const askedAt = remembered(pack);
  const all = ordersWitness();
  const checkList = checksWitness(askedAt);
  const due = checkDueWitness(askedAt);
  const changes = limitChangesWitness(askedAt);
  const breakList = breaksWitness(askedAt);
  const sessions = sessionLimitsWitness();
  const registers = registersWitness(askedAt);
  const needed = neededLimitsWitness(askedAt);
  const wagers = singleWagersWitness(askedAt);
  const prompts = limitsPromptWitness(askedAt);
  const across = acrossOperatorsWitness(askedAt);
  const contacts = contactsWitness(askedAt);
  const brands = brandsWitness(askedAt);
  const silence = silenceWitness(askedAt);
  const help = helpLinesWitness(askedAt);
  const paid = depositsWitness();
  walk(log, [
    ...[all, checkList, due, changes, breakList, sessions, registers, needed],
    ...[wagers, prompts, paid, across, contacts, brands, silence, help],
  ]);
  const orders = all.orders();
  const deposits = paid.deposits();
  const checks = checkList.checks(orders);
  const breaks = breakList.breaks(orders, all.refusedHere());
  const sessionLimits = sessions.sessionLimits(orders);
  const breaches = [
    ...due.breaches(),
    ...checkBreaches(checks),
    ...changes.breaches(),
    ...breakBreaches(breaks, askedAt),
    ...sessionLimitBreaches(sessionLimits),
    ...needed.breaches(orders, deposits),
    ...wagers.breaches(),
    ...prompts.breaches(orders, deposits),
    ...registers.breaches(orders),
    ...across.breaches(orders, deposits),
    ...contacts.breaches(),
    ...brands.breaches(),
    ...silence.breaches(),
    ...help.breaches(),
    ...(bookings === null ? [] : missingBookings(paid.keyed(), bookings, askedAt)),
  ].toSorted((a, b) => a.seq - b.seq);
  const { header, entries } = log;
  return {
    session: header.session,
    build: header.build,
    startedAt: header.startedAt,
    endedAt: entries.at(-1)?.at ?? header.startedAt,
    entries: entries.length,
    verification: verificationOf(prove(opened, accepted)),
    caveat: screensOf(header.build),
    checks,
    limits: changes.events(),
    breaks,
    sessionLimits,
    registers: registers.told(),
    activity: across.activity(),
    prompts: prompts.prompted(),
    pages: help.pages(),
    orders,
    deposits,
    breaches,
  };
}

const DAY_MS = 86_400_000;

/** A pack changes at the beginning of a day (UTC) at most. */
export function remembered(pack: Pack): (at: number) => Asked {
  const days = new Map<number, Asked>();
  return (at) => {
    const day = Math.floor(at / DAY_MS);
    const known = days.get(day) ?? askedBy(pack, at);
    days.set(day, known);
    return known;
  };
}

function verificationOf(proof: Proof): Verification {
  switch (proof.tag) {
    case "same":
      return {
        tag: "verified",
        text: `Exact replay reproduced all ${proof.entries} entries, and every sum is right.`,
      };
    case "in part":
      return {
        tag: "in part",
        text: `The log was trimmed: exact replay reproduced the ${proof.entries} entries after entry ${proof.trimmedTo}, but for what was running then. What happened before is not judged.`,
      };
    case "different": {
      const { seq, kind } = proof.difference;
      return proof.isAccepted
        ? {
            tag: "verified",
            text: `Exact replay reproduced the log but for differences between builds that are meant: ${proof.builds.map(({ name }) => name).join(", ")}.`,
          }
        : {
            tag: "not verified",
            text: `Exact replay differs at ${seq === 0 ? "the header" : `entry ${seq}`} (${kind}). The log proves nothing; what follows is what it says.`,
          };
    }
  }
}
