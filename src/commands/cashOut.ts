import { finite, openString, shape } from "../codec/codec.ts";
import { itemsOf } from "../events/remoteList.ts";
import { bodyOf } from "../events/remoteData.ts";
import { CashOutRequested, CashOutRetried, CashOutShown } from "../events/cashOut/events.ts";
import { ownSales, saleOf } from "../events/cashOut/index.ts";
import { CashOutWish } from "../events/cashOut/wish.ts";
import type { HistoryCoupon } from "../events/bets/events.ts";
import { shownHistory, standingOf } from "../events/bets/index.ts";
import type { State } from "../events/index.ts";
import { exactMinor } from "../events/money/minorUnits.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

/** A tap this soon after the offer fell was meant for the old one. */
const minOfferMs = 400;

const openCoupon = ({ bets }: State, couponId: number | undefined): HistoryCoupon | undefined =>
  [...itemsOf(bets.opened), ...itemsOf(shownHistory(bets))].find(
    ({ id, status }) => id === couponId && status === "open",
  );

/** Shows what the server offers for an open coupon; the offer is polled while it is shown. */
export const ShowCashOut = defineCommand(
  "ShowCashOut",
  shape({ couponId: finite }),
  ({ couponId }, state) =>
    openCoupon(state, couponId) === undefined
      ? refuse("nothing_to_do")
      : accept(CashOutShown({ couponId })),
);

export const HideCashOut = defineCommand("HideCashOut", shape({}), (_data, { cashOut }) =>
  cashOut.shown === null ? refuse("nothing_to_do") : accept(CashOutShown({ couponId: null })),
);

/**
 * Sells the coupon that is shown, as its offer was shown: `offerId` and `amount` are what the player saw. Refused
 * while another sale of the coupon has no answer, so that it is never sold twice.
 */
export const CashOut = defineCommand(
  "CashOut",
  shape({
    mode: CashOutWish.props.mode,
    amount: finite,
    offerId: CashOutWish.props.offerId,
  }),
  ({ mode, amount, offerId }, state, now) => {
    const { session, cashOut } = state;
    if (session.tag !== "player") return refuse("sign_in_needed");
    const { shown } = cashOut;
    const coupon = openCoupon(state, shown?.couponId);
    const offer = shown && bodyOf(shown.offer);
    if (coupon === undefined || offer === null) return refuse("nothing_to_do");
    if (saleOf(state, coupon.id) !== undefined) return refuse("sale_open");
    // The whole is sold for what the server offers, however fine it counts.
    if (mode !== "full" && exactMinor(amount, coupon.currencyIso) === null)
      return refuse("amount_missing");
    if (mode === "auto") {
      const { possibleWin } = standingOf(coupon);
      if (amount === 0 ? offer.autoAmount === null : amount === offer.autoAmount)
        return refuse("nothing_to_do");
      if (amount !== 0 && amount < offer.minAmount) return refuse("amount_below_minimum");
      if (amount >= possibleWin) return refuse("amount_above_maximum");
    } else {
      if (!offer.isAvailable || offer.offerId !== offerId) return refuse("offer_changed");
      // After the clock was set back, taps must not be refused until it has caught up.
      if (offer.fellAt !== null && Math.abs(now - offer.fellAt) < minOfferMs)
        return refuse("label_changed");
      if (mode === "full" && amount !== offer.amount) return refuse("offer_changed");
      if (mode === "partial") {
        if (!offer.isPartialAllowed) return refuse("nothing_to_do");
        if (amount < offer.minAmount || amount <= 0) return refuse("amount_below_minimum");
        if (amount >= offer.amount) return refuse("amount_above_maximum");
      }
    }
    const { id: couponId, accountId, currencyIso } = coupon;
    return accept(
      CashOutRequested({
        couponId,
        accountId,
        currencyIso,
        mode,
        amount,
        offerId: mode === "auto" ? null : offerId,
      }),
    );
  },
);

/** Repeats the request of a sale without an answer, under the same key. */
export const RetryCashOut = defineCommand(
  "RetryCashOut",
  shape({ key: openString }),
  ({ key }, state) =>
    ownSales(state).some((sale) => sale.key === key && sale.isLost)
      ? accept(CashOutRetried({ key }))
      : refuse("nothing_to_do"),
);
