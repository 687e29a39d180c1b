import * as t from "io-ts";
import { finite, openString, shape } from "../../infra/codec.ts";
import { defineCall } from "../define.ts";

/** [account-001] Money in major units of the account's currency. */
export const Account = shape({
  id: finite,
  type: finite,
  iso: openString,
  symbol: openString,
  currencyId: finite,
  money: finite,
  points: finite,
  label: openString,
  labelWithSymbol: openString,
  isActive: t.boolean,
  isPointsTypeBalance: t.boolean,
});
export type Account = t.TypeOf<typeof Account>;

/** GET /web-api/user/accounts [call-account-001] */
export const LoadAccounts = defineCall(
  "Accounts",
  1,
  shape({}),
  shape({ accounts: t.array(Account), all_accounts: t.array(Account) }),
);
/** GET /web-api/user/balance */
export const LoadBalance = defineCall(
  "Balance",
  1,
  shape({}),
  shape({ accountId: finite, money: finite, points: finite, updatedAt: finite }),
);
