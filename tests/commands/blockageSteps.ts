import fc from "fast-check";
import { CheckCouponPromo, RemoveCouponPromo } from "../../src/commands/couponPromo.ts";
import {
  JoinWrongBlock,
  PutInBlock,
  SetBlockAmount,
  SplitIntoBlocks,
} from "../../src/commands/placement/blocks.ts";
import { LowerExactCoef, SetExactCoef } from "../../src/commands/placement/exactCoef.ts";
import { RemoveLockedBets } from "../../src/commands/placement/removeLocked.ts";
import {
  ChooseCouponType,
  FitBetAmounts,
  SetBetAmount,
} from "../../src/commands/placement/singles.ts";
import { StakePossibleAmount } from "../../src/commands/placement.ts";
import { Accounts } from "../../src/events/account/events.ts";
import { betsToSend, couponToCheck, systemOf, typeIdOf } from "../../src/events/coupon/index.ts";
import { CouponPromoCheck, CouponPromoChosen } from "../../src/events/couponPromo/events.ts";
import type { Draft } from "../../src/events/define.ts";
import type { State } from "../../src/events/index.ts";
import { ClientLimits } from "../../src/events/limits/events.ts";
import { RefreshCoupon } from "../../src/events/placement/boundsEvents.ts";
import { FeedFellSilent } from "../../src/events/placement/feedSilenceEvents.ts";
import type { NextAction, Obstacle } from "../../src/events/placement/index.ts";
import { CouponSettingsChanged } from "../../src/events/placement/settingsEvents.ts";
import { answered, siteWith } from "../kit/events.ts";
import { free, promo } from "../kit/promo.ts";
import { account } from "../kit/site.ts";
import { limit } from "../marbles/limits.ts";
import type { Coupon } from "./couponApp.ts";
import { BONUS_ID, payings } from "./couponModel.ts";
import { ids } from "./couponSteps.ts";

/** What else may stand in the way of a bet, after the step of this number. */
type More = { readonly at: number } & (
  | { readonly rule: "lowest" | "money" | "wager" | "left"; readonly sum: number }
  | { readonly rule: "betAmount"; readonly id: number; readonly sum: number }
  | { readonly rule: "blockAmount" | "putInBlock"; readonly id: number; readonly sum: number }
  | { readonly rule: "split" | "tip" | "autoMax" | "silent" | "locks" | "noSystem" | "checkFails" }
  | { readonly rule: "promo"; readonly sum: number; readonly isGood: boolean }
);

const at = fc.integer({ min: 2, max: 30 });
const sum = fc.constantFrom(0, 0.5, 3, 12, 40, 600, 5000);
const id = fc.constantFrom(...ids);
const rule = <R extends string>(...names: readonly R[]) => fc.constantFrom(...names);
const one: fc.Arbitrary<More> = fc.oneof(
  fc.record({ at, rule: rule("lowest", "money", "wager", "left"), sum }),
  fc.record({ at, rule: rule("betAmount"), id, sum }),
  fc.record({
    at,
    rule: rule("blockAmount", "putInBlock"),
    id: fc.integer({ min: 1, max: 3 }),
    sum,
  }),
  fc.record({
    at,
    rule: rule("split", "tip", "tip", "autoMax", "silent", "locks", "noSystem", "checkFails"),
  }),
  fc.record({ at, rule: rule("promo"), sum, isGood: fc.boolean() }),
);
export const mores = fc.array(one, { maxLength: 14 });

const typeIds = [0, 1, 2, 4, 9];
const withWager = siteWith({
  coupon: { minAmountTypeIds: typeIds, maxAmountTypeIds: typeIds, isOneClickEnabled: true },
  policy: { id: "US-PA", figures: {}, hasSingleWagerLimit: true },
});

const askOf = ({ coupon }: State) => ({
  typeId: typeIdOf(coupon),
  systemValue: systemOf(coupon).size,
  bets: betsToSend(coupon),
});

/** The server says this of each bet of the coupon; `hasSizes`: that it offers no system that these bets make. */
const refreshed = (state: State, isLocked: boolean, hasSizes: boolean): Draft =>
  answered(
    RefreshCoupon,
    { ...askOf(state), coefViewId: 0 },
    {
      bets: state.coupon.bets.map(({ market }, index) => ({
        market: { id: market.id, coef: market.coef },
        isBlocked: isLocked && index === 0,
        isDepend: isLocked && (index === 1 || index > 2),
        isBannedExpress: isLocked && index === 2,
        isDisabledBanker: false,
      })),
      coef: 1,
      pollAfterMs: 3000,
      ...(hasSizes && { systemValues: [{ value: 9, offset: 0, minBetAmount: 1, combo: 999 }] }),
    },
  );

