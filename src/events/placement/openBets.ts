import type { Sealed } from "../../codec/codec.ts";
import type { State } from "../index.ts";
import { type Bet, type CouponState, type OpenBet, pickedBets } from "../coupon/index.ts";
import type { CouponToPlace } from "./couponToPlace.ts";

type WithBets = { readonly bets: readonly Bet[] };

const outcomesOf = ({ bets }: WithBets): string =>
  pickedBets(bets)
    .map(({ market }) => market.id)
    .toSorted((a, b) => a - b)
    .join(",");

/** Whether both have bets on exactly the same outcomes; a bonus bet is on none. */
export const hasSameOutcomes = (a: WithBets, b: WithBets): boolean =>
  outcomesOf(a) === outcomesOf(b);

/** Bets of the signed-in player without a definite answer. */
export const ownOpenBets = ({
  coupon,
  session,
}: Pick<State, "coupon" | "session">): readonly OpenBet[] =>
  session.tag === "player" ? coupon.open.filter(({ userId }) => userId === session.userId) : [];

/** Whether the signed-in player can ask for the answer to the bet with this key. */
export const isOwnOpenBet = (state: Pick<State, "coupon" | "session">, betKey: string): boolean =>
  ownOpenBets(state).some(({ key }) => key === betKey);

type Stake = Pick<CouponToPlace, "accountId" | "amount"> &
  WithBets & { readonly promoCode?: Sealed | null };

/**
 * Whether a stake repeats an open bet: the same outcomes, amount and account, paid by the same code or by none. Prices change every second, and
 * changed coupon settings do not make another bet, so the first request is repeated unchanged.
 */
export const isSameStake = ({ coupon }: OpenBet, stake: Stake): boolean =>
  coupon.accountId === stake.accountId &&
  coupon.amount === stake.amount &&
  (coupon.options?.promoCode ?? null) === (stake.promoCode ?? null) &&
  hasSameOutcomes(coupon, stake);

/** The open bet that this stake would place a second time; null if it is another bet. */
export const openTwin = (state: Pick<State, "coupon" | "session">, stake: Stake): OpenBet | null =>
  ownOpenBets(state).find((bet) => isSameStake(bet, stake)) ?? null;

export const openBet = ({ open }: CouponState, key: string): OpenBet | undefined =>
  open.find((bet) => bet.key === key);
