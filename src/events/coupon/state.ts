import { outcomeState } from "../sports/index.ts";
import type { Sealed } from "../../codec/codec.ts";
import { FeedGame, FeedList, Prices } from "../sports/events.ts";
import { AppStarted } from "../shell/events.ts";
import { createSlice } from "../slice.ts";
import { CouponReplaced } from "../tabs/events.ts";
import type { Bet, CouponTypeId } from "./bet.ts";
import { BetAdded, BetRemoved, BetRestored, CouponCleared, CouponRestored } from "./events.ts";
import type { CouponToPlace } from "../placement/index.ts";

/** What is happening to the bet that was ordered. Exactly one of these at any time. */
export type Placement =
  | { readonly tag: "editing" }
  | { readonly tag: "sending"; readonly key: string | null }
  | { readonly tag: "pending"; readonly key: string; readonly checkAt: number }
  /** No certain answer: it may stand or not. The key is empty until the device has been asked which bet it is. */
  | { readonly tag: "unknown"; readonly key: string; readonly tries: number }
  /** The server took no bet for now; it is sent at `sendAt`. */
  | { readonly tag: "waiting"; readonly key: string; readonly sendAt: number }
  /** Another tab has sent it. */
  | { readonly tag: "elsewhere"; readonly key: string }
  /** No certain answer for so long that it is not asked by itself any more. */
  | { readonly tag: "lost"; readonly key: string }
  | { readonly tag: "refused"; readonly code: number; readonly message: string | null }
  | {
      readonly tag: "accepted";
      readonly couponId: number;
      readonly coef: number;
      readonly amount: number;
      readonly possibleWin: number;
      readonly bets: readonly Bet[];
    };

/** A bet that was sent and has no certain answer. Instants are Unix ms. */
export type OpenBet = {
  readonly key: string;
  /** When the player last gave their word for it. */
  readonly sentAt: number;
  /** As it was first sent: the same key must come with the same body. */
  readonly coupon: CouponToPlace;
  readonly isOneClick: boolean;
  /** Whose it is; null: of nobody who was signed in since the page began. */
  readonly userId: Sealed | null;
  /** The server's own id, for asking about the bet without placing anything. */
  readonly requestId: string | null;
  /** Some request may have reached the server, so that a later one's failure says nothing of the bet. */
  readonly isInDoubt: boolean;
  /** It is not asked about without the player's word. */
  readonly isAside: boolean;
  readonly tries: number;
  /** When it is asked, and how long that was ahead; null: a request is under way, or none is to be. */
  readonly ask: { readonly at: number; readonly waitMs: number } | null;
  /** When the device reported that another tab has sent it; null: this page sent it. */
  readonly found: { readonly at: number; readonly isElsewhere: boolean } | null;
};

/** Newest known price of a bet; `state` as in the feeds, 2 when the feed no longer knows it. */
export type BetPrice = { readonly coef: number; readonly state: number };

/** The coupon. Names as in the product's list of fields. [coupon-001] */
export type CouponState = {
  readonly bets: readonly Bet[];
  readonly addedAtByBetId: Readonly<Record<number, number>>;
  readonly typeId: CouponTypeId;
  readonly systemValue: number;
  readonly prices: Readonly<Record<number, BetPrice>>;
  /** The account that this coupon is paid from; null: the active one. */
  readonly accountId: number | null;
  /** Null until the player sets one: the coupon then begins with `initialAmount`, see `stakeOf`. */
  readonly amount: number | null;
  /** Currency of `amount`: in another it is not worth the same. Null: not known. */
  readonly amountIso: string | null;
  readonly minBetAmount: number;
  readonly maxBetAmount: number | null;
  readonly amountStep: number | null;
  readonly initialAmount: number | null;
  /** The account that these four are about; null before. */
  readonly boundsAccountId: number | null;
  readonly changeCoefAction: number;
  /** The coupon is refused when the score is another than the one the player saw. */
  readonly isDropOnScoreChange: boolean;
  readonly placement: Placement;
  /** Bets without a certain answer, oldest first; `placement` is about one of them, or about none. */
  readonly open: readonly OpenBet[];
  /** Demo money is being asked for. */
  readonly isToppingUp: boolean;
  /** What the coupon's button says, see `labelOf`, and when it came to say so in place of something else (Unix ms). */
  readonly button: { readonly label: string | null; readonly changedAt: number | null };
  /** The bet that a tap placed beside the coupon's own bets; null: `placement` is of those. */
  readonly oneClickBet: Bet | null;
  readonly lastRemoved: { readonly bet: Bet; readonly index: number } | null;
  /** What the player cleared and can put back; null once something else is in the coupon. */
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
  amountIso: null,
  minBetAmount: 0,
  maxBetAmount: null,
  amountStep: null,
  initialAmount: null,
  boundsAccountId: null,
  changeCoefAction: 2,
  isDropOnScoreChange: false,
  placement: { tag: "editing" },
  open: [],
  isToppingUp: false,
  button: { label: null, changedAt: null },
  oneClickBet: null,
  lastRemoved: null,
  cleared: null,
};

/** One bet is a single, more are an express; the other types come with their own screens. [coupon-013] */
export const withBets = (state: CouponState, bets: readonly Bet[]): CouponState => ({
  ...state,
  bets,
  typeId: bets.length > 1 ? 1 : 0,
});

type Columns = {
  readonly ids: readonly number[];
  readonly coefs: readonly number[];
  readonly states: readonly number[];
};

/** Takes over the prices of the coupon's own bets from any feed answer. */
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
    const known = prices[market.id];
    const coef = columns.coefs[index] ?? known?.coef ?? market.coef;
    const next = { coef, state: isMissing ? 2 : (columns.states[index] ?? 1) };
    if (known?.coef === next.coef && known.state === next.state) continue;
    prices = { ...prices, [market.id]: next };
  }
  return prices === state.prices ? state : { ...state, prices };
}

const restTags = ["editing", "lost", "refused", "accepted"];

/** Its outcome is open: nothing of the coupon may change meanwhile. */
export const isPlacing = ({ placement }: CouponState): boolean => !restTags.includes(placement.tag);

/** Which bets the coupon holds and at which prices; `slice.ts` has what becomes of it. */
export const couponSlice = createSlice("coupon", initial)
  .on(AppStarted, (_state, { stored }) => {
    const { bets = [], addedAtByBetId = {}, systemValue = 2, cleared } = stored.coupon ?? {};
    const { changeCoefAction: action, ...settings } = stored.couponSettings ?? {};
    const restored = withBets(
      {
        ...initial,
        ...settings,
        changeCoefAction: action === 0 || action === 1 ? action : initial.changeCoefAction,
        addedAtByBetId,
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
    const left = state.bets.filter((other) => other !== bet);
    return { ...withBets(state, left), lastRemoved: { bet, index } };
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
    accountId: state.accountId,
    amount: state.amount,
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
    const { bets, addedAtByBetId, systemValue, cleared = null } = coupon;
    if (JSON.stringify([bets, cleared]) === JSON.stringify([state.bets, state.cleared]))
      return state;
    const replaced = { ...state, addedAtByBetId, systemValue: Math.max(2, systemValue), cleared };
    return { ...withBets(replaced, bets), lastRemoved: null };
  })
  .on(FeedList.answered, (state, { body }) => priced(priced(state, body.outcomes), body.prices))
  .on(FeedGame.answered, (state, { body }) => priced(priced(state, body.outcomes), body.prices))
  .on(Prices.answered, (state, { body }) => priced(state, body.prices, body.missingIds));
