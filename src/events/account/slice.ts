import { CashOutDone } from "../cashOut/events.ts";
import { CouponPlaced } from "../coupon/events.ts";
import { TopUpDemoMoney } from "../placement/demoMoneyEvents.ts";
import { PowerBetPlaced } from "../powerBet/events.ts";
import { SessionClosed } from "../session/events.ts";
import { AppStarted } from "../shell/events.ts";
import { createSlice } from "../slice.ts";
import { TabAccountsReceived } from "../tabs/events.ts";
import {
  AccountChangeBegun,
  AccountChangeEnded,
  AccountRemoved,
  AccountsOpened,
  AccountsRefreshAsked,
  AccountSwitched,
  ActiveAccountChanged,
  AddCurrencyChosen,
  ConvertReminderShown,
  Accounts,
  Balance,
  ConvertStatus,
  Currencies,
  PrepaidAmount,
} from "./events.ts";
import { type AccountState, activeAccount, initial } from "./state.ts";

const withMoney = (state: AccountState, id: number, money: number, at: number): AccountState => ({
  ...state,
  receivedAt: at,
  accounts: state.accounts.map((account) => (account.id === id ? { ...account, money } : account)),
});

const withoutPrepaidAmount = (state: AccountState): AccountState => ({
  ...state,
  availablePrepaidAmount: null,
});

export const accountSlice = createSlice("account", initial)
  .on(Accounts.answered, (state, { body }, { at }) => ({
    ...state,
    accounts: body.all_accounts,
    bonuses: body.bonuses ?? [],
    isAvailableFirstDepositBonus: body.isAvailableFirstDepositBonus ?? false,
    isAccountFrozen: body.isAccountFrozen ?? false,
    receivedAt: at,
    isUpdateBalanceProcess: false,
    updateError: null,
  }))
  .on(AccountsRefreshAsked, (state) => ({
    ...state,
    isUpdateBalanceProcess: true,
    updateError: null,
  }))
  // A poll that fails has its next turn; what the player has asked for has not, and of the first there is nothing to show.
  .on(Accounts.failed, (state, { error }) => ({
    ...state,
    isUpdateBalanceProcess: false,
    updateError:
      state.isUpdateBalanceProcess || state.receivedAt === null ? error : state.updateError,
  }))
  .on(AccountsOpened, (state) => ({
    ...state,
    selectedAddCurrency: null,
    updateError: null,
    currenciesError: null,
  }))
  .on(AddCurrencyChosen, (state, { currencyId }) => ({
    ...state,
    selectedAddCurrency: currencyId,
  }))
  .on(Balance.answered, (state, { body }, { at }) =>
    withMoney(state, body.accountId, body.money, at),
  )
  .on(CouponPlaced, (state, { accountId, balance }, { at }) =>
    balance === null ? state : withMoney(state, accountId, balance, at),
  )
  .on(CashOutDone, (state, { coupon, balance }, { at }) =>
    withMoney(state, coupon.accountId, balance, at),
  )
  .on(PowerBetPlaced, (state, { wish, balance }, { at }) =>
    balance === null ? state : withMoney(state, wish.accountId, balance, at),
  )
  .on(TopUpDemoMoney.answered, (state, { body }, { at }) =>
    withMoney(state, body.accountId, body.money, at),
  )
  .on(TabAccountsReceived, (state, { accounts }, { at }) => ({
    ...state,
    accounts,
    receivedAt: at,
  }))
  .on(AccountChangeBegun, (state, change) => ({
    ...state,
    change,
    selectedAddCurrency: null,
  }))
  .on(AccountChangeEnded, (state) => ({ ...state, change: null }))
  .on(AccountSwitched, withoutPrepaidAmount)
  .on(ActiveAccountChanged, withoutPrepaidAmount)
  .on(AccountRemoved, (state, { id }) => ({
    ...state,
    accounts: state.accounts.filter((account) => account.id !== id),
  }))
  .on(Currencies.answered, (state, { body }) => ({
    ...state,
    currencies: body.items,
    currenciesError: null,
  }))
  .on(Currencies.failed, (state, { error }) => ({ ...state, currenciesError: error }))
  .on(PrepaidAmount.answered, (state, { ask, body }) => {
    const active = activeAccount(state);
    if (active?.id !== ask.accountId) return state;
    // A sum of another currency is none of this account.
    const isOurs = (body.currencyIso ?? active.iso) === active.iso;
    return { ...state, availablePrepaidAmount: isOurs ? body.availablePrepaidAmount : 0 };
  })
  .on(ConvertStatus.answered, (state, { body }) => ({
    ...state,
    convertStatus: body.status,
  }))
  .on(AppStarted, (state, { stored }) => ({
    ...state,
    convertShownTo: stored.convertShown ?? [],
  }))
  .on(ConvertReminderShown, (state, { userId }) => ({
    ...state,
    convertShownTo: [...state.convertShownTo, userId],
  }))
  .on(SessionClosed, ({ convertShownTo }) => ({ ...initial, convertShownTo }));
