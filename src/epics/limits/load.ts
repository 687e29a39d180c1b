import { ignoreElements, startWith, switchMap } from "rxjs";
import {
  CancelLimit,
  DecideLimit,
  LimitsWanted,
  ClientLimits,
} from "../../events/limits/events.ts";
import type { Epic } from "../epic.ts";
import { askAgain } from "../rules/askAgain.ts";
import { rule } from "../rules/rule.ts";
import { whileRuns } from "../rules/whileRuns.ts";
import { offline, signedIn, siteOpen } from "../rules/conditions.ts";

/** 5 retries make 6 requests. Without the limits nothing would enforce the session time. */
export const LIMITS_RETRY = rule({
  id: "LIMITS-RETRY",
  ledger: ["limits-029", "call-limits-002"],
  parameters: {
    everyMs: { unit: "ms", fallback: 5_000 },
    retries: { unit: "count", fallback: 5 },
  },
  needs: { signedIn, siteOpen },
  pauses: { offline },
});

/**
 * Loads the player's limits at sign-in, after each decision about one of them, and whenever they may have
 * changed.
 */
export const loadLimits: Epic = {
  name: "limits/load",
  isGuard: true,
  run: (deps) =>
    whileRuns(deps, LIMITS_RETRY, () =>
      deps
        .on(
          DecideLimit.answered,
          DecideLimit.failed,
          CancelLimit.answered,
          CancelLimit.failed,
          LimitsWanted,
        )
        .pipe(
          startWith(null),
          switchMap(() => askAgain(deps, LIMITS_RETRY, ClientLimits, {})),
        ),
    ).pipe(ignoreElements()),
};
