import {
  blockIdsOf,
  type CouponDetails,
  type CouponState,
  couponTypes,
  hasBlocks,
  type LeftType,
  stakeOf,
  typeIdOf,
} from "../coupon/index.ts";

/** Amounts of single bets or blocks, which no other type has; null: the coupon has none. */
export function ownAmountsOf(state: CouponState): LeftType | null {
  const { amountByBetId, amountByBlockId = {}, amountIso: iso } = state;
  // The server's own for this type is not known in others.
  const amount = state.amount ?? state.initialAmount;
  const betIds = state.bets.map(({ market }) => market.id);
  const typeId = typeIdOf(state);
  if (typeId === couponTypes.singles) {
    const amounts = of(amountByBetId, betIds);
    return amounts.length === 0 ? null : { typeId, betIds, amounts, amount, iso };
  }
  if (!hasBlocks(state)) return null;
  const amounts = of(amountByBlockId, blockIdsOf(state));
  return amounts.length === 0 ? null : { typeId: couponTypes.system, betIds, amounts, amount, iso };
}

const of = (amounts: Readonly<Record<number, number>>, ids: readonly number[]) =>
  ids.flatMap((id) => {
    const amount = amounts[id];
    return amount === undefined ? [] : [{ id, amount }];
  });

/**
 * What the type that the player left last had, if the coupon has lost it since: an amount for all replaces those of single
 * bets and blocks. Bankers, blocks and the size of a system stay with the bets; the type itself is a tap on its tab. Amounts in another currency are none.
 */
export function lostWithType(state: CouponDetails): LeftType | null {
  const { amountByBetId, amountByBlockId = {}, bets, typeBefore: left = null } = state.coupon;
  if (left === null || bets.map(({ market }) => market.id).join() !== left.betIds.join())
    return null;
  if (left.iso !== null && left.iso !== stakeOf(state).iso) return null;
  const now = left.typeId === couponTypes.singles ? amountByBetId : amountByBlockId;
  return left.amounts.every(({ id, amount }) => now[id] === amount) ? null : left;
}
