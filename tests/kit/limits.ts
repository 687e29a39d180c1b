import { answers, inTurn, type Reply } from "./replies.ts";
import { siteConfig } from "./site.ts";

/** A limit of the limit service, with what does not matter left at nothing. */
export const limitOf = (limitType: number, limitValue: number, limitState = "ACTIVE") => ({
  limitType,
  limitValue,
  limitBalance: -1,
  limitState,
  startedAt: 0,
  endsAt: null,
  needApprove: false,
  measure: "minutes",
});

/** What the limit service answers with this reality-check interval, in minutes. */
export const realityLimit = (minutes: number, limitState = "ACTIVE"): Reply =>
  answers({ data: [limitOf(32, minutes, limitState)] });

/** Nobody is logged out for being idle here: these timelines are long and their players sit still. */
export const patient = answers({ ...siteConfig, idle: { isEnabled: false, minutes: 30 } });

/** A site where the player has chosen an interval of so many minutes. */
export const every = (minutes: number) => ({
  SiteConfig: patient,
  ClientLimits: realityLimit(minutes),
});

/** First an interval of 5 minutes and a limit to approve; when it is, these limits. */
export const limitsThen = (...limits: readonly ReturnType<typeof limitOf>[]) => ({
  SiteConfig: patient,
  ClientLimits: inTurn(
    answers({ data: [limitOf(32, 5), { ...limitOf(20, 100, "PENDING"), needApprove: true }] }),
    answers({ data: limits }),
  ),
});
export const approve = "AnswerLimitApproval(limitType=20, isApproved=true)";

/** All that a reality check does by itself. */
export const steps = "RealityStarted RealityStepped RealityCheckShown";

/** The player's order that answers one. */
export const answerTo = (action: string, isForGood = false): string =>
  `AnswerRealityCheck(action=${action}, doNotShowAgain=${isForGood})`;
