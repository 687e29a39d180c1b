import { initialCashOut } from "../cashOut/index.ts";
import type { Definition } from "../define.ts";
import { RouteEntered } from "../navigation/events.ts";
import { answered, asked, bodyOf, idle, unloaded } from "../remoteData.ts";
import { SessionClosed } from "../session/events.ts";
import { createSlice, type Where } from "../slice.ts";
import {
  PowerBet,
  PowerBetCoupon,
  PowerBetLost,
  type PowerBetOffer,
  PowerBetOffers,
  PowerBetOpened,
  PowerBetPlaced,
  PowerBetRefused,
  PowerBetRetried,
  PowerBetsFound,
  PowerBetUnknown,
} from "./events.ts";
import { powerBetWith } from "./selectors.ts";
import {
  initial,
  type PowerBetReport,
  type PowerBetState,
  type SentPowerBet,
  type ShownPowerBet,
} from "./state.ts";

const noAsk = { ask: null, found: null, isLost: false } as const;

/** This tab waits for the answer to its own request. */
const isUnderWay = ({ ask, found, isLost }: SentPowerBet): boolean =>
  ask === null && found === null && !isLost;

const withSent = (
  state: PowerBetState,
  key: string,
  change: Partial<SentPowerBet>,
): PowerBetState => ({
  ...state,
  sent: state.sent.map((bet) => (bet.key === key ? { ...bet, ...change } : bet)),
});

/** What is known of this coupon now; another one that was shown before is over. */
function withShown(
  state: PowerBetState,
  couponId: number,
  change: (shown: ShownPowerBet) => ShownPowerBet,
): PowerBetState {
  const { shown } = state;
  const now =
    shown?.couponId === couponId ? shown : { couponId, coupon: idle, offers: idle, report: null };
  return { ...state, shown: change(now) };
}

/** A definite answer ends it; it is reported while the player looks at its coupon. */
function ended(
  state: PowerBetState,
  key: string,
  report: (bet: SentPowerBet) => PowerBetReport,
): PowerBetState {
  const bet = powerBetWith(state, key);
  if (bet === undefined) return state;
  const sent = state.sent.filter((other) => other.key !== key);
  const { couponId } = bet.wish;
  // After a reload nothing of the coupon is known before the answer is here: the offers wait for it.
  if (state.shown !== null && state.shown.couponId !== couponId) return { ...state, sent };
  // The offers were for what the player could take before.
  return withShown({ ...state, sent }, couponId, (shown) => ({
    ...shown,
    report: report(bet),
    offers: idle,
  }));
}

/** Leaving the page ends what it has shown; what was sent stays. */
const hidden = (state: PowerBetState): PowerBetState =>
  state.shown === null ? state : { ...state, shown: null };

const hasFallen = (
  before: readonly PowerBetOffer[] | undefined,
  now: readonly PowerBetOffer[],
): boolean =>
  (before ?? []).some(
    ({ marketId, coef }) => (now.find((offer) => offer.marketId === marketId)?.coef ?? coef) < coef,
  );

/** Folds into what is offered for open bets: power bets are a part of it that most players never see. */
export const powerBetSlice = createSlice("cashOut", initialCashOut);

function on<T extends string, D>(
  definition: Definition<T, D>,
  fold: (state: PowerBetState, data: D, where: Where) => PowerBetState,
): void {
  powerBetSlice.on(definition, (state, data, where) => {
    const before = state.powerBet ?? initial;
    const powerBet = fold(before, data, where);
    return powerBet === before ? state : { ...state, powerBet };
  });
}

on(RouteEntered, hidden);
on(SessionClosed, hidden);
on(PowerBetCoupon.asked, (state, { ask: { couponId } }) =>
  withShown(state, couponId, (shown) => ({ ...shown, coupon: asked(shown.coupon) })),
);
on(PowerBetCoupon.answered, (state, { ask: { couponId }, body }, { at }) =>
  withShown(state, couponId, (shown) => ({ ...shown, coupon: answered(body, at) })),
);
on(PowerBetCoupon.failed, (state, { ask: { couponId }, error }) =>
  withShown(state, couponId, (shown) => ({ ...shown, coupon: unloaded(shown.coupon, error) })),
);
on(PowerBetOffers.asked, (state, { ask: { couponId } }) =>
  withShown(state, couponId, (shown) => ({ ...shown, offers: asked(shown.offers) })),
);
on(PowerBetOffers.answered, (state, { ask: { couponId }, body }, { at }) =>
  withShown(state, couponId, (shown) => {
    const before = bodyOf(shown.offers);
    const items = body.isAvailable ? body.offers : [];
    const fellAt = hasFallen(before?.items, items) ? at : (before?.fellAt ?? null);
    return { ...shown, offers: answered({ items, fellAt }, at) };
  }),
);
on(PowerBetOffers.failed, (state, { ask: { couponId }, error }) =>
  withShown(state, couponId, (shown) => ({ ...shown, offers: unloaded(shown.offers, error) })),
);
on(PowerBetOpened, (state, { key, userId, wish }, { at }) => ({
  ...withShown(state, wish.couponId, (shown) => ({ ...shown, report: null })),
  sent: [...state.sent, { key, userId, wish, sentAt: at, isInDoubt: false, tries: 0, ...noAsk }],
}));
on(PowerBet.asked, (state, { ask: { key } }) => withSent(state, key, noAsk));
on(PowerBetRetried, (state, { key }, { at }) =>
  withSent(state, key, { ...noAsk, sentAt: at, tries: 0 }),
);
on(PowerBetUnknown, (state, { key, tries, askAt }, { at }) =>
  withSent(state, key, {
    ...noAsk,
    tries,
    isInDoubt: true,
    ask: { at: askAt, waitMs: Math.max(0, askAt - at) },
  }),
);
on(PowerBetLost, (state, { key }) => withSent(state, key, { ...noAsk, isLost: true }));
on(PowerBetPlaced, (state, { key, placedId, possibleWin }) =>
  ended(state, key, ({ wish }) => ({ tag: "placed", wish, placedId, possibleWin })),
);
on(PowerBetRefused, (state, { key, code, message }) =>
  ended(state, key, ({ wish }) => ({ tag: "refused", wish, code, message: message ?? null })),
);
on(PowerBetsFound, (state, { userId, bets, isElsewhere }, { at }) => ({
  ...state,
  sent: [
    // Another tab has received the answer of those that are no longer stored.
    ...state.sent
      .filter((bet) => isUnderWay(bet) || bets.some(({ key }) => key === bet.key))
      .map((bet) => {
        const isOwn = bets.some(({ key, isOwn: own }) => key === bet.key && own);
        return isOwn ? { ...bet, userId } : bet;
      }),
    ...bets
      .filter(({ key }) => powerBetWith(state, key) === undefined)
      .map(
        ({ isOwn, ...bet }): SentPowerBet => ({
          ...bet,
          userId: isOwn ? userId : null,
          isInDoubt: true,
          tries: 0,
          ...noAsk,
          found: { at, isElsewhere },
        }),
      ),
  ],
}));
