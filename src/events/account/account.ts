import * as t from "io-ts";
import { finite, openString, shape } from "../../codec/codec.ts";

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
