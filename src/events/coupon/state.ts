import { outcomeState } from "../sports/index.ts";
import { FeedGame, FeedList, type FeedName, MarketTypes, Prices } from "../sports/events.ts";
import { AppStarted } from "../shell/events.ts";
import { createSlice } from "../slice.ts";
import { CouponReplaced } from "../tabs/events.ts";
import type { Bet, CouponTypeId } from "./bet.ts";
import { BetAdded, BetRemoved, BetRestored, CouponCleared, CouponRestored } from "./events.ts";
import { choicesOf, clearedOf } from "./cleared.ts";
import type { AntiExpressOffer, BetBounds, BetPrice, OfferedSizes } from "./bounds.ts";
import type { HeardFeed } from "./feedSilence.ts";
import type { HyperBonusOffer } from "./hyperBonus.ts";
import type { LeftType } from "./leftType.ts";
import { inLanguageOf } from "./names.ts";
import type { OpenBet, Placement, SingleResult } from "./openBet.ts";
import type { Prepaid } from "./prepaid.ts";
import { priced } from "./prices.ts";
import { initialPromo, type PromoState } from "./promoState.ts";
import { type CouponSettings, type StoredCoupon, written } from "./stored.ts";
import { expressIdOf, type TakenExpress } from "./takenExpress.ts";

/** The coupon. Field names follow the product's list of fields. [coupon-001] */
export type CouponState = {
  readonly bets: readonly Bet[];
  readonly addedAtByBetId: Readonly<Record<number, number>>;
  /** The express of the day that the bets are, all of it and nothing else; null: none. See `expressOfDay`. */
  readonly expressId: number | null;
  readonly takenExpress?: TakenExpress;
  readonly typeId: CouponTypeId;
  readonly systemValue: number;
  readonly prices: Readonly<Record<number, BetPrice>>;
  /** The account that pays for this coupon; null: the active one. */
  readonly accountId: number | null;
  /** Null until the player sets one; until then `initialAmount` applies, see `stakeOf`. */
  readonly amount: number | null;
  /** In a set of singles, the amounts that differ from `amount`, by outcome id. [coupon-016] */
  readonly amountByBetId: Readonly<Record<number, number>>;
  /** In a system in blocks, the amounts that differ from `amount`, by block. [coupon-045] */
  readonly amountByBlockId?: Readonly<Record<number, number>>;
  /** Currency of these amounts, which are ignored in any other. Null: not known. */
  readonly amountIso: string | null;
  readonly minBetAmount: number;
  readonly maxBetAmount: number | null;
  /** What `maxBetAmount` is of, see `boundsContent`. */
  readonly boundsContent?: string;
  /** The most that a bet from this account pays, once a server bounds it; null: any. [coupon-053] */
  readonly maxPayout?: { readonly accountId: number; readonly amount: number | null };
  /** Bounds of each single of a set, by outcome id, once known. */
  readonly boundsByBetId?: Readonly<Record<number, BetBounds>>;
  /** Bounds of each block of a system, once known. */
  readonly boundsByBlockId?: Readonly<Record<number, BetBounds>>;
  /** What the server offers for the system. [coupon-008] */
  readonly systemValues?: OfferedSizes;
  /** The price of the anti-express, once a server offers one. [coupon-015] */
  readonly antiExpressCoef?: AntiExpressOffer;
  /** What the server adds to the winnings of the express, once it offers that; see `standingHyperBonus`. */
  readonly hyperBonus?: HyperBonusOffer;
  /** What the feeds have said of its prices, once they were asked; see `silenceOf`. */
  readonly heard?: Readonly<Partial<Record<FeedName, HeardFeed>>>;
  readonly amountStep: number | null;
  readonly initialAmount: number | null;
  /** The account that these five apply to; null: not known yet. */
  readonly boundsAccountId: number | null;
  readonly changeCoefAction: number;
  /** The coupon is refused when the score differs from the one the player saw. */
  readonly isDropOnScoreChange: boolean;
  /** Lowest total price that the player takes; 0: any. [coupon-004] */
  readonly exactCoef: number;
  /** As chosen by the player; see `settingsOf`. [coupon-004] */
  readonly settings: CouponSettings;
  /** The player took the bonus bet out by hand. [coupon-012] */
  readonly isBonusDeleted: boolean;
  /** The player asks for an amount above the maximum; see `isVipOn`. */
  readonly isActiveVipBet: boolean;
  readonly prepaid?: Prepaid;
  /** The promo code that pays for it. [coupon-040] */
  readonly promo: PromoState;
  readonly placement: Placement;
  /** The set of singles that `placement` is about, in the order sent. */
  readonly singlesResultCoupons: readonly SingleResult[];
  /** Bets without a definite answer, oldest first; `placement` is about one of them, or about none. */
  readonly open: readonly OpenBet[];
  /** A request for demo money is under way. */
  readonly isToppingUp: boolean;
  /** Label of the coupon's button, see `labelOf`, and when it last replaced another one (Unix ms). */
  readonly button: { readonly label: string | null; readonly changedAt: number | null };
  /** The bet that one tap placed apart from the coupon's own bets; null: `placement` is about those. */
  readonly oneClickBet: Bet | null;
  /** Amounts of single bets or blocks of the type that the player left last; see `lostWithType`. */
  readonly typeBefore?: LeftType | null;
  readonly lastRemoved: NonNullable<StoredCoupon["lastRemoved"]> | null;
  /** Bets that the player cleared and can restore; null once the coupon holds others. */
  readonly cleared: NonNullable<StoredCoupon["cleared"]> | null;
};

