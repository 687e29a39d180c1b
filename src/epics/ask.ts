import { type Either, isRight } from "fp-ts/lib/Either.js";
import { type Observable, of, switchMap, timer } from "rxjs";
import type { Call, CallError } from "../events/define.ts";
import type { Deps } from "./epic.ts";

/** Asks again until there is an answer or `tries` questions were in vain; the rule's timer stands between two. */
export function askAgain<N extends string, A, B>(
  deps: Deps,
  rule: { readonly id: string; readonly everyMs: number; readonly tries: number },
  call: Call<N, A, B>,
  ask: NoInfer<A>,
): Observable<Either<CallError, B>> {
  const attempt = (left: number): Observable<Either<CallError, B>> =>
    deps.call(call, ask).pipe(
      switchMap((result) => {
        if (isRight(result) || left <= 1) return of(result);
        return timer(rule.everyMs, deps.clock.rule(rule.id)).pipe(
          switchMap(() => attempt(left - 1)),
        );
      }),
    );
  return attempt(rule.tries);
}
