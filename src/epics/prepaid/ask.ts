import { EMPTY, filter, ignoreElements, merge, switchMap } from "rxjs";
import { PrepaidAmount } from "../../events/account/events.ts";
import { activeAccount } from "../../events/account/index.ts";
import { CashOutDone } from "../../events/cashOut/events.ts";
import { CouponPlaced } from "../../events/coupon/events.ts";
import { notEnoughMoney, prepaidQuestion } from "../../events/coupon/index.ts";
import { CouponRejected } from "../../events/placement/events.ts";
import { PowerBetPlaced } from "../../events/powerBet/events.ts";
import { SettlementsTold } from "../../events/settlements/events.ts";
import type { Epic } from "../epic.ts";

/**
 * Asks again what can be paid in advance, once the open bets that it comes from have changed. A server that refuses as much
 * is asked about the coupon, or, where nothing was known to be available for it, here. [coupon-053]
 */
export const askPrepaid: Epic = {
  name: "prepaid/ask",
  run: (deps) =>
    merge(
      deps.on(CouponPlaced),
      deps.on(PowerBetPlaced),
      deps.on(CashOutDone),
      deps.on(SettlementsTold),
      deps
        .on(CouponRejected)
        .pipe(
          filter(
            ({ data }) => data.code === notEnoughMoney && prepaidQuestion(deps.state()) === null,
          ),
        ),
    ).pipe(
      switchMap(() => {
        const accountId = activeAccount(deps.state().account)?.id;
        return accountId === undefined ? EMPTY : deps.call(PrepaidAmount, { accountId });
      }),
      ignoreElements(),
    ),
};
