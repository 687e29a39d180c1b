import type { State } from "../index.ts";
import { unansweredPrompt } from "./playClosed.ts";
import { isSelfExcluded, type WithLimitsAndShell } from "./selectors.ts";

/** Pages that come before the question, that answer it, or that help. */
const undisturbed: ReadonlySet<string> = new Set([
  "pending",
  "welcomeAuthorizationData",
  "confirm-terms",
  "account-identification",
  "responsible",
  "support",
  "report",
  "maintenance",
  "deduce",
]);

type WithPage = Pick<State, "navigation">;
const isDisturbed = ({ navigation }: WithPage): boolean => !undisturbed.has(navigation.route.name);

/** Whether the player wants a limit has to be asked now; who may not play is not asked. */
export const isLimitsPromptDue = (state: WithLimitsAndShell & WithPage): boolean =>
  unansweredPrompt(state) !== undefined && !isSelfExcluded(state) && isDisturbed(state);

/** The question is on screen. */
export const isLimitsPromptShown = (state: WithLimitsAndShell & WithPage): boolean =>
  state.limits.isPrompted === true && isLimitsPromptDue(state);

/** The reminder to go through the limits is on screen; a review since then, also in another tab, ends it. */
export const isLimitsReviewShown = (state: Pick<State, "limits"> & WithPage): boolean =>
  state.limits.review?.tag === "open" &&
  state.limits.review.lastSec === state.limits.reviewedAt &&
  isDisturbed(state);
