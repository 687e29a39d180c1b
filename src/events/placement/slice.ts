import { TopUpDemoMoney } from "./demoMoneyEvents.ts";
import { SessionClosed } from "../session/events.ts";
import { createSlice } from "../slice.ts";
import { CouponPlaced, PricesAccepted } from "../coupon/events.ts";
import { PlacementDeferred, PlacementOpened, PlacementsFound } from "./openEvents.ts";
import {
  CouponButtonChanged,
  CouponPending,
  CouponRejected,
  PlaceState,
  PlaceCoupon,
  PlacementClosed,
  PlacementLost,
  PlacementRequested,
  PlacementRetried,
  PlacementUnknown,
} from "./events.ts";
import { CouponLimits, RefreshCoupon } from "./boundsEvents.ts";
import { knowsBankers, offered } from "./offers.ts";
import { openBet } from "./openBets.ts";
import { membersOf } from "./singles.ts";
import { leftSingles, reportingSet } from "./singlesFolds.ts";
import { oneClickBetOf, closed, found, keyOf, kindSent, withNews, withOpenBet } from "./folds.ts";
import {
  boundsContent,
  type CouponState,
  couponSlice,
  pickedBets,
  placedBets,
  priced,
} from "../coupon/index.ts";

const stopTopUp = (state: CouponState): CouponState =>
  state.isToppingUp ? { ...state, isToppingUp: false } : state;

/**
 * Locks, bounds and placement of the coupon; extends the state of `couponSlice`, but loads
 * separately.
 */
