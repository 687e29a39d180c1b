import {
  distinctUntilChanged,
  EMPTY,
  ignoreElements,
  map,
  merge,
  startWith,
  switchMap,
  timer,
} from "rxjs";
import { activeAccount } from "../../events/account/state.ts";
import { LoadCouponLimits, RefreshCoupon } from "../../events/coupon/events.ts";
import type { State } from "../../events/index.ts";
import type { Deps, Epic } from "../epic.ts";
import { COUPON_SETTLE, figure } from "../rules.ts";

/** What locks and bounds hang on: which bets, and whose money. */
const signature = ({ coupon, account }: State): string =>
  `${coupon.bets.map(({ market }) => market.id).join(",")} ${activeAccount(account)?.id ?? "-"}`;

/** Locks between bets and bounds of the amount, asked for when the set of bets has come to rest. */
export const refreshCoupon: Epic = {
  name: "coupon/refresh",
  run: (deps) => {
    const quietMs = figure(COUPON_SETTLE.parameters.quietMs, null);
    return deps.state$.pipe(
      startWith(deps.state()),
      map(signature),
      distinctUntilChanged(),
      switchMap(() =>
        deps.state().coupon.bets.length === 0
          ? EMPTY
          : timer(quietMs, deps.clock.rule(COUPON_SETTLE.id)).pipe(switchMap(() => ask(deps))),
      ),
      ignoreElements(),
    );
  },
};

function ask(deps: Deps) {
  const { coupon, account, settings } = deps.state();
  const { typeId, systemValue } = coupon;
  const bets = [...coupon.bets];
  const player = activeAccount(account);
  const { coefViewId } = settings;
  return merge(
    deps.call(RefreshCoupon, { typeId, systemValue, bets, coefViewId }),
    player === null
      ? EMPTY
      : deps.call(LoadCouponLimits, { typeId, systemValue, bets, accountId: player.id }),
  );
}
