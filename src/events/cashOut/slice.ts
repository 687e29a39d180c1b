import { ActiveAccountChanged } from "../account/events.ts";
import { RouteEntered } from "../navigation/events.ts";
import { answered, asked, bodyOf, idle, unloaded } from "../remoteData.ts";
import { SessionClosed } from "../session/events.ts";
import { createSlice } from "../slice.ts";
import {
  CashOut,
  CashOutDone,
  CashOutLost,
  CashOutOffer,
  CashOutOpened,
  CashOutRefused,
  CashOutRetried,
  CashOutsFound,
  CashOutShown,
  CashOutUnknown,
} from "./events.ts";
import { saleWith } from "./selectors.ts";
import { type CashOutReport, type CashOutState, initial, type Sale, type Shown } from "./state.ts";

const noAsk = { ask: null, found: null, isLost: false } as const;

/** This tab waits for the answer to its own request. */
const isUnderWay = ({ ask, found, isLost }: Sale): boolean =>
  ask === null && found === null && !isLost;

const withSale = (state: CashOutState, key: string, change: Partial<Sale>): CashOutState => ({
  ...state,
  sales: state.sales.map((sale) => (sale.key === key ? { ...sale, ...change } : sale)),
});

/** A definite answer ends the sale; it is reported while the player looks at its coupon. */
function ended(
  state: CashOutState,
  key: string,
  report: (sale: Sale) => CashOutReport,
): CashOutState {
  const sale = saleWith(state, key);
  if (sale === undefined) return state;
  return {
    ...withShown(state, sale.wish.couponId, (shown) => ({
      ...shown,
      report: report(sale),
      // The offer was for what the coupon was before.
      offer: idle,
    })),
    sales: state.sales.filter((other) => other.key !== key),
  };
}

const withShown = (
  state: CashOutState,
  couponId: number,
  change: (shown: Shown) => Shown,
): CashOutState =>
  state.shown?.couponId === couponId ? { ...state, shown: change(state.shown) } : state;

const hidden = (state: CashOutState): CashOutState =>
  state.shown === null ? state : { ...state, shown: null };

export const cashOutSlice = createSlice("cashOut", initial)
  .on(CashOutShown, (state, { couponId }) => ({
    ...state,
    shown: couponId === null ? null : { couponId, offer: idle, report: null },
  }))
  .on(RouteEntered, hidden)
  // Its coupon is in no list any more.
  .on(ActiveAccountChanged, hidden)
  .on(CashOutOffer.asked, (state, { ask: { couponId } }) =>
    withShown(state, couponId, (shown) => ({ ...shown, offer: asked(shown.offer) })),
  )
  .on(CashOutOffer.answered, (state, { ask: { couponId }, body }, { at }) =>
    withShown(state, couponId, (shown) => {
      const before = bodyOf(shown.offer);
      const { isAvailable, amount, offerId, minAmount = 0, isPartialAllowed, autoAmount } = body;
      const hasFallen = before !== null && amount < before.amount;
      const offer = {
        isAvailable,
        amount,
        offerId,
        minAmount,
        isPartialAllowed: isPartialAllowed === true,
        autoAmount: autoAmount ?? null,
        fellAt: hasFallen ? at : (before?.fellAt ?? null),
      };
      return { ...shown, offer: answered(offer, at) };
    }),
  )
  .on(CashOutOffer.failed, (state, { ask: { couponId }, error }) =>
    withShown(state, couponId, (shown) => ({ ...shown, offer: unloaded(shown.offer, error) })),
  )
  .on(CashOutOpened, (state, { key, userId, wish }, { at }) => ({
    ...withShown(state, wish.couponId, (shown) => ({ ...shown, report: null })),
    sales: [
      ...state.sales,
      { key, userId, wish, sentAt: at, isInDoubt: false, tries: 0, ...noAsk },
    ],
  }))
  .on(CashOut.asked, (state, { ask: { key } }) => withSale(state, key, noAsk))
  .on(CashOutRetried, (state, { key }, { at }) =>
    withSale(state, key, { ...noAsk, sentAt: at, tries: 0 }),
  )
  .on(CashOutUnknown, (state, { key, tries, askAt }, { at }) =>
    withSale(state, key, {
      ...noAsk,
      tries,
      isInDoubt: true,
      ask: { at: askAt, waitMs: Math.max(0, askAt - at) },
    }),
  )
  .on(CashOutLost, (state, { key }) => withSale(state, key, { ...noAsk, isLost: true }))
  .on(CashOutDone, (state, { key, coupon }) =>
    ended(state, key, ({ wish }) => ({
      tag: "done",
      wish,
      paid: wish.mode === "full" ? (coupon.payout ?? wish.amount) : wish.amount,
      left: coupon.status === "open" ? coupon.amount : 0,
    })),
  )
  .on(CashOutRefused, (state, { key, code, message }) =>
    ended(state, key, ({ wish }) => ({ tag: "refused", wish, code, message: message ?? null })),
  )
  .on(CashOutsFound, (state, { userId, sales, isElsewhere }, { at }) => ({
    ...state,
    sales: [
      // Another tab has received the answer of those that are no longer stored.
      ...state.sales
        .filter((sale) => isUnderWay(sale) || sales.some(({ key }) => key === sale.key))
        .map((sale) => {
          const isOwn = sales.some(({ key, isOwn: own }) => key === sale.key && own);
          return isOwn ? { ...sale, userId } : sale;
        }),
      ...sales
        .filter(({ key }) => saleWith(state, key) === undefined)
        .map(
          ({ isOwn, ...sale }): Sale => ({
            ...sale,
            userId: isOwn ? userId : null,
            isInDoubt: true,
            tries: 0,
            ...noAsk,
            found: { at, isElsewhere },
          }),
        ),
    ],
  }))
  .on(SessionClosed, hidden);
