import { isDeepStrictEqual } from "node:util";
import Big from "big.js";
import fc from "fast-check";
import { expect, it } from "vitest";
import {
  antiExpressOf,
  bankersOf,
  isSystem,
  lockedBets,
  movedBets,
  possibleWin,
  stakeOf,
  systemCombinations,
  systemOf,
  totalCoefOf,
  typeIdOf,
} from "../../src/events/coupon/index.ts";
import { minorDigits } from "../../src/events/money/minorUnits.ts";
import { systemWin } from "../../src/events/money/systems.ts";
import { obstacles } from "../../src/events/placement/obstacles.ts";
import { oracle } from "../server/systemOracle.ts";
import { carryOut, Coupon, pricesNow } from "./couponApp.ts";
import { CouponModel } from "./couponModel.ts";
import { take } from "./couponMoves.ts";
import { ids, type Step, steps } from "./couponSteps.ts";

/** Other sequences each time: COUPON_RUNS=50000 npx vitest run tests/commands/couponModel.test.ts; the same with COUPON_SEED=1. */
const { COUPON_RUNS: asked, COUPON_SEED: seed } = process.env;
/** What one run has to reach must not depend on luck. */
const extent =
  asked === undefined
    ? { numRuns: 700, seed: 16 }
    : { numRuns: Number(asked), seed: Number(seed ?? Date.now()) };

function seen({ state }: Coupon) {
  const { coupon } = state;
  const { amount, iso, max, min, step: amountStep } = stakeOf(state);
  return {
    ids: coupon.bets.map(({ market }) => market.id),
    type: typeIdOf(coupon),
    bankers: isSystem(coupon) ? bankersOf(coupon) : [],
    size: isSystem(coupon) ? systemOf(coupon).size : null,
    moved: movedBets(coupon).map(({ bet }) => bet.market.id),
    locked: lockedBets(coupon).map(({ market }) => market.id),
    total: isSystem(coupon) ? null : totalCoefOf(state),
    stake: { amount, iso, max, min, step: amountStep },
    reasons: new Set(obstacles(state).map(({ code }) => code)),
    policy: coupon.changeCoefAction,
    isOneClick: state.oneClick.isActiveOneClick,
    anti: typeIdOf(coupon) === 4 ? (antiExpressOf(coupon)?.coef ?? null) : null,
    win: isSystem(coupon)
      ? systemWin(systemCombinations(coupon, amount, iso)) / 10 ** minorDigits(iso)
      : possibleWin(amount, totalCoefOf(state), iso),
  };
}

function expected(model: CouponModel): ReturnType<typeof seen> {
  const { bankers, locked, moved, policy, isOneClick, size, stake, total, type } = model;
  const isOfSizes = type === 2;
  const unit = new Big(10).pow(minorDigits(stake.iso));
  const legs = model.picks.map(({ id }) => ({
    coef: model.priceOf(id).coef,
    state: "open",
    isBanker: bankers.includes(id),
  }));
  const minor = new Big(stake.amount).times(unit).toNumber();
  const win = isOfSizes
    ? new Big(oracle(legs, size, minor)).div(unit)
    : new Big(minor).times(total).round(0, Big.roundHalfUp).div(unit);
  return {
    ids: model.picks.map(({ id }) => id),
    type: type as 0,
    bankers: isOfSizes ? bankers : [],
    size: isOfSizes ? size : null,
    moved: [...moved],
    locked: [...locked],
    total: isOfSizes ? null : total,
    stake,
    reasons: model.reasons as never,
    policy,
    isOneClick,
    anti: type === 4 ? (model.current?.coef ?? null) : null,
    win: win.toNumber(),
  };
}

/** Every rule of which each pair has to be reached: the second acts when at most fifteen others have acted since the first. */
const rules = [
  ...["add", "remove", "undoRemove", "clear", "undoClear", "size", "banker", "amount", "step"],
  ...["type 1", "type 2", "type 4", "type 9", "currency", "bonusMoney", "priceMoves", "suspended"],
  ...["opened", "closed", "policy", "acceptPrices", "oneClick", "bounds", "antiExpress"],
];
const nameOf = (taken: Step) => (taken.rule === "type" ? `type ${taken.typeId}` : taken.rule);
const NEAR = 16;

const ofFeed: ReadonlySet<string> = new Set(["priceMoves", "suspended", "opened", "closed"]);
const bringsBets: ReadonlySet<string> = new Set(["add", "undoRemove", "undoClear"]);

it("the coupon is what a model says after every step, whatever the player, the feed and the server do", () => {
  const reached = new Set<string>();
  fc.assert(
    fc.property(steps, (taken) => {
      const coupon = new Coupon();
      const model = new CouponModel(
        ids.map((id) => [id, [1.85, 3.4, 4.25][(id - 901) % 10] ?? 0] as const),
      );
      const recent: string[] = [];
      for (const step of taken) {
        // A tap on a price is a bet then.
        if (model.isOneClick && step.rule === "add") continue;
        const isDone = carryOut(coupon, step);
        const isExpected = take(model, step);
        // The coupon asks at once for the prices of bets that are new or back.
        if (isExpected && (ofFeed.has(step.rule) || bringsBets.has(step.rule)))
          for (const draft of pricesNow(model)) coupon.fold(draft);
        const what = JSON.stringify(step);
        if (!ofFeed.has(step.rule) && isDone !== isExpected)
          expect(coupon.refusal ?? "accepted", what).toBe(isExpected ? "accepted" : "refused");
        const [is, should] = [seen(coupon), expected(model)];
        // The comparison of the test runner is slow.
        if (!isDeepStrictEqual(is, should)) expect(is, what).toEqual(should);
        if (!isExpected) continue;
        const name = nameOf(step);
        for (const other of recent.slice(-NEAR)) reached.add(`${other} > ${name}`);
        recent.push(name);
      }
    }),
    extent,
  );
  const pairs = rules.flatMap((first) => rules.map((second) => `${first} > ${second}`));
  const missing = pairs.filter((pair) => !reached.has(pair));
  console.log(`pairs of rules reached: ${pairs.length - missing.length} of ${pairs.length}`);
  expect(missing, "pairs never reached").toEqual([]);
}, 3_600_000);
