import { EMPTY, merge, mergeMap, of } from "rxjs";
import { BetsHistory, type HistoryCoupon } from "../../events/bets/events.ts";
import { CashOutDone } from "../../events/cashOut/events.ts";
import { sumOf } from "../../events/coupon/index.ts";
import type { Draft } from "../../events/define.ts";
import { isSilent } from "../../events/limits/index.ts";
import { NotificationShown } from "../../events/notifications/events.ts";
import { SettlementsTold } from "../../events/settlements/events.ts";
import { isAwaited, settlementsOf } from "../../events/settlements/index.ts";
import type { Deps, Epic } from "../epic.ts";
import { leads } from "../rules/conditions.ts";

/** More notices than these at once are one. */
const MOST_NOTICES = 2;

/** Says once what became of each bet that this page has seen open; silently in a break. */
export const tellSettlements: Epic = {
  name: "settlements/tell",
  run: (deps) =>
    merge(
      deps.on(BetsHistory.answered).pipe(mergeMap(({ data }) => told(deps, data.body.items))),
      // The player sold it, so they know.
      deps
        .on(CashOutDone)
        .pipe(
          mergeMap(({ data: { coupon } }) =>
            coupon.status === "open" ? EMPTY : of(SettlementsTold({ ids: [coupon.id] })),
          ),
        ),
    ),
};

function told(deps: Deps, coupons: readonly HistoryCoupon[]) {
  const state = deps.state();
  if (!leads(state)) return EMPTY;
  const settlements = settlementsOf(state);
  const settled = coupons.filter(
    ({ id, status }) => status !== "open" && isAwaited(settlements, id),
  );
  if (settled.length === 0) return EMPTY;
  const notices = isSilent(state) ? [] : noticesOf(settled);
  return of<Draft[]>(SettlementsTold({ ids: settled.map(({ id }) => id) }), ...notices);
}

function noticesOf(coupons: readonly HistoryCoupon[]): readonly Draft[] {
  const shown = { variant: "default", action: "none" } as const;
  if (coupons.length > MOST_NOTICES)
    return [
      NotificationShown({
        ...shown,
        id: "bets-settled",
        status: "info",
        text: "betsSettled",
        values: { count: coupons.length },
      }),
    ];
  return coupons.map((coupon) => {
    const { accountId, amount, bets, createdAt, currencyIso, id, payout, status } = coupon;
    const [leg] = bets;
    const went = sumOf(Object.values(coupon.wentTo ?? {}), currencyIso);
    return NotificationShown({
      ...shown,
      id: `bet-settled-${id}`,
      // A win that pays less than the stake is none.
      status: status === "won" && (payout ?? 0) > amount ? "success" : "info",
      text: "betSettled",
      values: {
        couponId: id,
        accountId,
        createdAt,
        amount,
        // A server that pays later does not say yet how much.
        ...(payout !== null && { payout }),
        // That part of it is not in the balance.
        ...(went > 0 && { went }),
        iso: currencyIso,
        betStatus: status,
        count: bets.length,
        name: leg === undefined ? "" : `${leg.marketName}: ${leg.outcomeName}`,
      },
    });
  });
}
