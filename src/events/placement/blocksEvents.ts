import * as t from "io-ts";
import { finite, openString, shape } from "../../codec/codec.ts";
import { defineEvent } from "../define.ts";

/** The blocks that bets of a system are in from now on; `betId` is the outcome id, block 0: in none. [coupon-014] */
export const BlocksChosen = defineEvent(
  "BlocksChosen",
  1,
  shape({ bets: t.array(shape({ betId: finite, blockId: finite })) }),
);

/** Amounts of blocks of a system, in major units of a currency. [coupon-045] */
export const BlockAmountsChanged = defineEvent(
  "BlockAmountsChanged",
  1,
  shape({ amounts: t.array(shape({ blockId: finite, amount: finite })), iso: openString }),
);
