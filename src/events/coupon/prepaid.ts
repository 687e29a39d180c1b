import { accountTypes, activeAccount } from "../account/index.ts";
import type { State } from "../index.ts";
import { amountOf, minorOf } from "../money/minorUnits.ts";
import { wholeAmount } from "./amounts.ts";
import { type Bet, couponTypes } from "./bet.ts";
import { promoToSend } from "./promoStake.ts";
import { typeIdOf } from "./selectors.ts";
import { hasBlocks } from "./system.ts";
import { isVipOn } from "./vip.ts";

type Details = Pick<State, "account" | "coupon" | "shell">;

/** What the player wants to be paid in advance from open bets. [coupon-001] [coupon-053] */
export type Prepaid = {
  readonly isOn: boolean;
  /** What is available for bets on these outcomes, as the server that refused more says; null: it has not said. */
  readonly refused?: { readonly outcomes: string; readonly most: number | null } | undefined;
};

/** On which outcomes the bets are. */
export const outcomesOf = (bets: readonly Bet[]): string =>
  bets
    .map(({ market }) => market.id)
    .toSorted((a, b) => a - b)
    .join();

/** The matches of the bets, by their permanent ids: open bets on them pay nothing in advance. */
export const permanentIdsOf = (bets: readonly Bet[]): readonly number[] => [
  ...new Set(bets.map(({ game }) => game.permanentId)),
];

/** There is not enough money, in the account or in advance (contract, "Errors"). */
export const notEnoughMoney = 2006;

const prepaidTypes: readonly number[] = [
  couponTypes.single,
  couponTypes.express,
  couponTypes.system,
];

/**
 * The most that open bets can pay in advance, in major units of the account; 0: nothing, so it is not offered. Only for a
 * coupon that the active account pays for as a whole, in money of its own.
 */
export function mostPrepaid(state: Details): number {
  const { account, coupon } = state;
  const active = activeAccount(account);
  const isPayer = coupon.accountId === null || coupon.accountId === active?.id;
  if (active === null || !isPayer || active.type === accountTypes.bonus) return 0;
  const isPossible =
    prepaidTypes.includes(typeIdOf(coupon)) &&
    !hasBlocks(coupon) &&
    promoToSend(coupon) === null &&
    !isVipOn(state);
  if (!isPossible) return 0;
  const most = refusedOf(coupon)?.most ?? Number.POSITIVE_INFINITY;
  return wholeAmount(Math.min(account.availablePrepaidAmount ?? 0, most), active.iso) ?? 0;
}

/** The refusal of an advance on these bets; undefined: there was none. */
export const refusedOf = ({ bets, prepaid }: State["coupon"]): Prepaid["refused"] =>
  prepaid?.refused?.outcomes === outcomesOf(bets) ? prepaid.refused : undefined;

/** The most that is paid in advance, as the player wants it. */
export const wantedPrepaid = (state: Details): number =>
  state.coupon.prepaid?.isOn === true ? mostPrepaid(state) : 0;

/** What can be staked of this much money, in major units. */
export const withPrepaid = (state: Details, money: number, iso: string): number =>
  amountOf(minorOf(money, iso) + minorOf(wantedPrepaid(state), iso), iso);
