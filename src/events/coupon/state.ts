import { outcomeState } from "../sports/index.ts";
import type { Sealed } from "../../codec/codec.ts";
import { FeedGame, FeedList, Prices } from "../sports/events.ts";
import { AppStarted } from "../shell/events.ts";
import { createSlice } from "../slice.ts";
import { CouponReplaced } from "../tabs/events.ts";
import type { Bet, CouponTypeId } from "./bet.ts";
import { BetAdded, BetRemoved, BetRestored, CouponCleared, CouponRestored } from "./events.ts";
import type { CouponToPlace } from "../placement/index.ts";

/** State of placing a bet. Exactly one of these at any time. */
export type Placement =
  | { readonly tag: "editing" }
  | { readonly tag: "sending"; readonly key: string | null }
  | { readonly tag: "pending"; readonly key: string; readonly checkAt: number }
  /**
   * No definite answer: the bet may or may not be placed. The key is empty until the device has reported
   * which bet it is.
   */
  | { readonly tag: "unknown"; readonly key: string; readonly tries: number }
  /** The server does not accept the bet for now; it is sent again at `sendAt`. */
  | { readonly tag: "waiting"; readonly key: string; readonly sendAt: number }
  /** Another tab has sent it. */
  | { readonly tag: "elsewhere"; readonly key: string }
  /** No definite answer for so long that the app has stopped asking. */
  | { readonly tag: "lost"; readonly key: string }
  | { readonly tag: "refused"; readonly code: number; readonly message: string | null }
  | {
      readonly tag: "accepted";
      readonly couponId: number;
      readonly coef: number;
      readonly amount: number;
      readonly possibleWin: number;
      readonly bets: readonly Bet[];
    }
  /** The singles of `singlesResultCoupons` are being placed. */
  | { readonly tag: "singles" }
  /** Each of them has its answer, or is no longer asked about. */
  | { readonly tag: "singlesAnswered" };

/** A single of a set, and what became of it. [coupon-043] */
export type SingleResult = {
  readonly key: string;
  /** As sent: one bet with its amount. */
  readonly coupon: CouponToPlace;
  /** Null: no definite answer; its open bet tells how far it is. */
  readonly answer:
    | {
        readonly tag: "accepted";
        readonly couponId: number;
        readonly coef: number;
        readonly amount: number;
        readonly possibleWin: number;
        readonly message: string | null;
      }
    | Extract<Placement, { readonly tag: "refused" }>
    | null;
};

/** The set of singles that a bet was sent with: the key of the request, its place in it, and their number. */
export type BetSet = { readonly key: string; readonly index: number; readonly size: number };

/** A bet that was sent and has no definite answer. Timestamps in Unix ms. */
export type OpenBet = {
  readonly key: string;
  /** When the player last confirmed it. */
  readonly sentAt: number;
  /** As first sent: the same key must always have the same body. */
  readonly coupon: CouponToPlace;
  readonly isOneClick: boolean;
  /** Absent for a bet that was sent alone. */
  readonly set?: BetSet | undefined;
  /** Its owner; null: none of the players who signed in since the page loaded. */
  readonly userId: Sealed | null;
  /** The server's own id, to ask about the bet without placing anything. */
  readonly requestId: string | null;
  /** A request may have reached the server, so the failure of a later one proves nothing about the bet. */
  readonly isInDoubt: boolean;
  /** The app does not ask about it until the player wants it to. */
  readonly isAside: boolean;
  readonly tries: number;
  /** When to ask about it, and how long the wait was; null: a request is under way, or none is planned. */
  readonly ask: { readonly at: number; readonly waitMs: number } | null;
  /** When the device reported this bet, and whether another tab sent it; null: this page sent it. */
  readonly found: { readonly at: number; readonly isElsewhere: boolean } | null;
};

/** Latest known price of a bet; `state` as in the feeds, 2 when the feed no longer has it. */
export type BetPrice = { readonly coef: number; readonly state: number };

/** Bounds of an amount in major units; null: none. */
export type BetBounds = { readonly minBetAmount: number; readonly maxBetAmount: number | null };

/** The coupon. Field names follow the product's list of fields. [coupon-001] */
export type CouponState = {
  readonly bets: readonly Bet[];
  readonly addedAtByBetId: Readonly<Record<number, number>>;
  readonly typeId: CouponTypeId;
  readonly systemValue: number;
  readonly prices: Readonly<Record<number, BetPrice>>;
  /** The account that pays for this coupon; null: the active one. */
  readonly accountId: number | null;
  /** Null until the player sets one; until then `initialAmount` applies, see `stakeOf`. */
  readonly amount: number | null;
  /** In a set of singles, the amounts that differ from `amount`, by outcome id. [coupon-016] */
  readonly amountByBetId: Readonly<Record<number, number>>;
  /** Currency of these amounts, which are ignored in any other. Null: not known. */
  readonly amountIso: string | null;
  readonly minBetAmount: number;
  readonly maxBetAmount: number | null;
  /** Bounds of each single of a set, by outcome id, once known. */
  readonly boundsByBetId?: Readonly<Record<number, BetBounds>>;
  readonly amountStep: number | null;
  readonly initialAmount: number | null;
  /** The account that these five apply to; null: not known yet. */
  readonly boundsAccountId: number | null;
  readonly changeCoefAction: number;
  /** The coupon is refused when the score differs from the one the player saw. */
  readonly isDropOnScoreChange: boolean;
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
  readonly lastRemoved: { readonly bet: Bet; readonly index: number } | null;
  /** Bets that the player cleared and can restore; null once the coupon holds others. */
  readonly cleared: Pick<CouponState, "bets" | "addedAtByBetId"> | null;
};

