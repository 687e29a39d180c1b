import type { State } from "../index.ts";
import { limitInForce } from "./selectors.ts";
import { NO_DEPOSIT_LIMIT, SINGLE_WAGER } from "./types.ts";

/** Whether the policy pack has players limit what one bet stakes: elsewhere the type may mean something else. */
export const hasSingleWagerLimit = ({ shell }: Pick<State, "shell">): boolean =>
  shell.config?.policy?.hasSingleWagerLimit === true;

/**
 * The most that one bet may stake in this currency, by the player's own limit; null: none, or one in another currency,
 * which only the server can convert.
 */
export function singleWagerLimit(
  state: Pick<State, "limits" | "shell">,
  iso: string,
): number | null {
  const limit = hasSingleWagerLimit(state) ? limitInForce(state, SINGLE_WAGER) : undefined;
  const isKnown = limit?.measure === iso && limit.limitValue !== NO_DEPOSIT_LIMIT;
  return isKnown ? limit.limitValue : null;
}

/** Whether a bet of this stake is above it. */
export const isAboveSingleWager = (
  state: Pick<State, "limits" | "shell">,
  stake: number,
  iso: string,
): boolean => stake > (singleWagerLimit(state, iso) ?? Number.POSITIVE_INFINITY);
