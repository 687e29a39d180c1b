import type { State } from "../index.ts";
import type { ClientLimit } from "./events.ts";
import { groupOf } from "./groups.ts";
import { SESSION_TIME } from "./types.ts";

/** What the policy pack has players asked: whether they set a limit of deposits, or what all the tools are. */
type LimitsPrompt = "deposit" | "tools";

export function limitsPrompt({ shell }: Pick<State, "shell">): LimitsPrompt | null {
  const asked = shell.config?.policy?.limitsPrompt;
  return asked === "deposit" || asked === "tools" ? asked : null;
}

/** A limit of the player that goes on until they change it, also one that still waits. */
const isReviewed = ({ limitType, limitState, isOfPolicy }: ClientLimit): boolean =>
  (limitType === SESSION_TIME || isOfMoney(limitType)) &&
  (limitState === "ACTIVE" || limitState === "PENDING") &&
  isOfPolicy !== true;

function isOfMoney(limitType: number): boolean {
  const group = groupOf(limitType);
  return group === "deposit" || group === "wagering" || group === "loss";
}

/** When the player last set a limit or said what becomes of theirs, Unix seconds; null: never, as far as is known. */
export function lastReviewSec({ limits }: Pick<State, "limits">): number | null {
  const { reviewedAt = null } = limits;
  const times = [
    ...(reviewedAt === null ? [] : [reviewedAt]),
    ...limits.items.filter(isReviewed).map(({ startedAt }) => startedAt),
  ];
  return times.length === 0 ? null : Math.max(...times);
}

/** The pack has the player asked before they go on, and they have not answered; not before the limits are known. */
export const isUnanswered = (state: Pick<State, "limits" | "session" | "shell">): boolean =>
  state.session.tag === "player" &&
  limitsPrompt(state) !== null &&
  state.limits.isKnown === true &&
  lastReviewSec(state) === null;