export const placeSlice = createSlice("coupon", couponSlice.initial)
  .on(PricesAccepted, (state, { prices }) => ({
    ...state,
    placement: { tag: "editing" },
    bets: state.bets.map((bet) => {
      const coef = prices.find(({ betId }) => betId === bet.market.id)?.coef;
      if (coef === undefined) return bet;
      const { addedCoef = bet.market.coef, market } = bet;
      return { ...bet, addedCoef, market: { ...market, coef } };
    }),
  }))
  .on(RefreshCoupon.answered, (state, { ask, body }) => ({
    ...state,
    // With bounds of an account the sizes have come too, in its currency.
    ...(state.boundsAccountId === null && offered(ask, body, null)),
    bets: state.bets.map((bet) => {
      const update = body.bets.find(({ market }) => market.id === bet.market.id);
      if (update === undefined) return bet;
      const {
        isBlocked = false,
        isDepend = false,
        isBannedExpress = false,
        isDisabledBanker = false,
      } = update;
      const locks = { isBlocked, isDepend, isBannedExpress };
      const isRefused = bet.isBanker === true && (isDisabledBanker || !knowsBankers(ask, body));
      // A mark that the server does not take would make another bet of the system.
      return isRefused
        ? { ...bet, ...locks, isDisabledBanker: true, isBanker: false }
        : { ...bet, ...locks, isDisabledBanker };
    }),
  }))
  .on(CouponLimits.answered, (state, { ask, body }) => ({
    ...state,
    minBetAmount: body.minBetAmount,
    maxBetAmount: body.maxBetAmount,
    boundsContent: boundsContent({ ...ask, bets: pickedBets(ask.bets) }),
    ...((body.maxPayout !== null || state.maxPayout !== undefined) && {
      maxPayout: { accountId: ask.accountId, amount: body.maxPayout },
    }),
    amountStep: body.amountStep,
    initialAmount: body.initialAmount,
    ...(body.boundsByBetId === undefined ? {} : { boundsByBetId: body.boundsByBetId }),
    ...(body.boundsByBlockId === undefined ? {} : { boundsByBlockId: body.boundsByBlockId }),
    ...offered(ask, body, ask.accountId),
    boundsAccountId: ask.accountId,
  }))
  .on(CouponButtonChanged, (state, { label }, { at }) => ({
    ...state,
    button: {
      label,
      // A button that appears or disappears cannot be mistaken for another one.
      changedAt: label === null || state.button.label === null ? null : at,
    },
  }))
  .on(TopUpDemoMoney.asked, (state) => ({ ...state, isToppingUp: true }))
  .on(TopUpDemoMoney.answered, (state) => ({ ...state, isToppingUp: false }))
  .on(TopUpDemoMoney.failed, stopTopUp)
  // The call ends without an answer when the session is closed.
  .on(SessionClosed, stopTopUp)
  .on(PlacementRequested, (state, { coupon, isOneClick }) => ({
    ...state,
    placement: { tag: "sending", key: null },
    oneClickBet: isOneClick === true ? (coupon.bets[0] ?? null) : null,
  }))
  .on(PlacementOpened, (state, { key, userId, coupon, isOneClick }, { at }) => ({
    ...state,
    placement: { tag: "sending", key },
    open: [
      ...state.open,
      {
        key,
        sentAt: at,
        coupon,
        isOneClick: isOneClick === true,
        userId,
        requestId: null,
        isInDoubt: false,
        isAside: false,
        tries: 0,
        ask: null,
        found: null,
      },
    ],
  }))
  .on(PlacementsFound, (state, data, { at }) => found(state, data, at))
  .on(PlacementRetried, (state, { key }, { at }) => {
    const bet = openBet(state, key);
    if (bet?.set !== undefined) return retriedSet(state, bet.set.key, at);
    return {
      ...withOpenBet(state, key, () => ({ ...noAsk, isAside: false, sentAt: at, tries: 0 })),
      ...(bet === undefined ? {} : oneClickBetOf(bet)),
      placement: { tag: "sending", key },
    };
  })
  .on(PlaceCoupon.asked, (state, { ask: { key } }) => {
    const { placement } = state;
    const asked = withOpenBet(state, key, () => noAsk);
    if (placement.tag === "sending") return { ...asked, placement: { tag: "sending", key } };
    if (keyOf(state) !== key) return asked;
    const isInDoubt = openBet(state, key)?.isInDoubt === true;
    return {
      ...asked,
      placement: isInDoubt
        ? { tag: "unknown", key, tries: triesOf(state, key) }
        : { tag: "sending", key },
    };
  })
  .on(PlaceState.asked, (state, { ask: { requestId } }) => {
    const bet = state.open.find((other) => other.requestId === requestId);
    return bet === undefined ? state : withOpenBet(state, bet.key, () => noAsk);
  })
  .on(CouponPending, (state, { key, requestId, checkAt }, { at }) =>
    withNews(
      state,
      key,
      // Checking by its id places nothing, so it needs no consent of the player.
      () => ({ requestId, isInDoubt: true, isAside: false, tries: 0, ...askedAt(checkAt, at) }),
      { tag: "pending", key, checkAt },
    ),
  )
  .on(PlacementUnknown, (state, { key, tries, askAt, isUnheardOf: isUnknown }, { at }) =>
    withNews(
      state,
      key,
      (bet) => ({
        tries,
        isInDoubt: true,
        requestId: isUnknown === true ? null : bet.requestId,
        ...(askAt === undefined ? noAsk : askedAt(askAt, at)),
      }),
      { tag: "unknown", key, tries },
    ),
  )
  .on(PlacementDeferred, (state, { key, tries, askAt }, { at }) =>
    withNews(state, key, () => ({ tries, ...askedAt(askAt, at) }), {
      tag: "waiting",
      key,
      sendAt: askAt,
    }),
  )
  .on(PlacementLost, (state, { key }) =>
    withNews(state, key, () => ({ ...noAsk, isAside: true }), { tag: "lost", key }),
  )
  .on(CouponRejected, (state, { key, code, message, changed }) =>
    closed(
      priced(state, {
        ids: changed.map(({ betId }) => betId),
        coefs: changed.map(({ coef }) => coef),
        states: changed.map(({ isBlocked }) => (isBlocked ? 1 : 0)),
      }),
      key,
      { tag: "refused", code, message: message ?? null },
    ),
  )
  .on(CouponPlaced, (state, { key, couponId, coef, amount, possibleWin, message }) => {
    const sent = openBet(state, key)?.coupon;
    const bets = pickedBets(sent?.bets ?? placedBets(state));
    const kind = kindSent(sent);
    const placed = {
      tag: "accepted",
      couponId,
      coef,
      amount,
      possibleWin,
      bets,
      ...kind,
    } as const;
    return closed(state, key, message === undefined ? placed : { ...placed, message });
  })
  .on(PlacementClosed, (state) => {
    const { placement } = state;
    if (placement.tag === "singles" || placement.tag === "singlesAnswered")
      return leftSingles(state);
    const editing: CouponState = { ...state, placement: { tag: "editing" } };
    // A bet that was definitely not accepted is dropped; any other stays open.
    if (placement.tag === "waiting")
      return { ...editing, open: state.open.filter(({ key }) => key !== placement.key) };
    return placement.tag === "unknown"
      ? withOpenBet(editing, placement.key, () => ({ isAside: true }))
      : editing;
  });

/** The request with all singles of the set is repeated, so all of them are awaited again. */
const retriedSet = (state: CouponState, setKey: string, at: number): CouponState =>
  reportingSet(
    membersOf(state, setKey).reduce(
      (retried, { key }) =>
        withOpenBet(retried, key, () => ({ ...noAsk, isAside: false, sentAt: at, tries: 0 })),
      state,
    ),
    setKey,
  );

/** No request is due: one is in progress, or none is to be sent. */
const noAsk = { ask: null, found: null } as const;
const askedAt = (askAt: number, now: number) =>
  ({ ask: { at: askAt, waitMs: Math.max(0, askAt - now) }, found: null }) as const;
const triesOf = (state: CouponState, key: string): number => openBet(state, key)?.tries ?? 0;
