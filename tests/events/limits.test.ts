import { describe, expect, it } from "vitest";
import {
  AnswerLimitApproval,
  DecideLimitChange,
  PutOffLimitApproval,
} from "../../src/commands/limits.ts";
import { AnswerNotification } from "../../src/commands/notices.ts";
import type { Draft } from "../../src/events/define.ts";
import { ActivityNoted, MediaPlaying } from "../../src/events/idle/events.ts";
import {
  CancelLimit,
  type ClientLimit,
  DecideLimit,
  LimitWanted,
  SaveLimits,
  LimitApprovalDue,
  LimitApprovalGiven,
  LimitApprovalPutOff,
  ClientLimits,
} from "../../src/events/limits/events.ts";
import { isDecrease, limitInQuestion, limitsToApprove } from "../../src/events/limits/approval.ts";
import { isSelfExcluded, limitInForce } from "../../src/events/limits/selectors.ts";
import { NotificationClosed, NotificationShown } from "../../src/events/notifications/events.ts";
import { SessionClosed } from "../../src/events/session/events.ts";
import { answered, signedIn, siteWith } from "../kit/events.ts";
import { given, stateOf } from "../kit/spec.ts";
import { START_AT } from "../kit/world.ts";
import { limit, raise, selfExclusion, session } from "../marbles/limits.ts";

const limits = (...data: readonly ClientLimit[]): Draft => answered(ClientLimits, {}, { data });
const raised = limits(limit(20), raise(100_000));
const due = LimitApprovalDue({ limitType: 20 });
const title = { title: "" };

describe("the player's limits", () => {
  it("are read whole, and what else is in them is dropped [limits-001] [limits-002]", () => {
    const more = {
      ...limit(20),
      availableValues: [50],
      type: "money",
      more: 1,
      selfExcludeReason: null,
    };
    const { more: dropped, ...whole } = more;
    expect(dropped).toBe(1);
    expect(stateOf(signedIn, limits(more)).limits.items).toEqual([whole]);
  });

  it("of types 30 and 33, once in force, exclude the player [limits-004] [limits-012]", () => {
    expect(isSelfExcluded(stateOf(limits(limit(20), session(100))))).toBe(false);
    expect(isSelfExcluded(stateOf(limits(limit(20), selfExclusion)))).toBe(true);
    expect(isSelfExcluded(stateOf(limits(limit(33))))).toBe(true);
    for (const limitState of ["PENDING", "INACTIVE", "SOMETHING"]) {
      expect(isSelfExcluded(stateOf(limits({ ...selfExclusion, limitState })))).toBe(false);
    }
  });

  it("of a session are the time left and when that was measured [limits-015] [limits-020]", () => {
    const left = (...items: readonly ClientLimit[]) => stateOf(limits(...items)).limits.session;
    expect(left(session(100))).toEqual({ leftMs: 100_000, at: START_AT + 1_000 });
    expect(left(session(-5))?.leftMs).toBe(0);
    for (const none of [session(-1), session(100, -1), { ...session(9), limitState: "INACTIVE" }]) {
      expect(left(none)).toBeNull();
    }
  });

  it("go with the session [limits-029]", () => {
    const { limits } = stateOf(signedIn, raised, due, SessionClosed({ reason: "player" }));
    expect(limits).toEqual(stateOf().limits);
  });
});

