import { describe, expect, it } from "vitest";
import { limitInQuestion } from "../../src/events/limits/approval.ts";
import {
  CancelLimit,
  type ClientLimit,
  ClientLimits,
  DecideLimit,
  LimitApprovalDue,
  LimitApprovalGiven,
  LimitApprovalPutOff,
} from "../../src/events/limits/events.ts";
import { pendingChange } from "../../src/events/limits/offer.ts";
import { answered } from "../kit/events.ts";
import { stateOf } from "../kit/spec.ts";
import { limit, raise } from "../marbles/limits.ts";

const limits = (...data: readonly ClientLimit[]) => answered(ClientLimits, {}, { data });
const raised = limits(limit(20), raise(100_000));
const due = LimitApprovalDue({ limitType: 20 });
const title = { title: "" };

describe("the question about a raise", () => {
  it("is not open while a raise that is not due is taken back, nor when that fails", () => {
    const taken = LimitApprovalGiven({ limitType: 20, isApproved: false });
    const failed = DecideLimit.failed({
      call: 1,
      ask: { limitType: 20, action: 0 },
      error: { tag: "http", status: 500 },
    });
    for (const [events, isSending] of [
      [[taken], true],
      [[taken, failed], false],
    ] as const) {
      const state = stateOf(raised, ...events);
      expect(limitInQuestion(state)).toBeUndefined();
      expect(pendingChange(state, 20)).toMatchObject({ isDue: false, isSending });
    }
    expect(limitInQuestion(stateOf(raised, taken, failed, due))).toEqual(raise(100_000));
  });

  it.each([
    answered(DecideLimit, { limitType: 20, action: 0 }, title),
    answered(DecideLimit, { limitType: 20, action: 1 }, title),
    answered(CancelLimit, { limitType: 20 }, title),
    limits(limit(20)),
  ])("does not count for the next raise, which has its own time", (over) => {
    for (const asked of [[due], [due, LimitApprovalPutOff({ limitType: 20 })]]) {
      const state = stateOf(raised, ...asked, over, limits(limit(20), raise(5)));
      expect(pendingChange(state, 20)?.isDue).toBe(false);
      expect(limitInQuestion(state)).toBeUndefined();
    }
  });

  it("is not that about a raise that has taken its place", () => {
    expect(pendingChange(stateOf(raised, due, raised), 20)?.isDue).toBe(true);
    expect(pendingChange(stateOf(raised, due, limits(raise(5))), 20)?.isDue).toBe(false);
  });
});