export function more(coupon: Coupon, what: More): void {
  const { state } = coupon;
  switch (what.rule) {
    case "lowest":
      coupon.send(SetExactCoef({ exactCoef: what.sum === 0 ? 0 : 1 + what.sum }));
      return;
    case "money": {
      const accounts = payings.map(({ id: accountId, iso }) => ({
        ...account,
        id: accountId,
        iso,
        money: what.sum,
        type: accountId === BONUS_ID ? 4 : 9,
        isActive: accountId === 11,
      }));
      coupon.fold(answered(Accounts, {}, { accounts: [], all_accounts: accounts }));
      return;
    }
    case "wager": {
      const most = limit(40, { limitValue: what.sum + 1, limitBalance: what.sum + 1 });
      coupon.fold(withWager);
      coupon.fold(answered(ClientLimits, {}, { data: [most] }));
      return;
    }
    case "left":
      coupon.fold(answered(ClientLimits, {}, { data: [limit(1, { limitBalance: what.sum + 1 })] }));
      return;
    case "betAmount":
      coupon.send(SetBetAmount({ betId: what.id, amount: what.sum }));
      return;
    case "blockAmount":
      coupon.send(SetBlockAmount({ blockId: what.id, amount: what.sum }));
      return;
    case "putInBlock": {
      const [first] = state.coupon.bets;
      if (first) coupon.send(PutInBlock({ betId: first.market.id, blockId: what.id }));
      return;
    }
    case "split":
    case "tip": {
      coupon.send(ChooseCouponType({ typeId: 2 }));
      coupon.send(SplitIntoBlocks({}));
      const [first] = state.coupon.bets;
      if (first && what.rule === "tip")
        coupon.send(PutInBlock({ betId: first.market.id, blockId: 2 }));
      return;
    }
    case "autoMax":
      coupon.fold(CouponSettingsChanged({ isAutoMax: true }));
      return;
    case "silent":
      coupon.fold(FeedFellSilent({ feed: "live", afterMs: 15_000 }));
      return;
    case "locks":
      coupon.fold(refreshed(state, true, false));
      return;
    case "noSystem":
      coupon.send(ChooseCouponType({ typeId: 2 }));
      coupon.fold(refreshed(coupon.state, false, true));
      return;
    case "promo":
      choose(coupon, promo({ amount: what.sum, ...(what.isGood ? {} : { minBets: 4 }) }));
      return;
    case "checkFails":
      choose(coupon, null);
  }
}

const askedOf = ({ state }: Coupon) => {
  const { bets, ...ask } = couponToCheck(state.coupon);
  return { promoCode: free, ...ask, bets: [...bets] };
};
const checkAsked = (coupon: Coupon): Draft =>
  CouponPromoCheck.asked({ call: 1, ask: askedOf(coupon) });

/** The code is chosen and checked; `paid`: what it pays, null: the check fails. */
function choose(coupon: Coupon, paid: object | null): void {
  coupon.fold(CouponPromoChosen({ promoCode: free }));
  coupon.fold(checkAsked(coupon));
  const ask = askedOf(coupon);
  coupon.fold(
    paid === null
      ? CouponPromoCheck.failed({ call: 1, ask, error: { tag: "offline" } })
      : answered(CouponPromoCheck, ask, { success: true, promo: paid }),
  );
}

/** Null: it leads elsewhere, or needs an answer. */
function commandOf(action: NextAction): Draft | null {
  switch (action.tag) {
    case "remove_locked":
      return RemoveLockedBets(action.lock === undefined ? {} : { lock: action.lock });
    case "lower_exact_coef":
      return LowerExactCoef({});
    case "check_promo":
      return CheckCouponPromo({});
    case "drop_promo":
      return RemoveCouponPromo({});
    case "stake":
      return StakePossibleAmount({});
    case "fit_amounts":
      return FitBetAmounts({});
    case "join_block":
      return JoinWrongBlock({});
    case "make_express":
    case "leave_anti_express":
      return ChooseCouponType({ typeId: 1 });
    default:
      return null;
  }
}

/** Carries the remedy out; null: it leads elsewhere, or needs an answer. */
export function remedied(coupon: Coupon, action: NextAction): boolean | null {
  const command = commandOf(action);
  if (command === null) return null;
  const isDone = coupon.send(command);
  // The code is being asked about at once.
  if (isDone && action.tag === "check_promo") coupon.fold(checkAsked(coupon));
  return isDone;
}

/** What tells one obstacle from another. */
export const nameOf = (obstacle: Obstacle): string =>
  [
    obstacle.code,
    "lock" in obstacle ? obstacle.lock : "",
    "block" in obstacle ? obstacle.block.blockId : "",
    "problem" in obstacle ? obstacle.problem.tag : "",
  ].join(" ");