describe("a pending limit", () => {
  it("to be approved is one of types 20 to 22 alone [limits-003] [limits-007]", () => {
    const types = [1, 2, 3, 10, 11, 12, 19, 20, 21, 22, 23, 30, 31, 32, 33, 37];
    const state = stateOf(limits(...types.map((type) => raise(0, type))));
    expect(limitsToApprove(state).map(({ limitType }) => limitType)).toEqual([20, 21, 22]);
  });

  it("to be approved is one of any type where the policy has every increase reaffirmed", () => {
    const policy = { id: "US-PA", figures: {}, areIncreasesReaffirmed: true };
    const types = [1, 12, 20, 31, 40];
    const asked = [...types.map((type) => raise(0, type)), { ...raise(0, 2), needApprove: false }];
    const state = stateOf(siteWith({ policy }), limits(...asked));
    expect(limitsToApprove(state).map(({ limitType }) => limitType)).toEqual(types);
    expect(limitsToApprove(stateOf(limits(...asked)))).toEqual([raise(0)]);
  });

  it.each([
    [1, true],
    [1, false],
    [31, true],
    [40, false],
  ])(
    "of type %i is taken back, and confirmed once it is due, only under such a policy (%s)",
    (limitType, isUnderPolicy) => {
      const policy = { id: "X", figures: {}, areIncreasesReaffirmed: isUnderPolicy };
      const before = [signedIn, siteWith({ policy }), limits(raise(0, limitType))];
      const decide = (isApproved: boolean, ...events: readonly Draft[]) =>
        given(...before, ...events).when(DecideLimitChange({ limitType, isApproved }));
      decide(true).expectRefusal("nothing_to_do");
      const taken = LimitApprovalGiven({ limitType, isApproved: false });
      if (isUnderPolicy) decide(false).expectEvents(taken);
      else decide(false).expectRefusal("nothing_to_do");
      const confirmed = LimitApprovalGiven({ limitType, isApproved: true });
      decide(true, LimitApprovalDue({ limitType })).expectEvents(confirmed);
    },
  );

  it("of the session that is removed is an increase [limits-014] [limits-020]", () => {
    const hours = (limitValue: number) => ({ ...session(0, limitValue), limitState: "PENDING" });
    expect(isDecrease(hours(-1), session(0, 8))).toBe(false);
    expect(isDecrease(hours(4), session(0, 8))).toBe(true);
    expect(isDecrease(hours(4), session(0, -1))).toBe(true);
  });

  it("is a decrease when it is lower than the one in force, else an increase [limits-014] [limits-019]", () => {
    const wish = (limitValue: number) => ({ ...raise(0), limitValue });
    expect(isDecrease(wish(99), limit(20))).toBe(true);
    expect(isDecrease(wish(100), limit(20))).toBe(false);
    expect(isDecrease(wish(999_999_999), limit(20))).toBe(false);
    expect(isDecrease(wish(999_999_999), undefined)).toBe(false);
    expect(isDecrease(wish(100), undefined)).toBe(true);
  });

  it("approved takes the place of the one in force [limits-008]", () => {
    const ask = { limitType: 20, action: 1 };
    const state = stateOf(raised, due, answered(DecideLimit, ask, title));
    expect(state.limits.items).toEqual([
      { ...raise(100_000), limitState: "ACTIVE", needApprove: false },
    ]);
    expect(limitInForce(state, 20)?.limitValue).toBe(150);
  });

  it.each([
    [200, [limit(20)], "sent"],
    [400, [], "refused"],
  ])("saved with the status %i are those of the answer [limits-030]", (status, items, tag) => {
    const wish = { limitType: 20, limitValue: 100 };
    const body = { status, data: { limitsData: [limit(20)] } };
    const saved = answered(SaveLimits, { limits: [wish] }, body);
    const state = stateOf(LimitWanted(wish), saved);
    expect(state.limits.items).toEqual(items);
    expect(state.limits.change?.submission.tag).toBe(tag);
  });

  it.each([
    [204, 150],
    [403, 100],
  ])("decided with the status %i leaves %i in force [limits-030]", (status, value) => {
    const decision = answered(DecideLimit, { limitType: 20, action: 1 }, { ...title, status });
    const state = stateOf(limits(limit(20), raise(0)), due, decision);
    expect(limitInForce(state, 20)?.limitValue).toBe(value);
    expect(limitInQuestion(state)).toBeUndefined();
  });

  it.each([
    answered(DecideLimit, { limitType: 20, action: 0 }, title),
    answered(CancelLimit, { limitType: 20 }, title),
  ])("rejected leaves the list, and all others stay [limits-009]", (rejected) => {
    const state = stateOf(limits(limit(20), raise(0), raise(0, 21)), due, rejected);
    expect(state.limits.items).toEqual([limit(20), raise(0, 21)]);
    expect(limitInQuestion(state)).toBeUndefined();
  });
});

describe("the question about it", () => {
  const answer = AnswerLimitApproval({ limitType: 20, isApproved: true });

  it("is open from when it is due until the answer is accepted [limits-007]", () => {
    const asked = (...events: readonly Draft[]) => limitInQuestion(stateOf(raised, ...events));
    const given = LimitApprovalGiven({ limitType: 20, isApproved: true });
    expect(asked()).toBeUndefined();
    expect(asked(due)).toEqual(raise(100_000));
    expect(asked(due, given)).toEqual(raise(100_000));
    expect(asked(due, LimitApprovalPutOff({ limitType: 20 }))).toBeUndefined();
  });

  it("is answered once [limits-007]", () => {
    given(raised, due).when(answer).expectEvents(LimitApprovalGiven(answer.data));
    given(raised).when(answer).expectRefusal("nothing_to_do");
    given(raised, due, LimitApprovalGiven(answer.data)).when(answer).expectRefusal("nothing_to_do");
  });

  it("can be put off [limits-007]", () => {
    const later = PutOffLimitApproval({ limitType: 20 });
    given(raised, due)
      .when(later)
      .expectEvents(LimitApprovalPutOff({ limitType: 20 }));
    given(raised).when(later).expectRefusal("nothing_to_do");
  });
});

describe("the last activity", () => {
  const activeAt = (...events: readonly Draft[]) => stateOf(...events).idle.activeAt;

  it("begins with the session and ends with it [idle-006]", () => {
    expect(activeAt()).toBeNull();
    expect(activeAt(signedIn)).toBe(START_AT + 1_000);
    expect(activeAt(signedIn, SessionClosed({ reason: "idle" }))).toBeNull();
  });

  it("does not exist for a visitor, whatever plays [idle-006]", () => {
    const play = MediaPlaying({ source: "page", isPlaying: true });
    expect(activeAt(play, ActivityNoted({ at: START_AT }))).toBeNull();
    expect(activeAt(play, signedIn)).toBe(START_AT + 2_000);
  });

  it("follows the clock of this page also when it is set back", () => {
    expect(activeAt(signedIn, ActivityNoted({ at: START_AT - 5_000 }))).toBe(START_AT - 5_000);
  });

  it("is now when the player wants to stay [idle-001]", () => {
    const warning = NotificationShown({
      id: "idle-warning",
      status: "warning",
      variant: "withoutTimeout",
      text: "idleWarning",
      action: "stay",
    });
    given(signedIn, warning)
      .when(AnswerNotification({ id: "idle-warning" }))
      .expectEvents(
        NotificationClosed({ id: "idle-warning" }),
        ActivityNoted({ at: START_AT + 3_000 }),
      );
  });
});
