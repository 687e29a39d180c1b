import { couponTypes } from "../../events/coupon/index.ts";
import { formatOdds } from "../../events/money/odds.ts";
import type { HistoryCoupon, LegStatus } from "../../events/bets/events.ts";
import type { TranslationKey, Translate } from "../../infra/i18n.ts";
import type { BetState } from "../components/HistoryCard.tsx";

/** State and text of each server status. `counts`: text on how the status changes the price, if it does. */
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

/** Every status of the contract. */
export const betStatuses = Object.keys(betStates);

const isKnownStatus = (status: string): status is LegStatus => Object.hasOwn(betStates, status);

/** Half statuses apply to legs only: how a coupon with a half status is paid is known only to the server. */
export const isCouponStatus = (status: string): boolean =>
  isKnownStatus(status) && !status.startsWith("half_");

/** `note`: how the status changes the price, if it does. */
type StatusTexts = {
  readonly state: BetState;
  readonly stateText: string;
  readonly note: string | undefined;
};

/** State and text of a server status; a status unknown to the contract is shown as the server sent it. */
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

/** How a pick of an anti-express counts that is neither whole won nor whole lost: as one of the two, or not at all. [coupon-015] */
const antiExpressCounts: Readonly<Record<string, TranslationKey>> = {
  half_won: "bets.countsAsWon",
  half_lost: "bets.countsAsLost",
  returned: "bets.countsNot",
  cancelled: "bets.countsNot",
};

/** How what became of a pick changes what it counts, if it does; prices are decimal here. */
export function pickNote(
  { coef, deadHeat, status }: HistoryCoupon["bets"][number],
  typeId: number,
  t: Translate,
): string | undefined {
  const { note, stateText } = betState(status, t);
  if (typeId === couponTypes.antiExpress) {
    const counts = antiExpressCounts[status];
    return counts && t(counts, { state: stateText });
  }
  return deadHeat ? t("bets.countsDeadHeat", { ...deadHeat, odds: formatOdds(coef, 0) }) : note;
}
