import { finite, openString, shape } from "../codec/codec.ts";
import { PowerBetRequested, PowerBetRetried } from "../events/powerBet/events.ts";
import {
  ownPowerBets,
  powerBetProblem,
  sentPowerBet,
  shownPowerBet,
} from "../events/powerBet/index.ts";
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
    const problem = powerBetProblem(state, coupon, offer, amount);
    if (problem !== null) return refuse(problem);
    const { marketId } = offer;
    return accept(
      PowerBetRequested({ couponId, accountId, currencyIso, offerId, marketId, amount, coef }),
    );
  },
);

/** Repeats the request of a power bet without an answer, under the same key. */
export const RetryPowerBet = defineCommand(
  "RetryPowerBet",
  shape({ key: openString }),
  ({ key }, state) =>
    ownPowerBets(state).some((bet) => bet.key === key && bet.isLost)
      ? accept(PowerBetRetried({ key }))
      : refuse("nothing_to_do"),
);
