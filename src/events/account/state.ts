import { CouponPlaced } from "../coupon/events.ts";
import { SessionClosed } from "../session/events.ts";
import { createSlice } from "../slice.ts";
import { type Account, LoadAccounts, LoadBalance } from "./events.ts";

export type AccountState = {
  readonly accounts: readonly Account[];
  /** Instant of the newest figure, Unix ms; null before the first. */
  readonly receivedAt: number | null;
};

const initial: AccountState = { accounts: [], receivedAt: null };

const withMoney = (state: AccountState, id: number, money: number, at: number): AccountState => ({
  receivedAt: at,
  accounts: state.accounts.map((account) => (account.id === id ? { ...account, money } : account)),
});

export const accountSlice = createSlice("account", initial)
  .onPlain(LoadAccounts.answered, (_state, { body }, { at }) => ({
    accounts: body.all_accounts,
    receivedAt: at,
  }))
  .onPlain(LoadBalance.answered, (state, { body }, { at }) =>
    withMoney(state, body.accountId, body.money, at),
  )
  .onPlain(CouponPlaced, (state, { accountId, balance }, { at }) =>
    balance === null ? state : withMoney(state, accountId, balance, at),
  )
  .onPlain(SessionClosed, () => initial);

export const activeAccount = (state: AccountState): Account | null =>
  state.accounts.find((account) => account.isActive) ?? null;
