import {
  distinctUntilChanged,
  EMPTY,
  ignoreElements,
  map,
  merge,
  startWith,
  switchMap,
} from "rxjs";
import { activeAccount } from "../../events/account/state.ts";
import { LoadCouponLimits, RefreshCoupon } from "../../events/coupon/placeEvents.ts";
import type { State } from "../../events/index.ts";
import { coefViewOf } from "../../events/settings/selectors.ts";
import type { Deps, Epic } from "../epic.ts";
import { paced } from "../rules/pace.ts";
import { figure, rule } from "../rules/rule.ts";
import { whileRuns } from "../rules/whileRuns.ts";
import { siteOpen } from "../rules/conditions.ts";

export const COUPON_SETTLE = rule({
  id: "COUPON-SETTLE",
  ledger: [],
  parameters: { quietMs: { unit: "ms", fallback: 300 } },
  needs: {
    betsInCoupon: ({ coupon }) => coupon.bets.length > 0,
    siteOpen,
  },
  pace: "debounce",
});

/** What locks and bounds hang on: which bets, and whose money. */
const signature = ({ coupon, account }: State): string =>
  `${coupon.bets.map(({ market }) => market.id).join(",")} ${activeAccount(account)?.id ?? "-"}`;

/** Locks between bets and bounds of the amount, asked for when the set of bets has come to rest. */
export const refreshCoupon: Epic = {
  name: "coupon/refresh",
  run: (deps) =>
    whileRuns(deps, COUPON_SETTLE, () =>
      deps.state$.pipe(
        startWith(deps.state()),
        map(signature),
        distinctUntilChanged(),
        paced(deps, COUPON_SETTLE, figure(COUPON_SETTLE, "quietMs", deps.state().shell.config)),
        switchMap(() => ask(deps)),
      ),
    ).pipe(ignoreElements()),
};

function ask(deps: Deps) {
  const { coupon, account } = deps.state();
  const { typeId, systemValue } = coupon;
  const bets = [...coupon.bets];
  const player = activeAccount(account);
  const coefViewId = coefViewOf(deps.state());
  return merge(
    deps.call(RefreshCoupon, { typeId, systemValue, bets, coefViewId }),
    player === null
      ? EMPTY
      : deps.call(LoadCouponLimits, { typeId, systemValue, bets, accountId: player.id }),
  );
}
