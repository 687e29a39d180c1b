import fc, { type Arbitrary } from "fast-check";
import { none, whole } from "./askValues.ts";

/** The requests about what a player may do, their own limits and the reality check, by the name of the call. */
export const limitAsks: Readonly<Record<string, Arbitrary<object>>> = {
  PlayerRights: none,
  AvailableLimits: none,
  SelfExcludeReasons: fc.record({ isTokenSent: fc.constant(true) }),
  SaveLimits: fc.record({
    limits: fc.constantFrom(
      [{ limitType: 20, limitValue: 50 }],
      [{ limitType: 1, limitValue: 12.5 }],
      [{ limitType: 30, limitValue: 365, selfExcludeReasonId: 1 }],
      [{ limitType: 30, limitValue: 7, selfExcludeReasonId: 1, isForAllBrands: false }],
      [{ limitType: 30, limitValue: 7, selfExcludeReasonId: 1, isForAllBrands: true }],
    ),
  }),
  LimitTestAnswers: fc.record({
    tokenGuid: fc.uuid(),
    answers: fc.array(fc.record({ questionId: whole, answerId: whole }), { maxLength: 3 }),
  }),
  BlockUser: fc.record(
    {
      selfExcludeReasonId: whole,
      days: fc.option(fc.integer({ min: 1, max: 3650 }), { nil: null }),
      isForAllBrands: fc.boolean(),
    },
    { requiredKeys: ["selfExcludeReasonId", "days"] },
  ),
  DecideLimit: fc.record({ limitType: fc.constantFrom(20, 21, 22), action: fc.constantFrom(0, 1) }),
  CancelLimit: fc.record({ limitType: fc.constantFrom(20, 21, 22) }),
  ReviewLimits: fc.record({ answer: fc.constantFrom("none", "keep", "review") }),
  RealityCheck: fc.record({
    action: fc.constantFrom("continue", "log_out", "nothing"),
    doNotShowAgain: fc.boolean(),
    popupShowAt: whole,
  }),
};
