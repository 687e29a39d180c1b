import type { LegStatus } from "../../../events/bets/events.ts";
import type { TranslationKey, Translate } from "../../../infra/i18n.ts";
import type { BetState } from "../../components/HistoryCard.tsx";

/** How a status of the server looks and reads. `counts`: what becomes of the price, in words, where that changes. */
const betStates: Readonly<
  Record<LegStatus, { state: BetState; textKey: TranslationKey; counts?: TranslationKey }>
> = {
  open: { state: "open", textKey: "bets.statusOpen" },
  won: { state: "won", textKey: "bets.statusWon" },
  lost: { state: "lost", textKey: "bets.statusLost" },
  half_won: { state: "won", textKey: "bets.statusHalfWon", counts: "bets.countsHalfWon" },
  half_lost: { state: "lost", textKey: "bets.statusHalfLost", counts: "bets.countsHalfLost" },
  returned: { state: "returned", textKey: "bets.statusReturned", counts: "bets.countsReturned" },
  cashed_out: { state: "returned", textKey: "bets.statusCashedOut" },
  cancelled: {
    state: "returned",
    textKey: "bets.statusCancelled",
    counts: "bets.countsCancelled",
  },
};

const isKnownStatus = (status: string): status is LegStatus => Object.hasOwn(betStates, status);

/** Halves are states of legs: a coupon that comes to half is paid in a way that only its server knows. */
export const isCouponStatus = (status: string): boolean =>
  isKnownStatus(status) && !status.startsWith("half_");

/** `note`: what becomes of the price, where the status changes it. */
type StatusTexts = {
  readonly state: BetState;
  readonly stateText: string;
  readonly note: string | undefined;
};

/** How a status of the server looks and reads; one that the contract does not have stands in the server's words. */
export function betState(status: string, t: Translate): StatusTexts {
  if (!isKnownStatus(status)) {
    return { state: "unknown", stateText: t("bets.statusOther", { status }), note: undefined };
  }
  const { state, textKey, counts } = betStates[status];
  return {
    state,
    stateText: t(textKey),
    note: counts === undefined ? undefined : t(counts),
  };
}
