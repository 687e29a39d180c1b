import { finite, openString, shape } from "../codec/codec.ts";
import type { State } from "../events/index.ts";
import { isAboveSingleWager, playClosedTo } from "../events/limits/index.ts";
import { exactMinor } from "../events/money/minorUnits.ts";
import { PowerBetRequested, PowerBetRetried } from "../events/powerBet/events.ts";
import { ownPowerBets, sentPowerBet, shownPowerBet } from "../events/powerBet/index.ts";
import { bodyOf } from "../events/remoteData.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

/** A tap this soon after a price fell was meant for the old one. */
const minOfferMs = 400;

/**
 * Takes an offer of the coupon that is shown: `offerId` and `coef` are what the player saw. Refused while another power
 * bet of the coupon has no answer, so that it is never placed twice.
 */
export const TakePowerBet = defineCommand(
  "TakePowerBet",
  shape({ offerId: openString, coef: finite, amount: finite }),
  ({ offerId, coef, amount }, state, now) => {
    if (state.session.tag !== "player") return refuse("sign_in_needed");
    const shown = shownPowerBet(state);
    const coupon = shown && bodyOf(shown.coupon);
    const offers = shown && bodyOf(shown.offers);
    if (coupon === null || offers === null) return refuse("nothing_to_do");
    const { id: couponId, accountId, currencyIso } = coupon;
    if (sentPowerBet(state, couponId) !== undefined) return refuse("sale_open");
    const offer = offers.items.find((item) => item.offerId === offerId);
    if (offer === undefined || offer.coef !== coef) return refuse("offer_changed");
    // After the clock was set back, taps must not be refused until it has caught up.
    if (offers.fellAt !== null && Math.abs(now - offers.fellAt) < minOfferMs)
      return refuse("label_changed");
    if (exactMinor(amount, currencyIso) === null) return refuse("amount_missing");
    if (amount <= 0 || amount < offer.minBetAmount) return refuse("amount_below_minimum");
    if (offer.maxBetAmount !== null && amount > offer.maxBetAmount)
      return refuse("amount_above_maximum");
    const money = moneyOf(state, accountId);
    if (money !== null && amount > money) return refuse("not_enough_money");
    const closed = playClosedTo(state, amount, currencyIso);
    if (closed !== null) return refuse(closed);
    if (isAboveSingleWager(state, amount, currencyIso)) return refuse("amount_above_single_wager");
    const { marketId } = offer;
    return accept(
      PowerBetRequested({ couponId, accountId, currencyIso, offerId, marketId, amount, coef }),
    );
  },
);

/** The money of the account that the coupon is paid from; null while it is not known: the server decides. */
const moneyOf = ({ account }: State, accountId: number): number | null =>
  account.accounts.find(({ id }) => id === accountId)?.money ?? null;

/** Repeats the request of a power bet without an answer, under the same key. */
export const RetryPowerBet = defineCommand(
  "RetryPowerBet",
  shape({ key: openString }),
  ({ key }, state) =>
    ownPowerBets(state).some((bet) => bet.key === key && bet.isLost)
      ? accept(PowerBetRetried({ key }))
      : refuse("nothing_to_do"),
);
