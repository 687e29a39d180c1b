import type { Leg, LegState } from "../../src/events/money/winnings.ts";
import { numberIn, textIn } from "../store/columns.ts";
import type { Row } from "../store/store.ts";

const states: ReadonlySet<string> = new Set<LegState>([
  "open",
  "won",
  "half_won",
  "returned",
  "cancelled",
  "half_lost",
  "lost",
]);
const isState = (text: string): text is LegState => states.has(text);

/** The leg for a row of `bets`. @throws Error for an unknown state. */
export function legOf(bet: Row): Leg {
  const state = textIn(bet, "status");
  if (!isState(state)) throw new Error(`no bet can be ${state}`);
  return { milli: numberIn(bet, "coef"), state };
}
