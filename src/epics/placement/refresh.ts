import { EMPTY, ignoreElements, merge, switchMap } from "rxjs";
import { CouponLimits, RefreshCoupon } from "../../events/placement/boundsEvents.ts";
import {
  betsToSend,
  betView,
  bonusToSend,
  couponAccount,
  hasBlocks,
  isAntiExpress,
  isSystem,
  isVipOn,
  systemOf,
  typeIdOf,
  wrongBlock,
} from "../../events/coupon/index.ts";
import type { State } from "../../events/index.ts";
import { outcomeState } from "../../events/sports/index.ts";
import { coefViewOf } from "../../events/settings/index.ts";
import type { Deps, Epic } from "../epic.ts";
import { paced } from "../rules/pace.ts";
import { parameter, rule } from "../rules/rule.ts";
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

/** Locks and bounds depend on the bets, on what they make, on the bonus bet, and on the account. */
const signature = (state: State): string =>
  [
    state.coupon.bets.map(({ market }) => market.id).join(","),
    couponAccount(state)?.id ?? "-",
    typeIdOf(state.coupon),
    ...(isVipOn(state) ? ["vip"] : []),
    ...bonusToSend(state).map(({ market }) => market.coef),
    ...(isSystem(state.coupon) ? systemPart(state.coupon) : []),
    ...antiExpressPart(state),
    ...reopened(state.coupon),
  ].join(" ");

/** Bets that were suspended when the answer was made, and whose price has opened since: their lock is no longer true. */
const reopened = ({ bets, prices }: State["coupon"]) =>
  bets
    .filter(({ isBlocked, market }) => isBlocked && prices[market.id]?.state === outcomeState.open)
    .map(({ market }) => `reopened ${market.id}`);

const systemPart = (coupon: State["coupon"]) => {
  const { size, bankers } = systemOf(coupon);
  const blocks = hasBlocks(coupon) ? betsToSend(coupon).map(({ blockId }) => blockId) : [];
  return [size, ...bankers, ...(blocks.length === 0 ? [] : ["blocks", ...blocks])];
};

/**
 * The price of an anti-express follows those of its bets, a refusal says that there is another, and offline there was no
 * answer. Where anti-expresses are offered, a locked bet decides whether there is one. [coupon-015]
 */
function antiExpressPart({ coupon, shell }: State): readonly (number | string)[] {
  if (coupon.antiExpressCoef === undefined && !isAntiExpress(coupon)) return [];
  const views = coupon.bets.map((bet) => betView(coupon, bet));
  const locks = views.map(({ lock }) => lock ?? "");
  // Whether they are offered is what an answer says: that alone is no reason to ask again.
  if (!isAntiExpress(coupon)) return locks.some((lock) => lock !== "") ? locks : [];
  const isRefused = coupon.placement.tag === "refused";
  return [...locks, ...views.map(({ coef }) => coef), `${isRefused} ${shell.isOnline}`];
}

/** Loads the locks between bets and the stake bounds once the set of bets has settled. */
export const refreshCoupon: Epic = {
  name: "placement/refresh",
  run: (deps) =>
    whileRuns(deps, COUPON_SETTLE, () =>
      deps.select(signature).pipe(
        paced(deps, COUPON_SETTLE, parameter(COUPON_SETTLE, "quietMs", deps.state().shell.config)),
        switchMap(() => ask(deps)),
      ),
    ).pipe(ignoreElements()),
};

/** What a coupon is asked about as. */
function asked(state: State) {
  const { coupon } = state;
  return {
    typeId: typeIdOf(coupon),
    systemValue: isSystem(coupon) ? systemOf(coupon).size : coupon.systemValue,
    bets: [...betsToSend(coupon), ...bonusToSend(state)],
  };
}

const ask = (deps: Deps) =>
  merge(
    deps.call(RefreshCoupon, { ...asked(deps.state()), coefViewId: coefViewOf(deps.state()) }),
    askBounds(deps),
  );

/** Loads the bounds of the stake at the prices of now. */
export function askBounds(deps: Deps) {
  const account = couponAccount(deps.state());
  // Without a size there is nothing to bound.
  return account === null || wrongBlock(deps.state()) !== null
    ? EMPTY
    : deps.call(CouponLimits, {
        ...asked(deps.state()),
        accountId: account.id,
        ...(isVipOn(deps.state()) && { isVipBet: true }),
      });
}
