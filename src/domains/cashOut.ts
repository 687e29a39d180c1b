import { CashOut, HideCashOut, RetryCashOut, ShowCashOut } from "../commands/cashOut.ts";
import { CASH_OUT_CHECK } from "../epics/cashOut/check.ts";
import { pollOffer } from "../epics/cashOut/poll.ts";
import { askForSales, sellCoupon } from "../epics/cashOut/sell.ts";
import { cashOutSlice } from "../events/cashOut/slice.ts";
import { cashOutEndpoints } from "../infra/http/api/cashOut.ts";
import { cashOutsPort } from "../infra/ports/cashOut.ts";
import { domain } from "./domain.ts";

/** Selling open coupons back, whole, in part or automatically, and sales without an answer. */
export const cashOut = domain({
  name: "cashOut",
  slices: [cashOutSlice],
  commands: [ShowCashOut, HideCashOut, CashOut, RetryCashOut],
  epics: [pollOffer, sellCoupon, askForSales],
  rules: [CASH_OUT_CHECK],
  endpoints: cashOutEndpoints,
  ports: ({ window, areas: { local }, vault, state, report }) => {
    const onOtherTab = (receive: (event: StorageEvent) => void) =>
      window.addEventListener("storage", receive);
    return [{ onEntry: cashOutsPort({ local, vault, state, report, onOtherTab }) }];
  },
});
