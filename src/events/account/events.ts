import * as t from "io-ts";
import { openString, shape } from "../../infra/codec.ts";
import { defineCall } from "../define.ts";

/** [account-001] Money in major units of the account's currency. */
export const Account = shape({
  id: t.number,
  type: t.number,
  iso: openString,
  symbol: openString,
  currencyId: t.number,
  money: t.number,
  points: t.number,
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
  shape({ accountId: t.number, money: t.number, points: t.number, updatedAt: t.number }),
);