const initial: CouponState = {
  bets: [],
  addedAtByBetId: {},
  expressId: null,
  typeId: 0,
  systemValue: 2,
  prices: {},
  accountId: null,
  amount: null,
  amountByBetId: {},
  amountIso: null,
  minBetAmount: 0,
  maxBetAmount: null,
  amountStep: null,
  initialAmount: null,
  boundsAccountId: null,
  changeCoefAction: 2,
  isDropOnScoreChange: false,
  exactCoef: 0,
  settings: {},
  isBonusDeleted: false,
  isActiveVipBet: false,
  promo: initialPromo,
  placement: { tag: "editing" },
  singlesResultCoupons: [],
  open: [],
  isToppingUp: false,
  button: { label: null, changedAt: null },
  oneClickBet: null,
  lastRemoved: null,
  cleared: null,
};

/**
 * One bet is a single, more are an express, unless the player has chosen another type; see
 * `typeIdOf`. [coupon-013]
 */
export const withBets = (state: CouponState, bets: readonly Bet[]): CouponState => ({
  ...state,
  bets,
  expressId: expressIdOf(bets, state.takenExpress),
  isBonusDeleted: bets.length > 0 && state.isBonusDeleted,
  isActiveVipBet: bets.length > 0 && state.isActiveVipBet,
  typeId: [2, 4, 9].includes(state.typeId) ? state.typeId : bets.length > 1 ? 1 : 0,
});

const idleTags = ["editing", "lost", "refused", "accepted", "singlesAnswered"];

/** A bet is being placed: nothing in the coupon may change meanwhile. */
export const isPlacing = ({ placement }: CouponState): boolean => !idleTags.includes(placement.tag);

/** Cleared bets come back to an empty coupon, those that others have replaced at any time. */
export const canRestore = ({ bets, cleared }: CouponState): boolean =>
  cleared !== null && (bets.length === 0 || cleared.replaced !== undefined);

/** The coupon of the device or of another tab; a size below 2 is none. [coupon-024] */
const withStored = (state: CouponState, coupon: StoredCoupon): CouponState =>
  withBets(
    {
      ...state,
      cleared: null,
      lastRemoved: null,
      isBonusDeleted: false,
      ...coupon,
      systemValue: Math.max(2, coupon.systemValue),
    },
    coupon.bets,
  );

