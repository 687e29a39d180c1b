import { notSelfExcluded } from "./conditions.ts";
import { isRight } from "fp-ts/lib/Either.js";
import { map, mergeMap, of } from "rxjs";
import {
  CancelLimit,
  DecideLimit,
  LimitApprovalDue,
  LimitApprovalGiven,
} from "../../events/limits/events.ts";
import { isApprovalDue, isDeciding, limitsToApprove } from "../../events/limits/approval.ts";
import { packWaitSec } from "../../events/limits/terms.ts";
import { isUnanswered } from "../../events/submission.ts";
import { NotificationShown } from "../../events/notifications/events.ts";
import type { Deps, Epic } from "../epic.ts";
import { deadline } from "../rules/deadline.ts";
import { parameter, rule } from "../rules/rule.ts";
import { siteOpen } from "../rules/conditions.ts";

export const LIMIT_APPROVAL = rule({
  id: "LIMIT-APPROVAL",
  ledger: ["limits-007"],
  parameters: { waitMs: { unit: "ms", fallback: 86_400_000 } },
  needs: { notSelfExcluded, siteOpen },
});

/**
 * Once a pending limit has waited, by the pack or a day, the player is asked to approve it, once per page load.
 * [limits-007]
 */
export const askForApproval = deadline({
  name: "limits/approval",
  rule: LIMIT_APPROVAL,
  due: (state) => {
    const waitMs = parameter(LIMIT_APPROVAL, "waitMs", state.shell.config);
    return limitsToApprove(state)
      .filter((pending) => !isApprovalDue(state, pending) && !isDeciding(state, pending.limitType))
      .map(({ limitType, startedAt }) => {
        const wholeMs = Math.max(waitMs, packWaitSec(state, limitType) * 1000);
        return { key: String(limitType), at: startedAt * 1000 + wholeMs, wholeMs };
      });
  },
  fire: (_deps, key) => of(LimitApprovalDue({ limitType: Number(key) })),
});

/** Sends the player's decision to the server and shows the result. [limits-010] [limits-031] [error-015] */
export const decideLimit: Epic = {
  name: "limits/decide",
  run: (deps) =>
    deps.on(LimitApprovalGiven).pipe(
      mergeMap(({ data: { limitType, isApproved } }) =>
        sendDecision(deps, limitType, isApproved).pipe(
          map((result) => {
            const isDone = isRight(result);
            const serverMessage = isDone ? result.right.title : result.left.message;
            const isUnsure = !isDone && isUnanswered(result.left);
            const ending = isDone ? "success" : isUnsure ? "unsure" : "error";
            const ownText = `responsible_gaming_${isApproved ? "confirm" : "cancel"}_limit_${ending}`;
            return NotificationShown({
              id: `limit-${limitType}`,
              status: isDone ? "success" : "error",
              variant: "default",
              text: serverMessage === undefined || serverMessage === "" ? ownText : serverMessage,
              action: "none",
            });
          }),
        ),
      ),
    ),
};

function sendDecision(deps: Deps, limitType: number, isApproved: boolean) {
  const isByDelete = deps.state().shell.config?.limits?.isRejectByDelete === true;
  return !isApproved && isByDelete
    ? deps.call(CancelLimit, { limitType })
    : deps.call(DecideLimit, { limitType, action: isApproved ? 1 : 0 });
}
