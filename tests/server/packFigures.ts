import { expect } from "vitest";
import { askedWaitMs, termsBy } from "../../server/limits/terms.ts";
import type { Pack } from "../../server/packs/pack.ts";
import { minAgeOf, policyOf } from "../../server/packs/policy.ts";
import { fieldsOf } from "../../server/json.ts";
import { registersOf } from "../../server/registers/askings.ts";
import { createSite } from "../../server/site.ts";
import { askedBy } from "../../tools/evidence/duties.ts";

const hour = 3_600_000;
const unbound = { atLeast: 0, atMost: Number.POSITIVE_INFINITY };

/** What the server makes of a pack at a time. */
type Reading = (pack: Pack, now: number) => unknown;
const edges =
  (type: number): Reading =>
  (pack, now) =>
    termsBy(pack, now).edges(type);
const wait =
  (type: number): Reading =>
  (pack, now) =>
    askedWaitMs(pack, now, type);
const month: Reading = (pack, now) => termsBy(pack, now).periodDays(22);
const age: Reading = (pack, now) => minAgeOf({ site: { ...createSite(), pack }, now: () => now });
const policy: Reading = (pack, now) =>
  policyOf({ site: { ...createSite(), pack }, now: () => now })["policy"];
const isInPolicy =
  (name: string): Reading =>
  (pack, now) =>
    fieldsOf(policy(pack, now))[name] === true;
const needed =
  (type: number): Reading =>
  (pack, now) =>
    termsBy(pack, now).neededToPlay.includes(type);
const asks =
  (register: string): Reading =>
  (pack, now) =>
    registersOf({ site: { ...createSite(), pack }, now: () => now }).some(
      ({ name }) => name === register,
    );

/** Pack, what it is about, the figure it speaks of, its day, and what holds before and from it on. */
export type FigureCase = readonly [string, string, string, string, Reading, unknown, unknown];

