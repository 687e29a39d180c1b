import { checkPauseMs } from "../../server/limits/checkPause.ts";
import { termsBy } from "../../server/limits/terms.ts";
import type { Pack } from "../../server/packs/pack.ts";
import { policyOf } from "../../server/packs/policy.ts";
import { fieldsOf } from "../../server/json.ts";
import { createSite } from "../../server/site.ts";
import type { FigureCase } from "./packFigures.ts";

const inPolicy = (name: string) => (pack: Pack, now: number) =>
  fieldsOf(policyOf({ site: { ...createSite(), pack }, now: () => now })["policy"])[name];

/** A second-hand figure is in force at no time. */
const secondHand = (pack: string, of: string, since: string): FigureCase => [
  pack,
  "second-hand, not in force",
  of,
  since,
  (asked, now) => {
    const { edges } = termsBy(asked, now);
    return [
      checkPauseMs(asked, now),
      edges(32).atMost,
      inPolicy("areChecksAcknowledged")(asked, now),
    ];
  },
  [0, Number.POSITIVE_INFINITY, undefined],
  [0, Number.POSITIVE_INFINITY, undefined],
];

const helpLine = (
  pack: string,
  since: string,
  after: { readonly text: string; readonly lng: string; readonly phone: string } | undefined,
): FigureCase => [
  pack,
  after === undefined ? "help line, second-hand" : "help line",
  "help line",
  since,
  inPolicy("helpLine"),
  undefined,
  after,
];

/** What the packs say of what is shown, and of what is not. */
export const shownFigureCases: readonly FigureCase[] = [
  secondHand("DE", "limits.realityCheck", "2021-07-01"),
  secondHand("DE", "REALITY-PAUSE.pauseMs", "2021-07-01"),
  secondHand("DE", "acknowledgedChecks", "2021-07-01"),
  secondHand("GB", "acknowledgedChecks", "2021-10-31"),
  secondHand("MT", "acknowledgedChecks", "2018-07-01"),
  [
    "US-PA",
    "silent time-outs",
    "silentTimeOut",
    "2021-08-28",
    inPolicy("isTimeOutSilent"),
    undefined,
    true,
  ],
  helpLine("US-PA", "2021-08-28", {
    text: "If you or someone you know has a gambling problem, help is available, call 1-800-GAMBLER.",
    lng: "en",
    phone: "+18004262537",
  }),
  helpLine("DE", "2023-12-22", {
    text: "Glücksspielsucht? Beratung, vertraulich und kostenlos: 0800 1 37 27 00.",
    lng: "de",
    phone: "+498001372700",
  }),
  helpLine("MT", "2015-09-29", {
    text: "Gambling problems? Call the helpline 1777, free and confidential.",
    lng: "en",
    phone: "1777",
  }),
  helpLine("GB", "2019-10-01", undefined),
  helpLine("SE", "2019-01-01", undefined),
];
