import {
  AddCurrency,
  ChooseAddCurrency,
  OpenAccounts,
  RefreshAccounts,
  RemoveCurrency,
  SwitchAccount,
} from "../commands/account.ts";
import { noticeActiveAccount } from "../epics/account/active.ts";
import { ACCOUNT_POLL, changeAccounts } from "../epics/account/change.ts";
import { loadCurrencies, loadPrepaidAmount, refreshAccounts } from "../epics/account/load.ts";
import { reportAccounts } from "../epics/account/notifyTabs.ts";
import { accountSlice } from "../events/account/slice.ts";
import { accountEndpoints } from "../infra/http/api/account.ts";
import { domain } from "./domain.ts";

/** Accounts and their money. */
export const account = domain({
  name: "account",
  slices: [accountSlice],
  commands: [
    OpenAccounts,
    RefreshAccounts,
    SwitchAccount,
    ChooseAddCurrency,
    AddCurrency,
    RemoveCurrency,
  ],
  epics: [
    noticeActiveAccount,
    reportAccounts,
    changeAccounts,
    loadCurrencies,
    refreshAccounts,
    loadPrepaidAmount,
  ],
  rules: [ACCOUNT_POLL],
  endpoints: accountEndpoints,
});
