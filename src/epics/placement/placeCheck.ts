import { ownOpenBets } from "../../events/placement/openBets.ts";
import type { OpenBet } from "../../events/coupon/index.ts";
import type { State } from "../../events/index.ts";
import { isSelfExcluded } from "../../events/limits/index.ts";
import { offline, siteOpen } from "../rules/conditions.ts";
import type { Due } from "../rules/deadline.ts";
import { parameter, rule } from "../rules/rule.ts";
import { dueOf, sentOnceParameters } from "../rules/sentOnce.ts";

export const PLACE_CHECK = rule({
  id: "PLACE-CHECK",
  ledger: [],
  parameters: {
    pendingMs: { unit: "ms", fallback: 2_000 },
    /** No server is asked more often, whatever it says: "2" may have been meant in seconds. */
    leastMs: { unit: "ms", fallback: 500 },
    ...sentOnceParameters,
  },
  needs: { siteOpen },
  pauses: { offline },
  persists: ["tl.placement"],
});

/** How long after the answer "pending" to ask; `toldMs`: what the server says. */
export function pendingMs({ shell }: State, toldMs: number | undefined): number {
  const value = (name: "pendingMs" | "leastMs") => parameter(PLACE_CHECK, name, shell.config);
  return Math.max(toldMs ?? value("pendingMs"), value("leastMs"));
}

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
    return mayAsk ? dueOf(PLACE_CHECK, bet, state) : nothing;
  });
}
