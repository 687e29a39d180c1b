import { type Account, accountTypes, activeAccount } from "../account/index.ts";
import type { State } from "../index.ts";
import { amountOf, minorOf } from "../money/minorUnits.ts";
import { wholeAmount } from "./amounts.ts";
import { type Bet, couponTypes } from "./bet.ts";
import { promoToSend } from "./promoStake.ts";
import { typeIdOf } from "./selectors.ts";
import { hasBlocks } from "./system.ts";
import { isVipOn } from "./vip.ts";

type Details = Pick<State, "account" | "coupon" | "shell">;

/** What the player wants to be paid in advance from open bets, and what the server says of it. [coupon-001] [coupon-053] */
export type Prepaid = {
  readonly isOn: boolean;
  /** How much is available for the coupon that was asked about last, see `prepaidKey`. */
  readonly told?: Told;
  /** A server refused as much as a coupon with these outcomes asked for. */
  readonly refused?: string;
};

type Told = { readonly of: string } & (
  | { readonly tag: "asked" | "failed" }
  | { readonly tag: "told"; readonly most: number; readonly iso?: string | undefined }
);

/** Whose open bets pay, and the matches of the coupon, by their permanent ids: open bets on them pay nothing of it. */
export type PrepaidQuestion = {
  readonly accountId: number;
  readonly permanentIds: readonly number[];
};

/** The same for coupons with the same matches, in whatever order and at whatever prices. */
export const prepaidKey = ({ accountId, permanentIds }: PrepaidQuestion): string =>
  `${accountId}: ${permanentIds.join()}`;

/** On which outcomes the bets are. */
export const outcomesOf = (bets: readonly Bet[]): string =>
  bets
    .map(({ market }) => market.id)
    .toSorted((a, b) => a - b)
    .join();

const permanentIdsOf = (bets: readonly Bet[]): readonly number[] =>
  [...new Set(bets.map(({ game }) => game.permanentId))].toSorted((a, b) => a - b);

/** There is not enough money, in the account or in advance (contract, "Errors"). */
export const notEnoughMoney = 2006;

const prepaidTypes: readonly number[] = [
  couponTypes.single,
  couponTypes.express,
  couponTypes.system,
];

/** The account whose open bets may pay: the active one, of a coupon that it pays for as a whole, in money of its own. */
function prepaidPayer(state: Details): Account | null {
  const { account, coupon } = state;
  const active = activeAccount(account);
  const isPayer = coupon.accountId === null || coupon.accountId === active?.id;
  if (active === null || !isPayer || active.type === accountTypes.bonus) return null;
  const isPossible =
    prepaidTypes.includes(typeIdOf(coupon)) &&
    !hasBlocks(coupon) &&
    promoToSend(coupon) === null &&
    !isVipOn(state);
  return isPossible ? active : null;
}

/** What the server is asked about this coupon; null: none of its account's open bets pays anything. */
export function prepaidQuestion(state: Details): PrepaidQuestion | null {
  const payer = prepaidPayer(state);
  return payer === null || !((state.account.availablePrepaidAmount ?? 0) > 0)
    ? null
    : { accountId: payer.id, permanentIds: permanentIdsOf(state.coupon.bets) };
}

/** What the server says of this very coupon; undefined: it has not been asked. */
export function toldOf(state: Details): Told | undefined {
  const question = prepaidQuestion(state);
  const told = state.coupon.prepaid?.told;
  return question !== null && told?.of === prepaidKey(question) ? told : undefined;
}

/**
 * The most that open bets can pay in advance, in major units of the account; 0: nothing, so it is not offered. As long as
 * the server has not said how much that is for these matches, what it is for none of them: no more than that is possible.
 */
export function mostPrepaid(state: Details): number {
  const iso = prepaidPayer(state)?.iso;
  if (iso === undefined) return 0;
  const told = toldOf(state);
  if (told?.tag !== "told") return wholeAmount(state.account.availablePrepaidAmount ?? 0, iso) ?? 0;
  // A sum of another currency is none of this account.
  return (told.iso ?? iso) === iso ? (wholeAmount(told.most, iso) ?? 0) : 0;
}

/** The server is about to say how much it is: until then no amount is shown. */
export const isPrepaidAwaited = (state: Details): boolean =>
  mostPrepaid(state) > 0 && (toldOf(state)?.tag ?? "asked") === "asked";

/** A server has refused an advance on these bets. */
export const isPrepaidRefused = ({ bets, prepaid }: State["coupon"]): boolean =>
  prepaid?.refused === outcomesOf(bets);

/** The most that is paid in advance, as the player wants it. */
export const wantedPrepaid = (state: Details): number =>
  state.coupon.prepaid?.isOn === true ? mostPrepaid(state) : 0;

/** What can be staked of this much money, in major units. */
export const withPrepaid = (state: Details, money: number, iso: string): number =>
  amountOf(minorOf(money, iso) + minorOf(wantedPrepaid(state), iso), iso);
