import { type Either, isRight } from "fp-ts/lib/Either.js";
import { type Observable, take, timer } from "rxjs";
import type { CallError } from "../../events/define.ts";
import type { State } from "../../events/index.ts";
import { isMaintenance } from "../../events/maintenance/index.ts";
import type { Deps } from "../epic.ts";
import { offline } from "./conditions.ts";
import { parameter, rule } from "./rule.ts";
import { whileRuns } from "./whileRuns.ts";

/** A server that sends Retry-After (contract, "Errors": 429; 503) is not called until then. */
export const RETRY_AFTER = rule({
  id: "RETRY-AFTER",
  ledger: ["polling-003", "polling-004"],
  parameters: {
    leastMs: { unit: "ms", fallback: 1_000 },
    mostMs: { unit: "ms", fallback: 300_000 },
  },
  pauses: { offline, siteClosed: isMaintenance },
});

/** How long the server asks clients to wait, within bounds; null if it does not say. */
export function retryAfterMs(
  result: Either<CallError, unknown>,
  { shell }: State,
  leastMs = parameter(RETRY_AFTER, "leastMs", shell.config),
): number | null {
  if (isRight(result) || result.left.retryAfterMs === undefined) return null;
  const mostMs = parameter(RETRY_AFTER, "mostMs", shell.config);
  return Math.min(Math.max(result.left.retryAfterMs, leastMs), mostMs);
}

/**
 * One such wait; time continues to pass while the rule is paused. `wholeMs` limits it if the clock was set
 * back.
 */
export const waitForServer = (deps: Deps, endsAt: number, wholeMs: number): Observable<unknown> =>
  whileRuns(deps, RETRY_AFTER, () =>
    timer(
      Math.min(Math.max(0, endsAt - deps.clock.now()), wholeMs),
      deps.clock.rule(RETRY_AFTER.id),
    ),
  ).pipe(take(1));
