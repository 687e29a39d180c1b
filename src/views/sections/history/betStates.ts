import type { LegStatus } from "../../../events/bets/events.ts";
import type { Phrase } from "../../../infra/i18n.ts";
import type { BetState } from "../../components/HistoryCard.tsx";

/** How a status of the server looks and reads. `counts`: what becomes of the price, in words, where that changes. */
export const betStates: Readonly<
  Record<LegStatus, { state: BetState; phrase: Phrase; counts?: Phrase }>
> = {
  open: { state: "open", phrase: "bets.statusOpen" },
  won: { state: "won", phrase: "bets.statusWon" },
  lost: { state: "lost", phrase: "bets.statusLost" },
  half_won: { state: "won", phrase: "bets.statusHalfWon", counts: "bets.countsHalfWon" },
  half_lost: { state: "lost", phrase: "bets.statusHalfLost", counts: "bets.countsHalfLost" },
  returned: { state: "returned", phrase: "bets.statusReturned", counts: "bets.countsReturned" },
  cashed_out: { state: "returned", phrase: "bets.statusCashedOut" },
  cancelled: {
    state: "returned",
    phrase: "bets.statusCancelled",
    counts: "bets.countsCancelled",
  },
};
