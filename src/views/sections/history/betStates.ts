import type { LegStatus } from "../../../events/bets/events.ts";
import type { TranslationKey, Translate } from "../../../infra/i18n.ts";
import type { BetState } from "../../components/HistoryCard.tsx";

/** How a status of the server looks and reads. `counts`: what becomes of the price, in words, where that changes. */
const betStates: Readonly<
  Record<LegStatus, { state: BetState; phrase: TranslationKey; counts?: TranslationKey }>
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

const isKnownStatus = (status: string): status is LegStatus => Object.hasOwn(betStates, status);

/** Halves are states of legs: a coupon that comes to half is paid in a way that only its server knows. */
export const isCouponStatus = (status: string): boolean =>
  isKnownStatus(status) && !status.startsWith("half_");

/** `note`: what becomes of the price, where the status changes it. */
type StatusWords = {
  readonly state: BetState;
  readonly stateText: string;
  readonly note: string | undefined;
};

/** How a status of the server looks and reads; one that the contract does not have stands in the server's words. */
export function betState(status: string, t: Translate): StatusWords {
  if (!isKnownStatus(status)) {
    return { state: "unknown", stateText: t("bets.statusOther", { status }), note: undefined };
  }
  const { state, phrase, counts } = betStates[status];
  return {
    state,
    stateText: t(phrase),
    note: counts === undefined ? undefined : t(counts),
  };
}
