import { EMPTY, filter, ignoreElements, map, merge, mergeMap, of } from "rxjs";
import type { State } from "../../events/index.ts";
import {
  LimitsDeclined,
  LimitsPromptShown,
  LimitsReviewDue,
  LimitsReviewed,
  ReviewLimits,
} from "../../events/limits/events.ts";
import { isLimitsPromptDue } from "../../events/limits/prompt.ts";
import { TabMessageSent } from "../../events/tabs/events.ts";
import type { Epic } from "../epic.ts";
import { siteOpen } from "../rules/conditions.ts";
import { deadline } from "../rules/deadline.ts";
import { parameter, rule } from "../rules/rule.ts";
import { notSelfExcluded } from "./conditions.ts";

const KEY = "LIMITS-REVIEW.everyMs";

export const LIMITS_REVIEW = rule({
  id: "LIMITS-REVIEW",
  ledger: [],
  // The shortest six months in a row.
  parameters: { everyMs: { unit: "ms", fallback: 181 * 86_400_000 } },
  // No sign-in required: what is known of a review is cleared with its player.
  needs: {
    packAsksForIt: ({ shell }) => {
      const policy = shell.config?.policy;
      return policy?.bounds?.[KEY] !== undefined || policy?.figures[KEY] !== undefined;
    },
    notSelfExcluded,
    siteOpen,
  },
});

/** Reminds the player to go through their limits, so long after they last did; once per page load. */
export const remindOfLimits = deadline({
  name: "limits/review",
  rule: LIMITS_REVIEW,
  due: (state: State) => {
    const last = state.limits.reviewedAt ?? null;
    if (last === null || state.limits.review?.lastSec === last) return [];
    const wholeMs = parameter(LIMITS_REVIEW, "everyMs", state.shell.config);
    return [{ key: "", at: last * 1000 + wholeMs, wholeMs }];
  },
  fire: (deps) => {
    const { reviewedAt: lastSec = null } = deps.state().limits;
    return lastSec === null ? EMPTY : of(LimitsReviewDue({ lastSec }));
  },
});

/** The question of the pack comes up as soon as nothing comes before it, and again after a page that leaves it open. */
export const promptForLimits: Epic = {
  name: "limits/prompt",
  run: (deps) =>
    deps
      .select((state) => isLimitsPromptDue(state) && siteOpen(state))
      .pipe(
        filter((isDue) => isDue),
        map(() => LimitsPromptShown({})),
      ),
};

/** Each answer is sent once; one that did not get there leaves the question open. */
export const sendLimitsAnswer: Epic = {
  name: "limits/answer",
  run: (deps) =>
    merge(
      deps.on(LimitsDeclined).pipe(map(() => "none" as const)),
      deps
        .on(LimitsReviewed)
        .pipe(map(({ data }) => (data.isKept ? ("keep" as const) : ("review" as const)))),
    ).pipe(
      mergeMap((answer) => deps.call(ReviewLimits, { answer })),
      ignoreElements(),
    ),
};

/** Answered in one tab is answered in all: the others request the limits. */
export const shareLimitsAnswer: Epic = {
  name: "limits/shareAnswer",
  run: (deps) =>
    deps.on(ReviewLimits.answered).pipe(
      filter(() => deps.state().tabs.hasOthers),
      map(() => TabMessageSent({ kind: "limits" })),
    ),
};