export const figureCases: readonly FigureCase[] = [
  [
    "DE",
    "most deposits of a month",
    "limits.deposit.month",
    "2021-07-01",
    edges(22),
    unbound,
    { atLeast: 0, atMost: 1000 },
  ],
  ["DE", "days of a month", "limits.month", "2021-07-01", month, 30, 31],
  ["GB", "wait of a looser limit", "limits.wait", "2026-09-30", wait(20), null, 24 * hour],
  ["GB", "days of a month", "limits.month", "2026-09-30", month, 30, 31],
  ["KZ", "least age", "site.minAge", "2024-07-08", age, 18, 21],
  [
    "KZ",
    "length of a self-exclusion",
    "limits.exclusion",
    "2024-07-08",
    edges(30),
    unbound,
    { atLeast: 184, atMost: 3650 },
  ],
  ["SE", "wait of a looser limit of a day", "limits.wait", "2021-12-13", wait(20), null, 72 * hour],
  [
    "SE",
    "wait of a looser limit of a month",
    "limits.wait",
    "2021-12-13",
    wait(22),
    null,
    31 * 24 * hour,
  ],
  ["SE", "days of a month", "limits.month", "2021-12-13", month, 30, 31],
  [
    "US-PA",
    "longest time to a reality check",
    "limits.realityCheck",
    "2021-08-28",
    edges(32),
    unbound,
    { atLeast: 0, atMost: 60 },
  ],
  [
    "US-PA",
    "wait of a looser limit of a week",
    "limits.wait",
    "2021-08-28",
    wait(21),
    null,
    7 * 24 * hour,
  ],
  ...["day", "week", "month"].map(
    (period, index) =>
      [
        "SE",
        `no play without a limit of deposits of a ${period}`,
        `noPlayWithout.limits.deposit.${period}`,
        "2021-12-13",
        needed(20 + index),
        false,
        true,
      ] as const,
  ),
  [
    "DE",
    "no play without a limit of deposits of a month",
    "noPlayWithout.limits.deposit.month",
    "2021-07-01",
    needed(22),
    false,
    true,
  ],
  [
    "DE",
    "month of the calendar",
    "limits.deposit.month by the calendar",
    "2021-07-01",
    (pack, now) => termsBy(pack, now).calendarPeriod(22),
    null,
    { unit: "month", zone: "Europe/Berlin", hour: 0 },
  ],
  [
    "MT",
    "link to the tools on every screen",
    "toolsLink",
    "2023-01-12",
    isInPolicy("hasToolsLink"),
    false,
    true,
  ],
  [
    "MT",
    "the question about brands",
    "brandsQuestion",
    "2023-01-12",
    (pack, now) => termsBy(pack, now).areBrandsAsked,
    false,
    true,
  ],
  [
    "US-PA",
    "session clock",
    "sessionClock",
    "2021-08-28",
    isInPolicy("hasSessionClock"),
    false,
    true,
  ],
  [
    "US-PA",
    "every increase is reaffirmed, but that of a reality check",
    "reaffirmedIncreases",
    "2021-08-28",
    (pack, now) => {
      const { isReaffirmed } = termsBy(pack, now);
      const types = [1, 2, 3, 10, 11, 12, 20, 21, 22, 30, 31, 32, 33, 40].filter(isReaffirmed);
      return [types, isInPolicy("areIncreasesReaffirmed")(pack, now)];
    },
    [[20, 21, 22], false],
    [[1, 2, 3, 10, 11, 12, 20, 21, 22, 31, 40], true],
  ],
  [
    "US-PA",
    "limit on a single wager",
    "singleWagerLimit",
    "2021-08-28",
    (pack, now) => [
      termsBy(pack, now).types.includes(40),
      isInPolicy("hasSingleWagerLimit")(pack, now),
    ],
    [false, false],
    [true, true],
  ],
  ["DE", "panic button", "panicButton", "2021-07-01", isInPolicy("hasPanicButton"), false, true],
  [
    "GB",
    "free amounts of deposit limits",
    "freeDepositAmounts",
    "2025-10-31",
    (pack, now) => termsBy(pack, now).offer(20).values.length === 0,
    false,
    true,
  ],
  ...["elapsed", "staked"].map(
    (content) =>
      [
        "US-PA",
        `the check shows what was ${content}`,
        `checkShows.${content}`,
        "2021-08-28",
        (pack: Pack, now: number) => askedBy(pack, now).content.some((name) => name === content),
        false,
        true,
      ] as const,
  ),
  ...(
    [
      ["DE", "limitsPrompt", "2021-07-01", "deposit"],
      ["GB", "limitsPrompt", "2025-10-31", "deposit"],
      ["MT", "toolsPrompt", "2023-01-12", "tools"],
      ["US-PA", "toolsPrompt", "2021-08-28", "tools"],
    ] as const
  ).map(
    ([id, name, day, asked]) =>
      [
        id,
        "a limit is set or declined first",
        name,
        day,
        (pack: Pack, now: number) => fieldsOf(policy(pack, now))["limitsPrompt"],
        undefined,
        asked,
      ] as const,
  ),
  [
    "GB",
    "time to a review of the limits",
    "LIMITS-REVIEW.everyMs",
    "2025-10-31",
    policy,
    expect.objectContaining({ bounds: {} }),
    expect.objectContaining({ bounds: { "LIMITS-REVIEW.everyMs": { atMost: 181 * 24 * hour } } }),
  ],
  ["DE", "register", "OASIS", "2021-07-01", asks("OASIS"), false, true],
  ["SE", "register", "Spelpaus", "2019-01-01", asks("Spelpaus"), false, true],
  ["GB", "register", "GAMSTOP", "2024-04-01", asks("GAMSTOP"), false, true],
  ...["List of the restricted", "List of debtors"].map(
    (name) => ["KZ", "register", name, "2024-07-08", asks(name), false, true] as const,
  ),
  [
    "DE",
    "idle time",
    "IDLE.idleMs",
    "2021-07-01",
    policy,
    expect.objectContaining({ bounds: {} }),
    expect.objectContaining({ bounds: { "IDLE.idleMs": { atMost: hour / 2 } } }),
  ],
];
