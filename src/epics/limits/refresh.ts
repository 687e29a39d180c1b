import { filter, map, merge, of, pairwise } from "rxjs";
import type { State } from "../../events/index.ts";
import { LimitsWanted } from "../../events/limits/events.ts";
import { reopensAt } from "../../events/limits/reopening.ts";
import { PowerBetRefused } from "../../events/powerBet/events.ts";
import { hasMoneyLimit } from "../../events/limits/playClosed.ts";
import type { Epic } from "../epic.ts";
import { offline, signedIn, siteOpen } from "../rules/conditions.ts";
import { deadline } from "../rules/deadline.ts";
import { parameter, rule } from "../rules/rule.ts";

export const LIMITS_REFRESH = rule({
  id: "LIMITS-REFRESH",
  ledger: ["limits-004", "limits-012"],
  parameters: { everyMs: { unit: "ms", fallback: 60_000, clamp: [1_000, 3_600_000] } },
  // No sign-in required: the limits are cleared with their player, and without limits nothing is closed.
  needs: { siteOpen },
  pauses: { offline },
});

/** Play opens again without a reload when a break ends or a used-up limit has something left. */
export const reopenPlay = deadline({
  name: "limits/refresh",
  rule: LIMITS_REFRESH,
  isGuard: true,
  due: (state) => {
    const at = reopensAt(state, parameter(LIMITS_REFRESH, "everyMs", state.shell.config));
    return at === null ? [] : [{ key: "", at, wholeMs: at - state.limits.askedAt }];
  },
  fire: () => of(LimitsWanted({})),
});

/** Server error codes for a bet that the player may not place, or that exceeds a limit (contract, "Errors"). */
const refusedByLimit: readonly number[] = [30, 33, 2014];

/**
 * A bet reduces what is left of a limit; a refusal because of a limit reveals one that was not known here.
 */
const hasNews = (state: State): boolean => {
  const { placement, singlesResultCoupons } = state.coupon;
  if (placement.tag === "singlesAnswered") {
    const answers = singlesResultCoupons.flatMap(({ answer }) => answer ?? []);
    return answers.some((answer) =>
      answer.tag === "refused" ? refusedByLimit.includes(answer.code) : hasMoneyLimit(state),
    );
  }
  if (placement.tag === "refused") return refusedByLimit.includes(placement.code);
  return placement.tag === "accepted" && hasMoneyLimit(state);
};

export const refreshLimitsAfterBet: Epic = {
  name: "limits/afterBet",
  run: (deps) =>
    merge(
      deps
        .select(({ coupon }) => coupon.placement)
        .pipe(
          pairwise(),
          filter(() => hasNews(deps.state())),
        ),
      deps.on(PowerBetRefused).pipe(filter(({ data }) => refusedByLimit.includes(data.code))),
    ).pipe(
      filter(() => signedIn(deps.state()) && siteOpen(deps.state())),
      map(() => LimitsWanted({})),
    ),
};
