import type { State } from "../../events/index.ts";
import { ownPowerBets, powerBetOf } from "../../events/powerBet/index.ts";
import { offline, siteOpen } from "../rules/conditions.ts";
import type { Due } from "../rules/deadline.ts";
import { rule } from "../rules/rule.ts";
import { dueOf, sentOnceParameters } from "../rules/sentOnce.ts";

/** A repeat may place the bet: nothing is repeated for somebody who is not to play. */
export const POWER_BET_CHECK = rule({
  id: "POWER-BET-CHECK",
  ledger: [],
  parameters: sentOnceParameters,
  needs: { siteOpen },
  pauses: { offline },
  persists: ["tl.powerBet"],
});

const nothing: readonly Due[] = [];

/** The player's power bets that this tab must ask about, and when. */
export function duePowerBets(state: State): readonly Due[] {
  if (powerBetOf(state).sent.length === 0 || !state.tabs.isLeader) return nothing;
  return ownPowerBets(state).flatMap((bet) =>
    bet.isLost ? nothing : dueOf(POWER_BET_CHECK, bet, state),
  );
}
