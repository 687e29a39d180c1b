import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AnswerRealityCheck } from "../../src/commands/reality.ts";
import { BetsHistory } from "../../src/events/bets/events.ts";
import { ClientLimits } from "../../src/events/limits/events.ts";
import {
  RealityAnswered,
  RealityCheckShown,
  RealityStarted,
  RealityStepped,
  RealityTimeShared,
} from "../../src/events/reality/events.ts";
import { isRealityCheckShown, realityIntervalMs } from "../../src/events/reality/selectors.ts";
import { SessionClosed } from "../../src/events/session/events.ts";
import { TabRealityAnswered } from "../../src/events/tabs/events.ts";
import { lanesOf } from "../kit/timeline.ts";
import { durationText } from "../kit/durations.ts";
import { answered, signedIn } from "../kit/events.ts";
import { limitOf, realityLimit } from "../kit/limits.ts";
import { play } from "../kit/play.ts";
import { answers } from "../kit/replies.ts";
import { siteConfig } from "../kit/site.ts";
import { given, stateOf } from "../kit/spec.ts";
import { START_AT } from "../kit/world.ts";

const limits = (minutes: number) => answered(ClientLimits, {}, { data: [limitOf(32, minutes)] });
const history = (pageToken: string | null = null) =>
  answered(
    BetsHistory,
    { status: null, pageToken },
    {
      items: [],
      nextPageToken: null,
      summary: { count: 0, amount: 0, payout: 0, currencyIso: "EUR" },
    },
  );
const begun = [signedIn, limits(10), RealityStarted({ intervalMs: 600_000 })] as const;
const shown = [...begun, RealityStepped({ byMs: 300_000 }), RealityCheckShown({})] as const;
const shownAt = START_AT + 5_000;
const answer = { action: "continue", doNotShowAgain: false } as const;

describe("the reality check as state", () => {
  it("knows the interval from the limit in force, of type 32 and in minutes [limits-004] [reality-001]", () => {
    expect(realityIntervalMs(stateOf(...begun))).toBe(600_000);
    expect(realityIntervalMs(stateOf(signedIn))).toBe(0);
    expect(realityIntervalMs(stateOf(signedIn, limits(-1)))).toBe(0);
  });
  it("counts down in steps, and stops when nothing is left [reality-002] [reality-006]", () => {
    expect(stateOf(...begun).reality.timer?.leftMs).toBe(600_000);
    expect(stateOf(...shown.slice(0, -1)).reality.timer).toEqual({
      startedAt: START_AT + 4_000,
      leftMs: 300_000,
      doNotShowAgain: false,
      sinceAt: START_AT + 3_000,
    });
    expect(isRealityCheckShown(stateOf(...shown.slice(0, -1)))).toBe(false);
    expect(isRealityCheckShown(stateOf(...shown))).toBe(true);
  });
  it.each([
    [{ action: "continue", doNotShowAgain: false }, 600_000, false],
    [{ action: "continue", doNotShowAgain: true }, 0, true],
    [{ action: "nothing", doNotShowAgain: false }, 0, true],
    [{ action: "nothing", doNotShowAgain: true }, 0, true],
  ] as const)(
    "%j leaves %i ms, here and from another tab [reality-004]",
    (given, leftMs, isOver) => {
      for (const event of [RealityAnswered({ ...given, shownAt }), TabRealityAnswered(given)]) {
        const state = stateOf(...shown, event);
        expect(isRealityCheckShown(state)).toBe(false);
        expect(state.reality.timer).toMatchObject({ leftMs, doNotShowAgain: isOver });
        expect(state.reality.timer?.sinceAt).toBe(START_AT + 3_000);
      }
    },
  );
  it("stays on the screen while the player logs out, until they are out [reality-005]", () => {
    const leaving = RealityAnswered({ action: "log_out", doNotShowAgain: true, shownAt });
    expect(isRealityCheckShown(stateOf(...shown, leaving))).toBe(true);
    expect(stateOf(...shown, leaving).reality.isLeaving).toBe(true);
    const out = stateOf(...shown, leaving, SessionClosed({ reason: "player" }));
    expect(isRealityCheckShown(out)).toBe(false);
    expect(out.reality).toMatchObject({ timer: null, isLeaving: false });
  });
  it("takes over what another tab has counted", () => {
    expect(stateOf(...begun, RealityTimeShared({ leftMs: 1_000 })).reality.timer?.leftMs).toBe(
      1_000,
    );
    expect(stateOf(signedIn, RealityTimeShared({ leftMs: 1_000 })).reality.timer).toBeNull();
  });
  it("has figures once page one of all bets has loaded while it is shown [reality-002]", () => {
    expect(stateOf(...begun, history()).reality.hasFigures).toBe(false);
    expect(stateOf(...shown, history("page-2")).reality.hasFigures).toBe(false);
    expect(stateOf(...shown, history()).reality.hasFigures).toBe(true);
    const next = [...shown, history(), RealityAnswered({ ...answer, shownAt })];
    expect(stateOf(...next, RealityCheckShown({})).reality.hasFigures).toBe(false);
  });
});

