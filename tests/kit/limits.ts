import { answers, inTurn, type Reply } from "./replies.ts";
import { siteConfig } from "./site.ts";

/** A limit of the limit service; fields that do not matter are empty. */
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

/** The answer of the limit service with this reality-check interval, in minutes. */
export const realityLimit = (minutes: number, limitState = "ACTIVE"): Reply =>
  answers({ data: [limitOf(32, minutes, limitState)] });

/** The same, and that a pause after a check still lasts for so long. */
export const realityPaused = (minutes: number, leftMs: number): Reply =>
  answers({ data: [limitOf(32, minutes)], pause: { leftMs } });

/** The idle logoff is off: these timelines are long and their players do nothing. */
export const patient = answers({ ...siteConfig, idle: { isEnabled: false, minutes: 30 } });

/** A site where the player has chosen an interval of this many minutes. */
export const every = (minutes: number) => ({
  SiteConfig: patient,
  ClientLimits: realityLimit(minutes),
});

/** First an interval of 5 minutes and a limit to approve; after the approval, these limits. */
export const limitsThen = (...limits: readonly ReturnType<typeof limitOf>[]) => ({
  SiteConfig: patient,
  ClientLimits: inTurn(
    answers({ data: [limitOf(32, 5), { ...limitOf(20, 100, "PENDING"), needApprove: true }] }),
    answers({ data: limits }),
  ),
});
export const approve = "AnswerLimitApproval(limitType=20, isApproved=true)";

/** All events of a reality check that happen without the player. */
export const steps = "RealityStarted RealityStepped RealityCheckShown";

/** The player's command that answers one. */
export const answerTo = (action: string, isForGood = false): string =>
  `AnswerRealityCheck(action=${action}, doNotShowAgain=${isForGood})`;
