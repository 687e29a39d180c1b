import { type Either, isRight } from "fp-ts/lib/Either.js";
import { type Observable, of, switchMap, timer } from "rxjs";
import type { Call, CallError } from "../../events/define.ts";
import type { Deps } from "../epic.ts";
import { retryAfterMs, waitForServer } from "./retryAfter.ts";
import { parameter, type Parameter, type Rule } from "./rule.ts";

/**
 * A rule that retries after a failure: `retries` times after the first request, `everyMs` after each failure.
 */
export type RetryRule = Rule<string, { readonly everyMs: Parameter; readonly retries: Parameter }>;

/**
 * Calls until there is an answer or the retries are used up; emits the last result. A server that sends
 * Retry-After is not called earlier.
 */
export function askAgain<N extends string, A, B>(
  deps: Deps,
  rule: RetryRule,
  call: Call<N, A, B>,
  ask: NoInfer<A>,
): Observable<Either<CallError, B>> {
  const value = (name: "everyMs" | "retries") => parameter(rule, name, deps.state().shell.config);
  const wait = (result: Either<CallError, B>) => {
    const putOffMs = retryAfterMs(result, deps.state(), value("everyMs"));
    return putOffMs === null
      ? timer(value("everyMs"), deps.clock.rule(rule.id))
      : waitForServer(deps, deps.clock.now() + putOffMs, putOffMs);
  };
  const attempt = (retriesLeft: number): Observable<Either<CallError, B>> =>
    deps
      .call(call, ask)
      .pipe(
        switchMap((result) =>
          isRight(result) || retriesLeft <= 0
            ? of(result)
            : wait(result).pipe(switchMap(() => attempt(retriesLeft - 1))),
        ),
      );
  return attempt(value("retries"));
}
