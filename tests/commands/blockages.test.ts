import fc from "fast-check";
import { expect, it } from "vitest";
import { blockages, nextAction } from "../../src/events/placement/index.ts";
import { PlaceCoupon } from "../../src/commands/placement.ts";
import { Coupon, carryOut, pricesNow } from "./couponApp.ts";
import { CouponModel } from "./couponModel.ts";
import { take } from "./couponMoves.ts";
import { ids, steps } from "./couponSteps.ts";
import { more, mores, nameOf, remedied } from "./blockageSteps.ts";

const awake: ReadonlySet<string> = new Set(["place", "accept_place", "place_another", "ask_again"]);

/** Other sequences each time: BLOCKAGE_RUNS=20000 npx vitest run tests/commands/blockages.test.ts */
const asked = process.env["BLOCKAGE_RUNS"];
const extent = asked === undefined ? { numRuns: 200, seed: 16 } : { numRuns: Number(asked) };

it("the button places exactly when nothing is listed, placing is refused with the first that is, and every remedy removes what it is for", () => {
  const seen = new Set<string>();
  const done = new Set<string>();
  let most = 0;
  fc.assert(
    fc.property(steps, mores, (taken, others) => {
      const coupon = new Coupon();
      const model = new CouponModel(ids.map((id) => [id, 2] as const));
      for (const [at, step] of taken.entries()) {
        carryOut(coupon, step);
        // The feed of the model tells what the feed says next.
        if (take(model, step)) for (const draft of pricesNow(model)) coupon.fold(draft);
        for (const other of others.filter((one) => one.at === at)) more(coupon, other);
        const { state } = coupon;
        if (state.coupon.bets.length === 0) continue;
        const list = blockages(state);
        most = Math.max(most, list.length);
        expect(awake.has(nextAction(state).tag)).toBe(list.length === 0);
        expect(coupon.send(PlaceCoupon({ isAnotherBet: true }))).toBe(list.length === 0);
        if (list.length > 0) expect(coupon.refusal).toBe(list[0]?.obstacle.code);
        coupon.state = state;
        for (const { obstacle, remedy } of list) {
          seen.add(obstacle.code);
          const isDone = remedy === null ? null : remedied(coupon, remedy);
          if (remedy === null || isDone === null) continue;
          const what = `${remedy.tag} for ${nameOf(obstacle)}`;
          expect(isDone, `${what}: ${coupon.refusal}`).toBe(true);
          const left = blockages(coupon.state).map((one) => nameOf(one.obstacle));
          expect(left, what).not.toContain(nameOf(obstacle));
          done.add(`${remedy.tag} for ${obstacle.code}`);
          coupon.state = state;
        }
      }
    }),
    extent,
  );
  console.log([...done].toSorted().join("\n"), `\nat most ${most} at once`);
  expect([...seen].toSorted()).toEqual([
    "amount_above_maximum",
    "amount_above_single_wager",
    "amount_below_minimum",
    "amount_missing",
    "anti_express_none",
    "anti_express_unpriced",
    "block_wrong",
    "coupon_locked",
    "limit_reached",
    "not_enough_money",
    "odds_below_lowest",
    "prices_silent",
    "promo_unusable",
    "system_size",
  ]);
  expect([...new Set([...done].map((one) => one.replace(/ .*/, "")))].toSorted()).toEqual([
    "check_promo",
    "drop_promo",
    "fit_amounts",
    "join_block",
    "leave_anti_express",
    "lower_exact_coef",
    "make_express",
    "remove_locked",
    "stake",
  ]);
  expect(most).toBeGreaterThan(5);
}, 600_000);
