import { ownOpenBets } from "../../events/placement/openBets.ts";
import type { OpenBet } from "../../events/coupon/index.ts";
import type { CallError } from "../../events/define.ts";
import type { State } from "../../events/index.ts";
import { isSelfExcluded } from "../../events/limits/index.ts";
import type { Deps } from "../epic.ts";
import { backOffMs, shareOf } from "../rules/backOff.ts";
import { offline, siteOpen } from "../rules/conditions.ts";
import type { Due } from "../rules/deadline.ts";
import { parameter, rule } from "../rules/rule.ts";

export const PLACE_CHECK = rule({
  id: "PLACE-CHECK",
  ledger: [],
  parameters: {
    pendingMs: { unit: "ms", fallback: 2_000 },
    unknownMs: { unit: "ms", fallback: 1_000 },
    longestMs: { unit: "ms", fallback: 16_000 },
    /** For a bet of another tab: longer than that tab waits for its own answer. */
    elsewhereMs: { unit: "ms", fallback: 20_000 },
    retryAfterMostMs: { unit: "ms", fallback: 300_000 },
    /** After this the player no longer expects a request of theirs to be pending. */
    freshMs: { unit: "ms", fallback: 900_000 },
  },
  needs: { siteOpen },
  pauses: { offline },
  persists: ["tl.placement"],
});

export const placeParameter = (
  name: keyof (typeof PLACE_CHECK)["parameters"],
  { shell }: State,
): number => parameter(PLACE_CHECK, name, shell.config);

const nothing: readonly Due[] = [];

/** The player's open bets that this tab must ask about, and when. */
export function dueBets(state: State): readonly Due[] {
  if (state.coupon.open.length === 0 || !state.tabs.isLeader) return nothing;
  const own = ownOpenBets(state);
  return own.flatMap((bet) => {
    // One request asks about all singles of a set.
    const { key, requestId, set } = bet;
    const isAsked = ({ isAside, ...other }: OpenBet) =>
      !isAside && other.requestId === null && other.set?.key === set?.key;
    if (set !== undefined && requestId === null && own.find(isAsked)?.key !== key) return nothing;
    // A late request must not place a bet for a self-excluded player.
    const mayAsk = !bet.isAside && (bet.requestId !== null || !isSelfExcluded(state));
    return mayAsk ? dueOf(bet, state) : nothing;
  });
}

function dueOf({ key, ask, found }: OpenBet, state: State): readonly Due[] {
  if (ask !== null) return [{ key, at: ask.at, wholeMs: ask.waitMs }];
  if (found === null) return nothing;
  const wholeMs = placeParameter(found.isElsewhere ? "elsewhereMs" : "unknownMs", state);
  return [{ key, at: found.at + wholeMs, wholeMs }];
}

/** When to send the next request: never before Retry-After, and then with some random delay. */
export function nextAskAt(deps: Deps, failures: number, error: CallError): number {
  const state = deps.state();
  const firstMs = placeParameter("unknownMs", state);
  const longestMs = placeParameter("longestMs", state);
  const share = shareOf(deps.uuid());
  const backOff = backOffMs({ failures, firstMs, longestMs, share });
  const retryAfterMs = Math.min(error.retryAfterMs ?? 0, placeParameter("retryAfterMostMs", state));
  const putOffMs = retryAfterMs > 0 ? Math.round(retryAfterMs + share * firstMs) : 0;
  return deps.clock.now() + Math.max(backOff, putOffMs);
}