describe("AnswerRealityCheck", () => {
  it("is an event that records when the check was shown [reality-003] [call-reality-001]", () => {
    given(...shown)
      .when(AnswerRealityCheck(answer))
      .expectEvents(RealityAnswered({ ...answer, shownAt }));
  });
  it("is refused without a check, when it was answered, and while the player leaves", () => {
    const answeredAlready = RealityAnswered({ ...answer, shownAt });
    const leaving = RealityAnswered({ ...answer, action: "log_out", shownAt });
    for (const events of [[], begun, [...shown, answeredAlready], [...shown, leaving]]) {
      given(...events)
        .when(AnswerRealityCheck(answer))
        .expectRefusal("nothing_to_do");
    }
  });
});

/** What may happen to a phone between two instants; every one of them ends with a look at the clock. */
const disturbance = fc.record({
  afterMs: fc.integer({ min: 1, max: 9 * 60_000 }),
  what: fc.constantFrom("sleep", "back", "forward", "reload", "frozen", "closed"),
  lengthMs: fc.integer({ min: 1, max: 10 * 3_600_000 }),
});

type Disturbance = { readonly afterMs: number; readonly what: string; readonly lengthMs: number };

/** The lanes that bring the disturbances one after the other. */
function lanesFor(disturbances: readonly Disturbance[]) {
  const lanes = { clock: "", tab: "" };
  const ends = { clock: 0, tab: 0 };
  let at = 0;
  const put = (lane: "clock" | "tab", word: string) => {
    const gap = at - ends[lane];
    lanes[lane] += ` ${gap === 0 ? "" : durationText(gap).replaceAll(" ", "")} ${word}`;
    ends[lane] = at;
  };
  for (const { afterMs, what, lengthMs } of disturbances) {
    at += afterMs;
    const length = durationText(lengthMs).replaceAll(" ", "");
    if (what === "reload") put("tab", "reload");
    else if (what === "back" || what === "forward") put("clock", `${what} ${length}`);
    else if (what === "sleep") {
      put("clock", `sleep ${length}`);
      at += lengthMs;
      ends.clock = at;
    } else {
      put("tab", what === "frozen" ? "frozen" : "close");
      at += lengthMs;
      put("tab", what === "frozen" ? "thawed" : "open");
    }
  }
  return { ...lanes, endMs: at };
}

describe("the steps of an interval", () => {
  it("add up to it, none longer than 5 minutes, despite sleeps, reloads and clock changes [reality-006] [reality-007]", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(5, 10, 15, 30, 45, 60),
        fc.array(disturbance, { maxLength: 5 }),
        (minutes, disturbances) => {
          const { clock, tab, endMs } = lanesFor(disturbances);
          const timeline = {
            isPlayer: true,
            clock,
            tab,
            server: {
              SiteConfig: answers({ ...siteConfig, idle: { isEnabled: false, minutes: 30 } }),
              ClientLimits: realityLimit(minutes),
            },
            watch: "RealityCheckShown",
            expect: "",
            for: durationText(endMs + (minutes + 1) * 60_000).replaceAll(" ", ""),
          };
          const { events } = play(timeline, lanesOf(timeline));
          const steps: number[] = [];
          let left = minutes * 60_000;
          let spentMs = 0;
          let lastAt = 0;
          for (const { ms, entry } of events) {
            if (RealityStarted.is(entry)) lastAt = ms;
            if (!RealityStepped.is(entry) && !RealityCheckShown.is(entry)) continue;
            const byMs = RealityStepped.is(entry) ? entry.data.byMs : left;
            steps.push(byMs);
            left -= byMs;
            // True time between two steps is never shorter than the step, unless the clock was set forward.
            if (!clock.includes("forward")) expect(ms - lastAt).toBeGreaterThanOrEqual(byMs);
            spentMs += ms - lastAt;
            lastAt = ms;
          }
          expect(steps.reduce((sum, one) => sum + one, 0)).toBe(minutes * 60_000);
          expect(Math.max(...steps)).toBeLessThanOrEqual(300_000);
          expect(events.filter(({ entry }) => RealityCheckShown.is(entry))).toHaveLength(1);
          expect(spentMs).toBeGreaterThan(0);
        },
      ),
      { numRuns: 25 },
    );
  });
});
