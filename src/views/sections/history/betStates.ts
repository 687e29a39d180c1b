import type { BetStatus } from "../../../events/bets/events.ts";
import type { Phrase, Words } from "../../../infra/i18n.ts";
import type { BetState } from "../../components/HistoryCard.tsx";

const betStates: Readonly<Record<BetStatus, { state: BetState; phrase: Phrase }>> = {
  open: { state: "open", phrase: "bets.statusOpen" },
  won: { state: "won", phrase: "bets.statusWon" },
  lost: { state: "lost", phrase: "bets.statusLost" },
  returned: { state: "returned", phrase: "bets.statusReturned" },
  cashed_out: { state: "returned", phrase: "bets.statusCashedOut" },
  cancelled: { state: "returned", phrase: "bets.statusCancelled" },
};

export const isKnownStatus = (status: string): status is BetStatus =>
  Object.hasOwn(betStates, status);

/** How a status of the server looks and reads; one that the contract does not have stands in the server's words. */
export function betState(status: string, words: Words): { state: BetState; stateText: string } {
  if (!isKnownStatus(status)) {
    return { state: "unknown", stateText: words("bets.statusOther", { status }) };
  }
  const { state, phrase } = betStates[status];
  return { state, stateText: words(phrase) };
}
