import { BetRemoved } from "../coupon/events.ts";
import {
  type Bet,
  type BetLock,
  betView,
  type CouponState,
  couponSlice,
  lockedBets,
} from "../coupon/index.ts";
import { createSlice } from "../slice.ts";

const isSameMatch = (a: Bet, b: Bet): boolean =>
  a.market.gameId === b.market.gameId ||
  (a.game.permanentId !== 0 && a.game.permanentId === b.game.permanentId);

/**
 * The locked bets without which the others can be placed; `lock`: of those that it locks. Of bets that exclude each other the
 * first one on each match stays.
 */
export function betsToRemove(coupon: CouponState, lock?: BetLock): readonly Bet[] {
  const locked = lockedBets(coupon).map((bet) => ({ bet, lock: betView(coupon, bet).lock }));
  const isWanted = (one: (typeof locked)[number]) => lock === undefined || one.lock === lock;
  const others = locked.filter((one) => {
    if (one.lock !== "dependent") return isWanted(one);
    const rivals = locked.filter(
      (other) => other.lock === "dependent" && isSameMatch(other.bet, one.bet),
    );
    return isWanted(one) && (rivals.length === 1 || rivals[0] !== one);
  });
  return others.map(({ bet }) => bet);
}

/** A bet is free again with the last one on its match that it excluded; the server has the last word with its next answer. */
export const dependentSlice = createSlice("coupon", couponSlice.initial).on(
  BetRemoved,
  (state, { betId }) => {
    const removed = state.lastRemoved?.bet;
    if (removed?.market.id !== betId || !removed.isDepend) return state;
    const left = state.bets.filter((bet) => bet.isDepend && isSameMatch(bet, removed));
    const [last] = left;
    if (last === undefined || left.length > 1) return state;
    return {
      ...state,
      bets: state.bets.map((bet) => (bet === last ? { ...bet, isDepend: false } : bet)),
    };
  },
);
