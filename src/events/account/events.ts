import * as t from "io-ts";
import { finite, openString, personal, shape } from "../../codec/codec.ts";
import { list } from "../../codec/tolerant.ts";
import { defineSessionCall, defineEvent } from "../define.ts";
import { Account } from "./account.ts";

export { Account } from "./account.ts";

/** GET /web-api/user/accounts [call-account-001] */
export const Accounts = defineSessionCall(
  "Accounts",
  1,
  shape({}),
  shape(
    { accounts: list(Account), all_accounts: list(Account) },
    {
      bonuses: list(shape({ idBonus: finite, money: finite })),
      isAvailableFirstDepositBonus: t.boolean,
      isAccountFrozen: t.boolean,
    },
  ),
);
/** GET /web-api/user/balance */
export const Balance = defineSessionCall(
  "Balance",
  1,
  /** The server may hold its answer back for so long while nothing changes; left out: it answers at once. */
  shape({}, { waitMs: finite }),
  shape({ accountId: finite, money: finite, points: finite, updatedAt: finite }),
);

const ActionResult = shape({ success: t.boolean }, { message: openString });
/** POST /web-api/user/accounts/switch [call-account-002] */
export const SwitchAccount = defineSessionCall(
  "SwitchAccount",
  1,
  shape({ id: finite }),
  ActionResult,
);
/** POST /web-api/user/accounts/add-currency [call-account-003] */
export const AddCurrency = defineSessionCall(
  "AddCurrency",
  1,
  shape({ currencyId: finite }),
  ActionResult,
);
/** POST /web-api/user/accounts/remove-currency [call-account-004] */
export const RemoveCurrency = defineSessionCall(
  "RemoveCurrency",
  1,
  shape({ id: finite }),
  ActionResult,
);
export const Currency = shape({
  id: finite,
  iso: openString,
  symbol: openString,
  name: openString,
});
export type Currency = t.TypeOf<typeof Currency>;
/** GET /web-api/api/web/user/v1/currencies */
export const Currencies = defineSessionCall(
  "Currencies",
  1,
  shape({ lng: openString }),
  shape({ items: list(Currency) }),
);
/** GET /web-api/coupon/prepaid: what open bets of this account let the player stake in advance. */
export const PrepaidAmount = defineSessionCall(
  "PrepaidAmount",
  1,
  shape({ accountId: finite }),
  shape({ availablePrepaidAmount: finite }, { currencyIso: openString }),
);
/**
 * GET /web-api/user/convert-account: 0 not allowed, 1 the main account, 2 an additional one. [account-010]
 */
export const ConvertStatus = defineSessionCall(
  "ConvertStatus",
  1,
  shape({}),
  shape({ status: finite }),
);

/** A change to the player's accounts, one at a time. `add` by currency, the others by account id. */
export const AccountChange = t.union([
  shape({ kind: t.literal("add"), currencyId: finite }),
  shape({ kind: t.literal("delete"), id: finite }),
  shape({ kind: t.literal("change"), id: finite }),
]);
export type AccountChange = t.TypeOf<typeof AccountChange>;
/** The player requested a change: the process flag is set. [account-005] */
export const AccountChangeBegun = defineEvent("AccountChangeBegun", 1, AccountChange);
/** The change is over; `message` is the server's own if it refused. [error-029] [error-030] */
export const AccountChangeEnded = defineEvent(
  "AccountChangeEnded",
  1,
  shape({ isSuccess: t.boolean }, { message: openString }),
);
/** The server made this account the active one. [account-007] */
export const AccountSwitched = defineEvent("AccountSwitched", 1, shape({ id: finite }));
/**
 * The accounts name another active one than before, wherever it was switched: what is shown of the account is of this one
 * from now on.
 */
export const ActiveAccountChanged = defineEvent("ActiveAccountChanged", 1, shape({ id: finite }));
/** The server removed this account. [account-009] */
export const AccountRemoved = defineEvent("AccountRemoved", 1, shape({ id: finite }));
/** The player chose the currency of a new account, or none; it is opened on their word. [account-003] */
export const AddCurrencyChosen = defineEvent(
  "AddCurrencyChosen",
  1,
  shape({ currencyId: t.union([finite, t.null]) }),
);
/** The balances are wanted now, without waiting for the next poll. */
export const AccountsRefreshAsked = defineEvent("AccountsRefreshAsked", 1, shape({}));
/** The accounts are on screen: the list of currencies is needed. */
export const AccountsOpened = defineEvent("AccountsOpened", 1, shape({}));
/** The player was reminded that an account can be converted. [reminders-008] */
export const ConvertReminderShown = defineEvent(
  "ConvertReminderShown",
  1,
  shape({ userId: personal(finite) }),
);
