import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { expect, it } from "vitest";
import {
  bonusBetOf,
  blocksOf,
  isBonusBet,
  isVipOn,
  openSingles,
  promoToSend,
  stakeOf,
  typeIdOf,
} from "../../src/events/coupon/index.ts";
import type { CouponToPlace } from "../../src/events/placement/couponToPlace.ts";
import { obstacles, totalStakeOf } from "../../src/events/placement/index.ts";
import { pricesNow } from "./couponApp.ts";
import { carryOutPlacing, PlacingCoupon } from "./placingApp.ts";
import { PlacingModel } from "./placingModel.ts";
import { takePlacing } from "./placingMoves.ts";
import { ids, type PlacingStep, placingSteps } from "./placingSteps.ts";

/** Other sequences each time: COUPON_RUNS=50000 npx vitest run tests/commands/placingModel.test.ts; the same with COUPON_SEED=1. */
const { COUPON_RUNS: asked, COUPON_SEED: seed } = process.env;
/** What one run has to reach must not depend on luck. */
const extent =
  asked === undefined
    ? { numRuns: 2000, seed: 16 }
    : { numRuns: Number(asked), seed: Number(seed ?? Date.now()) };

function seen(coupon: PlacingCoupon) {
  const { state, requests, sent } = coupon;
  const { bets, open, placement } = state.coupon;
  const { amount } = stakeOf(state);
  const set = openSingles(state).map(({ bet, ...one }) => ({
    of: bet.market.id,
    amount: one.amount,
  }));
  const split = blocksOf(state).map((one) => ({ of: one.blockId, amount: one.amount }));
  const whole = split.length > 0 ? split : [{ of: 0, amount }];
  const total = { of: 0, amount: totalStakeOf(state) };
  return {
    ids: bets.map(({ market }) => market.id),
    type: typeIdOf(state.coupon),
    parts: typeIdOf(state.coupon) === 9 ? set : whole,
    cost: promoToSend(state.coupon) === null ? total.amount : 0,
    reasons: new Set(obstacles(state).map(({ code }) => code)),
    report: placement.tag,
    open: open.map(({ isAside, key }) => ({ isAside, key })),
    isVip: isVipOn(state),
    bonus: bonusBetOf(state)?.isDeleted,
    hasCode: state.coupon.promo.promoCode !== null,
    requests: [...requests],
    last: sent.map(asSent).at(-1),
  };
}

/** What the operator reads of a coupon. */
const asSent = (coupon: CouponToPlace) => {
  const own = coupon.bets.filter(
    ({ market, ...bet }) => !isBonusBet({ ...bet, sportId: market.sportId }),
  );
  return {
    ids: own.map(({ market }) => market.id),
    coefs: own.map(({ market }) => market.coef),
    typeId: coupon.typeId,
    amount: coupon.amount,
    blocks: own.map(({ blockId }) => blockId),
    amounts: coupon.amountByBlockId,
    hasBonus: own.length < coupon.bets.length,
    isVip: coupon.options?.isVipBet === true,
    hasCode: coupon.options?.promoCode !== undefined,
    hyper: coupon.hyperBonusPercent,
  };
};

/** The same of the last coupon that a tap would send now. */
function lastOf(model: PlacingModel): ReturnType<typeof asSent> | undefined {
  const bet = model.bets.at(-1);
  if (bet === undefined) return undefined;
  const { isSplit, type } = model;
  return {
    ids: [...bet.ids],
    coefs: bet.ids.map((id) => model.feed.get(id)?.coef ?? 0),
    typeId: (type === 9 ? 0 : type) as 0,
    amount: bet.amount,
    blocks: bet.ids.map((id) => (isSplit ? model.blockOf(id) : 0)),
    amounts: isSplit ? Object.fromEntries(model.parts.map(({ of, amount }) => [of, amount])) : {},
    hasBonus: model.bonus === "in",
    isVip: model.isVipWith(model.isCodeAsked),
    hasCode: model.isCodeAsked,
    hyper: model.hyperPercent,
  };
}

function expected(model: PlacingModel): Omit<ReturnType<typeof seen>, "last"> {
  return {
    ids: [...model.ids],
    type: model.type as 0,
    parts: [...model.parts],
    cost: model.isCodeAsked ? 0 : model.costOf(model.parts),
    // The same bet goes out under its own key, whatever is in the way by now.
    reasons: (model.twin === undefined ? model.reasons : new Set()) as never,
    report: model.report,
    open: model.open.map(({ isAside, key }) => ({ isAside, key })),
    isVip: model.isVipWith(model.isCodeAsked),
    bonus: { none: undefined, out: true, in: false }[model.bonus],
    hasCode: model.code !== null,
    requests: [...model.requests],
  };
}

/**
 * Every rule of which each pair has to be reached: the second acts when at most 19 others have acted since the first. A bet
 * that is accepted leaves an empty coupon, so that much has to be done again.
 */
const rules = [
  ...["add", "remove", "suspended", "opened", "priceMoves", "type 1", "type 2", "type 9", "amount"],
  ...["singleAmount", "split", "join", "toBlock", "blockAmount", "bounds", "vip", "bonus"],
  ...["goodCode", "badCode", "codeChecked", "codeOut", "place", "doubleTap", "closeReport"],
  ...["askAgain", "accepted", "refused", "pending", "lost"],
];
const nameOf = (step: PlacingStep) => (step.rule === "type" ? `type ${step.typeId}` : step.rule);
const NEAR = 20;

const ofFeed: ReadonlySet<string> = new Set(["priceMoves", "suspended", "opened", "add"]);
const ofTap: ReadonlySet<string> = new Set(["place", "doubleTap"]);

it("a bet is sent once, as the coupon shows it, and the coupon is what a model says whatever becomes of it", () => {
  const reached = new Set<string>();
  fc.assert(
    fc.property(placingSteps, (taken) => {
      const coupon = new PlacingCoupon();
      const model = new PlacingModel(
        ids.map((id) => [id, [1.85, 3.4, 4.25][(id - 901) % 10] ?? 0]),
      );
      const recent: string[] = [];
      for (const pricing of pricesNow(model)) coupon.fold(pricing);
      for (const step of taken) {
        const what = JSON.stringify(step);
        const { length } = model.requests;
        const isNew = ofTap.has(step.rule) && model.twin === undefined;
        const toSend = lastOf(model);
        const isDone = carryOutPlacing(coupon, step);
        const isExpected = takePlacing(model, step);
        if (isExpected && ofFeed.has(step.rule))
          for (const draft of pricesNow(model)) coupon.fold(draft);
        if (isDone !== isExpected)
          expect(coupon.refusal ?? "accepted", what).toBe(isExpected ? "accepted" : "refused");
        const { last, ...is } = seen(coupon);
        const should = expected(model);
        // The comparison of the test runner is slow.
        if (!isDeepStrictEqual(is, should)) expect(is, what).toEqual(should);
        if (isNew && model.requests.length > length && !isDeepStrictEqual(last, toSend))
          expect(last, what).toEqual(toSend);
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
