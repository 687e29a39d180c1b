import { CashOutsFound } from "../../events/cashOut/events.ts";
import { type CashOutWish, StoredCashOut } from "../../events/cashOut/index.ts";
import { type Kind, type SentOnceOptions, sentOncePort } from "./sentOnce.ts";

const sales: Kind<CashOutWish> = {
  key: "tl.cashOut",
  domain: "cashOut",
  codec: StoredCashOut,
  sentIn: ({ cashOut }) => cashOut.sales,
  found: ({ items, ...found }) => CashOutsFound({ ...found, sales: items }),
  isFound: CashOutsFound.is,
};

/** Sales without a certain answer. */
export const cashOutsPort = (options: SentOnceOptions) => sentOncePort(sales, options);
