import type { CallError } from "../../events/define.ts";
import type { State } from "../../events/index.ts";
import { ownPowerBets, powerBetOf, type SentPowerBet } from "../../events/powerBet/index.ts";
import type { Deps } from "../epic.ts";
import { backOffMs, shareOf } from "../rules/backOff.ts";
import { offline, siteOpen } from "../rules/conditions.ts";
import type { Due } from "../rules/deadline.ts";
import { parameter, rule } from "../rules/rule.ts";

/** A repeat may place the bet: nothing is repeated for somebody who is not to play. */
export const POWER_BET_CHECK = rule({
  id: "POWER-BET-CHECK",
  ledger: [],
  parameters: {
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
  persists: ["tl.powerBet"],
});

export const powerBetParameter = (
  name: keyof (typeof POWER_BET_CHECK)["parameters"],
  { shell }: State,
): number => parameter(POWER_BET_CHECK, name, shell.config);

const nothing: readonly Due[] = [];

/** The player's power bets that this tab must ask about, and when. */
export function duePowerBets(state: State): readonly Due[] {
  if (powerBetOf(state).sent.length === 0 || !state.tabs.isLeader) return nothing;
  return ownPowerBets(state).flatMap((bet) => (bet.isLost ? nothing : dueOf(bet, state)));
}

function dueOf({ key, ask, found }: SentPowerBet, state: State): readonly Due[] {
  if (ask !== null) return [{ key, at: ask.at, wholeMs: ask.waitMs }];
  if (found === null) return nothing;
  const wholeMs = powerBetParameter(found.isElsewhere ? "elsewhereMs" : "unknownMs", state);
  return [{ key, at: found.at + wholeMs, wholeMs }];
}

/** When to send the next request: never before Retry-After, and then with some random delay. */
export function nextAskAt(deps: Deps, failures: number, error: CallError | null): number {
  const state = deps.state();
  const firstMs = powerBetParameter("unknownMs", state);
  const share = shareOf(deps.uuid());
  const longestMs = powerBetParameter("longestMs", state);
  const backOff = backOffMs({ failures, firstMs, longestMs, share });
  const retryAfterMs = Math.min(
    error?.retryAfterMs ?? 0,
    powerBetParameter("retryAfterMostMs", state),
  );
  const putOffMs = retryAfterMs > 0 ? Math.round(retryAfterMs + share * firstMs) : 0;
  return deps.clock.now() + Math.max(backOff, putOffMs);
}
