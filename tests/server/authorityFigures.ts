import { prepaidPercent } from "../../server/coupon/allowed.ts";
import { contactFrom } from "../../server/limits/contact.ts";
import { termsBy } from "../../server/limits/terms.ts";
import type { Pack } from "../../server/packs/pack.ts";
import { isAsked } from "../../server/packs/policy.ts";
import { activityTimes, centralFileOf } from "../../server/registers/centralFiles.ts";
import { createSite } from "../../server/site.ts";
import type { FigureCase } from "./packFigures.ts";

const hour = 3_600_000;
const placed = (pack: Pack, now: number) => ({
  site: { ...createSite(), pack },
  now: () => now,
});

/** What the packs say of other operators and of the authority. */
export const authorityFigureCases: readonly FigureCase[] = [
  ...(
    [
      ["DE", "2021-07-01"],
      ["GB", "2020-04-14"],
      ["MT", "2018-07-01"],
      ["SE", "2019-01-01"],
      ["US-PA", "2021-08-28"],
    ] as const
  ).map(
    ([pack, since]): FigureCase => [
      pack,
      "nothing is paid in advance",
      "noPlayOnCredit",
      since,
      (asked, now) => prepaidPercent(placed(asked, now)),
      50,
      0,
    ],
  ),
  [
    "DE",
    "half an hour without an act",
    "activity.idle",
    "2021-07-01",
    (pack, now) => activityTimes(placed(pack, now)).idleMs,
    Number.POSITIVE_INFINITY,
    hour / 2,
  ],
  [
    "DE",
    "five minutes before play elsewhere",
    "activity.wait",
    "2021-07-01",
    (pack, now) => activityTimes(placed(pack, now)).waitMs,
    0,
    hour / 12,
  ],
  [
    "DE",
    "file of activity",
    "Activity file",
    "2021-07-01",
    (pack, now) => centralFileOf(placed(pack, now), "activity")?.name,
    undefined,
    "Activity file",
  ],
  [
    "DE",
    "file of deposits",
    "Limit file",
    "2021-07-01",
    (pack, now) => [20, 21, 22].filter(termsBy(pack, now).isAcrossOperators),
    [],
    [22],
  ],
  [
    "DE",
    "record for the authority",
    "authorityRecord",
    "2021-07-01",
    (pack, now) => isAsked(placed(pack, now), "authorityRecord"),
    false,
    true,
  ],
  [
    "SE",
    "contact about a high limit",
    "contact.deposit.month",
    "2021-12-13",
    (pack, now) => contactFrom(pack, now),
    null,
    { amount: 10_000, iso: "SEK", cents: 83_333 },
  ],
];
