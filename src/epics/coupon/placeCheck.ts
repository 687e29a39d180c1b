import { ownOpenBets } from "../../events/coupon/openBets.ts";
import type { OpenBet } from "../../events/coupon/state.ts";
import type { CallError } from "../../events/define.ts";
import type { State } from "../../events/index.ts";
import { isSelfExcluded } from "../../events/limits/selectors.ts";
import type { Deps } from "../epic.ts";
import { backOffMs, shareOf } from "../rules/backOff.ts";
import { offline, siteOpen } from "../rules/conditions.ts";
import type { Due } from "../rules/deadline.ts";
import { figure, rule } from "../rules/rule.ts";

export const PLACE_CHECK = rule({
  id: "PLACE-CHECK",
  ledger: [],
  parameters: {
    pendingMs: { unit: "ms", fallback: 2_000 },
    unknownMs: { unit: "ms", fallback: 1_000 },
    longestMs: { unit: "ms", fallback: 16_000 },
    /** Of another tab: longer than that waits for its own answer. */
    elsewhereMs: { unit: "ms", fallback: 20_000 },
    retryAfterMostMs: { unit: "ms", fallback: 300_000 },
    /** Later the player no longer expects that a request of hers may still be on its way. */
    freshMs: { unit: "ms", fallback: 900_000 },
  },
  needs: { siteOpen },
  pauses: { offline },
  persists: ["tl.placement"],
});

export const placeFigure = (
  name: keyof (typeof PLACE_CHECK)["parameters"],
  { shell }: State,
): number => figure(PLACE_CHECK, name, shell.config);

const nothing: readonly Due[] = [];

/** Which of her bets are to be asked about by this tab, and when. */
export function dueBets(state: State): readonly Due[] {
  if (state.coupon.open.length === 0 || !state.tabs.isLeader) return nothing;
  return ownOpenBets(state).flatMap((bet) => {
    // Who has excluded herself is not to get a bet by a late request.
    const mayAsk = !bet.isAside && (bet.requestId !== null || !isSelfExcluded(state));
    return mayAsk ? dueOf(bet, state) : nothing;
  });
}

function dueOf({ key, ask, found }: OpenBet, state: State): readonly Due[] {
  if (ask !== null) return [{ key, at: ask.at, wholeMs: ask.waitMs }];
  if (found === null) return nothing;
  const wholeMs = placeFigure(found.isElsewhere ? "elsewhereMs" : "unknownMs", state);
  return [{ key, at: found.at + wholeMs, wholeMs }];
}

/** When the next request goes out. */
export function nextAskAt(deps: Deps, tries: number, error: CallError): number {
  const state = deps.state();
  const { retryAfterMs = 0 } = error;
  return (
    deps.clock.now() +
    backOffMs({
      tries,
      firstMs: placeFigure("unknownMs", state),
      longestMs: placeFigure("longestMs", state),
      retryAfterMs: Math.min(Math.max(0, retryAfterMs), placeFigure("retryAfterMostMs", state)),
      share: shareOf(deps.uuid()),
    })
  );
}
