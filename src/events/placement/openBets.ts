import type { State } from "../index.ts";
import type { Bet, CouponState, OpenBet } from "../coupon/index.ts";
import type { CouponToPlace } from "./couponToPlace.ts";

type OfBets = { readonly bets: readonly Bet[] };

const outcomesOf = ({ bets }: OfBets): string =>
  bets
    .map(({ market }) => market.id)
    .toSorted((a, b) => a - b)
    .join(",");

/** Whether both are on the very same outcomes. */
export const hasSameOutcomes = (one: OfBets, other: OfBets): boolean =>
  outcomesOf(one) === outcomesOf(other);

/** Bets without a certain answer of who is signed in. */
export const ownOpenBets = ({
  coupon,
  session,
}: Pick<State, "coupon" | "session">): readonly OpenBet[] =>
  session.tag === "player" ? coupon.open.filter(({ userId }) => userId === session.userId) : [];

type Order = Pick<CouponToPlace, "accountId" | "amount"> & OfBets;

/**
 * Whether an order is the very bet of theirs that has no answer: the same outcomes, money and account. Prices move from one
 * second to the next, and a switch of the coupon is no other bet; so the first request is repeated as it was.
 */
const isSameOrder = ({ coupon }: OpenBet, order: Order): boolean =>
  coupon.accountId === order.accountId &&
  coupon.amount === order.amount &&
  hasSameOutcomes(coupon, order);

/** The open bet that this order would place a second time; null: it is another bet. */
export const openTwin = (state: Pick<State, "coupon" | "session">, order: Order): OpenBet | null =>
  ownOpenBets(state).find((bet) => isSameOrder(bet, order)) ?? null;

/** The open bet with this key. */
export const openBet = ({ open }: CouponState, key: string): OpenBet | undefined =>
  open.find((bet) => bet.key === key);
