import { type Either, isRight } from "fp-ts/lib/Either.js";
import { type Observable, of, switchMap, timer } from "rxjs";
import type { Call, CallError } from "../../events/define.ts";
import type { Deps } from "../epic.ts";
import { figure, type Parameter, type Rule } from "./rule.ts";

/** A rule that asks anew after a failure: `retries` times after the first question, `everyMs` after each failure. */
export type RetryRule = Rule<string, { readonly everyMs: Parameter; readonly retries: Parameter }>;

/** Asks until there is an answer or all tries were in vain; gives the last result. */
export function askAgain<N extends string, A, B>(
  deps: Deps,
  rule: RetryRule,
  call: Call<N, A, B>,
  ask: NoInfer<A>,
): Observable<Either<CallError, B>> {
  const value = (name: "everyMs" | "retries") => figure(rule, name, deps.state().shell.config);
  const attempt = (retriesLeft: number): Observable<Either<CallError, B>> =>
    deps
      .call(call, ask)
      .pipe(
        switchMap((result) =>
          isRight(result) || retriesLeft <= 0
            ? of(result)
            : timer(value("everyMs"), deps.clock.rule(rule.id)).pipe(
                switchMap(() => attempt(retriesLeft - 1)),
              ),
        ),
      );
  return attempt(value("retries"));
}
