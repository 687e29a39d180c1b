import type { BetStatus } from "../../../events/bets/events.ts";
import type { Phrase } from "../../../infra/i18n.ts";
import type { BetState } from "../../components/HistoryCard.tsx";

/** How a status of the server looks and reads. */
export const betStates: Readonly<Record<BetStatus, { state: BetState; phrase: Phrase }>> = {
  open: { state: "open", phrase: "bets.statusOpen" },
  won: { state: "won", phrase: "bets.statusWon" },
  lost: { state: "lost", phrase: "bets.statusLost" },
  returned: { state: "returned", phrase: "bets.statusReturned" },
  cashed_out: { state: "returned", phrase: "bets.statusCashedOut" },
  cancelled: { state: "returned", phrase: "bets.statusCancelled" },
};
