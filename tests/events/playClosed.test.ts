import { expect, it } from "vitest";
import { type ClientLimit, ClientLimits } from "../../src/events/limits/events.ts";
import { leftToStake, playClosedTo } from "../../src/events/limits/playClosed.ts";
import { answered, signedIn } from "../kit/events.ts";
import { stateOf } from "../kit/spec.ts";
import { limit, selfExclusion, session } from "../marbles/limits.ts";

/** A player with these limits. */
const under = (...data: readonly ClientLimit[]) =>
  stateOf(signedIn, answered(ClientLimits, {}, { data }));

it.each([1, 2, 3, 10, 11, 12])(
  "what limit %i of stakes and losses leaves is the most that can be staked [limits-003]",
  (type) => {
    const state = under(limit(type, { limitBalance: 7 }));
    expect(leftToStake(state)).toBe(7);
    expect([playClosedTo(state, 7), playClosedTo(state, 7.01)]).toEqual([null, "limit_reached"]);
    expect(playClosedTo(under(limit(type, { limitBalance: 0 })), 0)).toBe("limit_reached");
  },
);

it.each([20, 21, 22])("limit %i of deposits leaves play open [limits-003]", (type) => {
  const state = under(limit(type, { limitBalance: 0 }));
  expect([leftToStake(state), playClosedTo(state, 5)]).toEqual([null, null]);
});

it("an exclusion, a time-out, a block and a session that is used up close play [limits-004]", () => {
  const closedBy = (...limits: readonly ClientLimit[]) => playClosedTo(under(...limits), 1);
  expect(closedBy(selfExclusion)).toBe("self_excluded");
  expect(closedBy(limit(33))).toBe("self_excluded");
  expect(closedBy(limit(37))).toBe("bets_blocked");
  expect(closedBy(session(0))).toBe("limit_reached");
  expect(closedBy(session(60), limit(32))).toBeNull();
});