/** Nobody bets against the picks of a new coupon because they once did. [coupon-015] */
const typeForNext = (state: CouponState): CouponState =>
  state.bets.length === 0 && state.typeId === 4 ? { ...state, typeId: 0 } : state;

/** The bets of the coupon and their prices; `placement/slice.ts` folds everything about placing them. */
export const couponSlice = createSlice("coupon", initial)
  .on(AppStarted, (_state, { stored }) => {
    const {
      changeCoefAction: action,
      isDropOnScoreChange = false,
      exactCoef = 0,
      ...settings
    } = stored.couponSettings ?? {};
    const empty: CouponState = {
      ...initial,
      isDropOnScoreChange,
      exactCoef,
      settings,
      changeCoefAction: action === 0 || action === 1 ? action : 2,
    };
    const restored = stored.coupon === undefined ? empty : withStored(empty, stored.coupon);
    if (stored.isBetOpen !== true) return restored;
    return { ...restored, placement: { tag: "unknown", key: "", tries: 0 } };
  })
  .on(BetAdded, (state, { bet }, { at }) => ({
    ...withBets(typeForNext(state), [...state.bets, bet]),
    addedAtByBetId: { ...state.addedAtByBetId, [bet.market.id]: at },
    prices: {
      ...state.prices,
      [bet.market.id]: { coef: bet.market.coef, state: outcomeState.open },
    },
    placement: { tag: "editing" },
    lastRemoved: null,
    cleared: null,
  }))
  .on(BetRemoved, (state, { betId }) => {
    const index = state.bets.findIndex(({ market }) => market.id === betId);
    const bet = state.bets[index];
    if (bet === undefined) return state;
    const remaining = state.bets.filter((other) => other !== bet);
    // With the only bet that wish leaves, too.
    const isVip = remaining.length === 0 && state.isActiveVipBet;
    const lastRemoved = { bet, index, ...(isVip && { isActiveVipBet: true }) };
    return { ...withBets(state, remaining), lastRemoved };
  })
  .on(BetRestored, (state) => {
    if (state.lastRemoved === null) return state;
    const { bet, index, isActiveVipBet = state.isActiveVipBet } = state.lastRemoved;
    const bets = [...state.bets.slice(0, index), bet, ...state.bets.slice(index)];
    return { ...withBets({ ...state, isActiveVipBet }, bets), lastRemoved: null };
  })
  .on(CouponCleared, (state, { isUndoable = false }) => ({
    ...withBets({ ...initial, typeId: state.typeId }, []),
    open: state.open,
    systemValue: state.systemValue,
    accountId: state.accountId,
    amount: state.amount,
    amountByBetId: state.amountByBetId,
    ...(state.amountByBlockId && { amountByBlockId: state.amountByBlockId }),
    amountIso: state.amountIso,
    ...(state.takenExpress && { takenExpress: state.takenExpress }),
    changeCoefAction: state.changeCoefAction,
    isDropOnScoreChange: state.isDropOnScoreChange,
    exactCoef: state.exactCoef,
    settings: state.settings,
    promo: state.promo,
    button: state.button,
    cleared: isUndoable ? clearedOf(state) : null,
  }))
  .on(CouponRestored, (state) => {
    if (state.cleared === null || !canRestore(state)) return state;
    const { bets, replaced } = state.cleared;
    return { ...withBets({ ...state, ...replaced }, bets), ...choicesOf(state.cleared) };
  })
  .on(CouponReplaced, (state, { coupon }) => {
    const replaced = withStored(state, coupon);
    // The other tab may not know which of the same bets was removed here.
    const { lastRemoved = state.lastRemoved } = coupon;
    return written({ ...replaced, lastRemoved }) === written(state) ? state : replaced;
  })
  .on(MarketTypes.answered, (state, { body }) => inLanguageOf(body.types, state))
  .on(FeedList.answered, (state, { body }) => priced(priced(state, body.outcomes), body.prices))
  .on(FeedGame.answered, (state, { body }) => priced(priced(state, body.outcomes), body.prices))
  .on(Prices.answered, (state, { body }) => priced(state, body.prices, body.missingIds));
