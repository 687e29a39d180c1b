import * as t from "io-ts";
import { finite, openString, shape } from "../../codec/codec.ts";
import { defineEvent, defineSessionCall } from "../define.ts";

/** The player requested demo money for this account. */
export const DemoMoneyWanted = defineEvent("DemoMoneyWanted", 1, shape({ accountId: finite }));
/**
 * POST /web-api/demo-money/top-up, our addition to the contract, only for sites whose config offers demo
 * money. `key` is the idempotency key.
 */
export const TopUpDemoMoney = defineSessionCall(
  "TopUpDemoMoney",
  1,
  shape({ key: openString, accountId: finite }),
  shape({ success: t.boolean, accountId: finite, money: finite }),
);