const initial: CouponState = {
  bets: [],
  addedAtByBetId: {},
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
 * One bet is a single, more are an express, unless the player has chosen sets of singles; see `typeIdOf`.
 * [coupon-013]
 */
export const withBets = (state: CouponState, bets: readonly Bet[]): CouponState => ({
  ...state,
  bets,
  typeId: state.typeId === 9 ? 9 : bets.length > 1 ? 1 : 0,
});

type Columns = {
  readonly ids: readonly number[];
  readonly coefs: readonly number[];
  readonly states: readonly number[];
};

/** Updates the prices of the coupon's own bets from the answer of a feed. */
export function priced(
  state: CouponState,
  columns: Columns | undefined,
  missing: readonly number[] = [],
): CouponState {
  if (columns === undefined || state.bets.length === 0) return state;
  let prices = state.prices;
  for (const { market } of state.bets) {
    const index = columns.ids.indexOf(market.id);
    const isMissing = missing.includes(market.id);
    if (index < 0 && !isMissing) continue;
    const previous = prices[market.id];
    const coef = columns.coefs[index] ?? previous?.coef ?? market.coef;
    const next = { coef, state: isMissing ? 2 : (columns.states[index] ?? 1) };
    if (previous?.coef === next.coef && previous.state === next.state) continue;
    prices = { ...prices, [market.id]: next };
  }
  return prices === state.prices ? state : { ...state, prices };
}

const idleTags = ["editing", "lost", "refused", "accepted", "singlesAnswered"];

/** A bet is being placed: nothing in the coupon may change meanwhile. */
export const isPlacing = ({ placement }: CouponState): boolean => !idleTags.includes(placement.tag);

/** The bets of the coupon and their prices; `placement/slice.ts` folds everything about placing them. */
export const couponSlice = createSlice("coupon", initial)
  .on(AppStarted, (_state, { stored }) => {
    const {
      bets = [],
      addedAtByBetId = {},
      systemValue = 2,
      typeId = 0,
      cleared,
    } = stored.coupon ?? {};
    const { changeCoefAction: action, ...settings } = stored.couponSettings ?? {};
    const restored = withBets(
      {
        ...initial,
        ...settings,
        changeCoefAction: action === 0 || action === 1 ? action : initial.changeCoefAction,
        addedAtByBetId,
        typeId,
        systemValue: Math.max(2, systemValue),
        cleared: cleared ?? null,
      },
      bets,
    );
    return stored.isBetOpen === true
      ? { ...restored, placement: { tag: "unknown", key: "", tries: 0 } }
      : restored;
  })
  .on(BetAdded, (state, { bet }, { at }) => ({
    ...withBets(state, [...state.bets, bet]),
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
    return { ...withBets(state, remaining), lastRemoved: { bet, index } };
  })
  .on(BetRestored, (state) => {
    if (state.lastRemoved === null) return state;
    const { bet, index } = state.lastRemoved;
    const bets = [...state.bets.slice(0, index), bet, ...state.bets.slice(index)];
    return { ...withBets(state, bets), lastRemoved: null };
  })
  .on(CouponCleared, (state, { isUndoable = false }) => ({
    ...initial,
    open: state.open,
    typeId: state.typeId === 9 ? 9 : 0,
    accountId: state.accountId,
    amount: state.amount,
    amountByBetId: state.amountByBetId,
    amountIso: state.amountIso,
    changeCoefAction: state.changeCoefAction,
    isDropOnScoreChange: state.isDropOnScoreChange,
    button: state.button,
    cleared: isUndoable ? { bets: state.bets, addedAtByBetId: state.addedAtByBetId } : null,
  }))
  .on(CouponRestored, (state) => {
    if (state.cleared === null || state.bets.length > 0) return state;
    const { bets, addedAtByBetId } = state.cleared;
    return { ...withBets(state, bets), addedAtByBetId, cleared: null };
  })
  .on(CouponReplaced, (state, { coupon }) => {
    const { bets, addedAtByBetId, systemValue, typeId, cleared = null } = coupon;
    const parts = [bets, cleared, typeId];
    if (JSON.stringify(parts) === JSON.stringify([state.bets, state.cleared, state.typeId]))
      return state;
    const replaced = {
      ...state,
      addedAtByBetId,
      typeId,
      systemValue: Math.max(2, systemValue),
      cleared,
    };
    return { ...withBets(replaced, bets), lastRemoved: null };
  })
  .on(FeedList.answered, (state, { body }) => priced(priced(state, body.outcomes), body.prices))
  .on(FeedGame.answered, (state, { body }) => priced(priced(state, body.outcomes), body.prices))
  .on(Prices.answered, (state, { body }) => priced(state, body.prices, body.missingIds));
