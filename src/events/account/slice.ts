import { CouponPlaced } from "../coupon/events.ts";
import { SessionClosed } from "../session/events.ts";
import { AppStarted } from "../shell/events.ts";
import { createSlice } from "../slice.ts";
import { AccountsTold } from "../tabs/events.ts";
import {
  AccountChangeBegun,
  AccountChangeEnded,
  AccountRemoved,
  AccountSwitched,
  ConvertReminderShown,
  LoadAccounts,
  LoadBalance,
  LoadConvertStatus,
  LoadCurrencies,
  LoadPrepaidAmount,
} from "./events.ts";
import { type AccountState, activeAccount, initial } from "./state.ts";

const withMoney = (state: AccountState, id: number, money: number, at: number): AccountState => ({
  ...state,
  receivedAt: at,
  accounts: state.accounts.map((account) => (account.id === id ? { ...account, money } : account)),
});

export const accountSlice = createSlice("account", initial)
  .onPlain(LoadAccounts.answered, (state, { body }, { at }) => ({
    ...state,
    accounts: body.all_accounts,
    bonuses: body.bonuses ?? [],
    isAvailableFirstDepositBonus: body.isAvailableFirstDepositBonus ?? false,
    isAccountFrozen: body.isAccountFrozen ?? false,
    receivedAt: at,
  }))
  .onPlain(LoadBalance.answered, (state, { body }, { at }) =>
    withMoney(state, body.accountId, body.money, at),
  )
  .onPlain(CouponPlaced, (state, { accountId, balance }, { at }) =>
    balance === null ? state : withMoney(state, accountId, balance, at),
  )
  .onPlain(AccountsTold, (state, { accounts }, { at }) => ({ ...state, accounts, receivedAt: at }))
  .onPlain(AccountChangeBegun, (state, change) => ({ ...state, change }))
  .onPlain(AccountChangeEnded, (state) => ({ ...state, change: null }))
  .onPlain(AccountSwitched, (state) => ({ ...state, availablePrepaidAmount: null }))
  .onPlain(AccountRemoved, (state, { id }) => ({
    ...state,
    accounts: state.accounts.filter((account) => account.id !== id),
  }))
  .onPlain(LoadCurrencies.answered, (state, { body }) => ({ ...state, currencies: body.items }))
  .onPlain(LoadPrepaidAmount.answered, (state, { ask, body }) =>
    activeAccount(state)?.id === ask.accountId
      ? { ...state, availablePrepaidAmount: body.availablePrepaidAmount }
      : state,
  )
  .onPlain(LoadConvertStatus.answered, (state, { body }) => ({
    ...state,
    convertStatus: body.status,
  }))
  .onPlain(AppStarted, (state, { stored }) => ({
    ...state,
    convertShownTo: stored.convertShown ?? [],
  }))
  .onPlain(ConvertReminderShown, (state, { userId }) => ({
    ...state,
    convertShownTo: [...state.convertShownTo, userId],
  }))
  .onPlain(SessionClosed, ({ convertShownTo }) => ({ ...initial, convertShownTo }));
