import type { HistoryCoupon } from "../bets/events.ts";
import type { State } from "../index.ts";
import { isAboveSingleWager, type PlayClosed, playClosedTo } from "../limits/index.ts";
import { exactMinor } from "../money/minorUnits.ts";
import type { PowerBetOffer } from "./events.ts";

/** Why a stake cannot be placed on an offer. */
export type PowerBetProblem =
  | "amount_missing"
  | "amount_below_minimum"
  | "amount_above_maximum"
  | "not_enough_money"
  | "amount_above_single_wager"
  | PlayClosed;

/** What prevents taking the offer for this amount; null: nothing that is known here. */
export function powerBetProblem(
  state: State,
  { accountId, currencyIso }: Pick<HistoryCoupon, "accountId" | "currencyIso">,
  { maxBetAmount, minBetAmount }: PowerBetOffer,
  amount: number,
): PowerBetProblem | null {
  if (exactMinor(amount, currencyIso) === null) return "amount_missing";
  if (amount <= 0 || amount < minBetAmount) return "amount_below_minimum";
  if (maxBetAmount !== null && amount > maxBetAmount) return "amount_above_maximum";
  const money = powerBetMoney(state, accountId);
  if (money !== null && amount > money) return "not_enough_money";
  const closed = playClosedTo(state, amount, currencyIso);
  if (closed !== null) return closed;
  return isAboveSingleWager(state, amount, currencyIso) ? "amount_above_single_wager" : null;
}

/** The money of the account that the coupon is paid from; null while it is not known: the server decides. */
export const powerBetMoney = (
  { account }: Pick<State, "account">,
  accountId: number,
): number | null => account.accounts.find(({ id }) => id === accountId)?.money ?? null;
