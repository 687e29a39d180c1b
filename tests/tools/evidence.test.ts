import { describe, expect, it } from "vitest";
import { SaveLimit } from "../../src/commands/limits.ts";
import { BetsHistory } from "../../src/events/bets/events.ts";
import { SaveLimits } from "../../src/events/limits/events.ts";
import { RealityAnswered, RealityCheckShown } from "../../src/events/reality/events.ts";
import { SessionClosed } from "../../src/events/session/events.ts";
import { signIn, startAt } from "../replay/story.ts";
import { asksFor, figure, judge, logWith, packOf } from "./evidenceJudge.ts";
import { limit, minute, visitOf } from "./evidenceVisit.ts";

const check = limit(32, 5, { measure: "min" });
const showsAll = ["elapsed", "staked", "returned", "net"].map((name) =>
  asksFor(`checkShows.${name}`),
);
const everyFive = figure("limits.realityCheck", "atMost", 5, "min");
const waitsAnHour = packOf([figure("limits.wait", "atLeast", 1, "h")]);

describe("evidence of reality checks", () => {
  it("has when each was due, shown, with what, and answered: a good visit ends with 0", async () => {
    const visit = visitOf({ limits: [check] });
    expect(visit.bet()).not.toBeNull();
    visit.pass(6 * minute);
    visit.answer("continue");
    visit.pass(2 * minute);
    expect(visit.bet()).not.toBeNull();
    const log = logWith(visit.logEntries);
    const { status, report, breaches, html } = await judge(log, packOf([everyFive], showsAll));
    expect([status, breaches]).toEqual([0, []]);
    const [seen] = report.logs[0]?.visits ?? [];
    expect(seen?.verification.tag).toBe("verified");
    expect(seen?.orders).toHaveLength(2);
    const shown = visit.entries.find((entry) => RealityCheckShown.is(entry));
    const answer = visit.entries.find((entry) => RealityAnswered.is(entry));
    expect(seen?.checks).toHaveLength(1);
    expect(seen?.checks[0]).toMatchObject({
      dueAt: shown?.at,
      shown: { seq: shown?.seq, at: shown?.at },
      content: { elapsedMs: 5 * minute, currency: "EUR", staked: 0, returned: 0, net: 0 },
      missing: [],
      answer: { seq: answer?.seq, action: "continue", isKept: true },
      orders: [],
    });
    expect(html).toContain("Every log is verified, and no duty that was judged was broken.");
  });

  it("marks one that was not shown: the site ran without the pack", async () => {
    const visit = visitOf();
    visit.pass(8 * minute);
    const log = logWith(visit.logEntries);
    const { status, breaches, printed } = await judge(log, packOf([everyFive]));
    expect([status, breaches.map(({ duty }) => duty)]).toEqual([1, ["check-due"]]);
    const [late] = breaches;
    const playedMs = (late?.at ?? 0) - startAt;
    expect(playedMs).toBeGreaterThan(7 * minute);
    expect(playedMs).toBeLessThan(7.5 * minute);
    expect(printed).toContain(`entry ${late?.seq}  check-due: no check in 7 min of play`);
    // The same log under a pack that asks for none.
    const other = await judge(log, "MT");
    expect([other.status, other.breaches]).toEqual([0, []]);
    // And under one whose hour has not passed.
    expect((await judge(log, "US-PA")).status).toBe(0);
  });

  it("counts no time in which the page slept", async () => {
    const visit = visitOf();
    visit.hide();
    visit.pass(2 * minute);
    visit.setClockBy(60 * minute);
    visit.show();
    visit.pass(2 * minute);
    const { status } = await judge(logWith(visit.logEntries), packOf([everyFive]));
    expect(status).toBe(0);
  });

  it("marks one that was shown without the net result", async () => {
    const visit = visitOf({ limits: [check] });
    visit.lose(BetsHistory.name);
    visit.pass(6 * minute);
    visit.answer("continue");
    visit.pass(1_000);
    const log = logWith(visit.logEntries);
    const shown = visit.entries.find((entry) => RealityCheckShown.is(entry));
    const { status, breaches, html } = await judge(log, packOf([], [asksFor("checkShows.net")]));
    expect([status, breaches]).toEqual([
      1,
      [{ seq: shown?.seq, at: shown?.at, duty: "check-content", cause: "shown without net" }],
    ]);
    expect(html).toContain('<strong class="bad">not shown</strong>');
    expect((await judge(log, packOf([], [asksFor("checkShows.elapsed")]))).status).toBe(0);
    const all = await judge(log, packOf([], showsAll));
    expect(all.breaches.map(({ cause }) => cause)).toEqual(["shown without staked, returned, net"]);
  });

  it("marks a bet that went out before the answer, and none that went out after it", async () => {
    const visit = visitOf({ limits: [check] });
    visit.pass(5.5 * minute);
    const order = visit.bet();
    expect(order).not.toBeNull();
    visit.answer("continue");
    visit.pass(1_000);
    expect(visit.bet()).not.toBeNull();
    const { status, breaches, report } = await judge(logWith(visit.logEntries), "MT");
    expect([status, breaches.map(({ seq, duty }) => ({ seq, duty }))]).toEqual([
      1,
      [{ seq: order?.seq, duty: "check-answered" }],
    ]);
    expect(report.logs[0]?.visits[0]?.checks[0]?.orders).toHaveLength(1);
  });
});

describe("evidence of limits", () => {
  /** Raised from 100 to 500; the change took effect this many seconds after it was asked for. */
  function raised(afterSec: number) {
    const visit = visitOf({ limits: [limit(20, 100)] });
    const askedSec = startAt / 1000;
    visit.answers.limits = [
      limit(20, 100),
      limit(20, 500, { limitState: "PENDING", startedAt: askedSec, needApprove: true }),
    ];
    visit.go("/en/office/responsible");
    visit.pass(5_000);
    visit.answers.limits = [limit(20, 500, { startedAt: askedSec + afterSec })];
    visit.go("/en");
    visit.pass(1_000);
    visit.go("/en/office/responsible");
    visit.pass(5_000);
    return logWith(visit.logEntries);
  }
  it("marks an increase that was in force too early, to the second", async () => {
    const early = await judge(raised(3_599), waitsAnHour);
    expect([early.status, early.breaches.map(({ duty }) => duty)]).toEqual([1, ["limit-wait"]]);
    expect(early.breaches[0]?.cause).toMatch(/^limit 20 went from 100 to 500 after 1 h at most/);
    const whats = early.report.logs[0]?.visits[0]?.limits.map(({ what, value }) => [what, value]);
    expect(whats).toEqual([
      ["in force", 100],
      ["waiting", 500],
      ["in force", 500],
    ]);
    const due = await judge(raised(3_600), waitsAnHour);
    expect([due.status, due.breaches]).toEqual([0, []]);
  });
  it("judges the same increase by each pack's own wait, and not where the pack is silent", async () => {
    const log = raised(86_400);
    expect((await judge(log, "GB")).status).toBe(0);
    expect((await judge(log, "SE")).status).toBe(1);
    const silent = await judge(raised(10), "DE");
    expect(silent.status).toBe(0);
    expect(silent.report.duties.find(({ name }) => name === "limit-wait")).toMatchObject({
      basis: null,
      text: "The pack DE says nothing about it at the time of these logs.",
    });
  });
  it("marks a limit that is looser than the pack allows", async () => {
    const visit = visitOf({ limits: [limit(22, 1_001)] });
    const { status, breaches } = await judge(logWith(visit.logEntries), "DE");
    expect([status, breaches.map(({ duty }) => duty)]).toEqual([1, ["limit-bound"]]);
    const fine = visitOf({ limits: [limit(22, 1_000)] });
    expect((await judge(logWith(fine.logEntries), "DE")).status).toBe(0);
  });
  it("marks a bet after the session limit was used up", async () => {
    const session = limit(31, 2, { limitBalance: 20, measure: "hours" });
    const visit = visitOf({
      limits: [session],
      more: { SessionPing: { data: { limitBalance: 0 } } },
    });
    visit.pass(minute);
    expect(visit.entries.filter((entry) => SessionClosed.is(entry)).at(-1)?.data).toEqual({
      reason: "sessionLimit",
    });
    const good = logWith(visit.logEntries);
    expect((await judge(good, "DE")).status).toBe(0);
    // A server that forgot the limit.
    visit.answers.limits = [];
    visit.send(signIn);
    visit.pass(2_000);
    const order = visit.bet();
    expect(order).not.toBeNull();
    const { status, breaches } = await judge(logWith(visit.logEntries), "MT");
    expect([status, breaches.map(({ seq, duty }) => ({ seq, duty }))]).toEqual([
      1,
      [{ seq: order?.seq, duty: "session-limit" }],
    ]);
  });
});

describe("evidence of exclusions", () => {
  const policy = { id: "own", figures: {}, isTimeOutForDepositsOnly: true };
  it("has the first bet that was refused", async () => {
    const visit = visitOf({ limits: [limit(30, 7)] });
    expect(visit.bet()).toBeNull();
    const { status, report } = await judge(logWith(visit.logEntries), "DE");
    expect(status).toBe(0);
    expect(report.logs[0]?.visits[0]?.breaks).toMatchObject([
      { kind: "self-exclusion", asked: null, firstRefused: { by: "app" }, orders: [] },
    ]);
  });
  it("marks a bet during a time-out, where the pack does not say that it closes deposits only", async () => {
    const visit = visitOf({ limits: [limit(33, 1)], config: { policy } });
    const order = visit.bet();
    expect(order).not.toBeNull();
    const log = logWith(visit.logEntries);
    const { status, breaches } = await judge(log, "MT");
    expect([status, breaches.map(({ seq, duty }) => ({ seq, duty }))]).toEqual([
      1,
      [{ seq: order?.seq, duty: "exclusion" }],
    ]);
    const allowed = packOf([], [asksFor("timeOutForDepositsOnly")]);
    expect((await judge(log, allowed)).status).toBe(0);
  });
  it("marks a self-exclusion that is shorter than the pack allows", async () => {
    const reasons = { data: [{ id: 1, selfExcludeReason: "A wish" }] };
    const offer = { data: [{ limitType: 30, availableValues: [], measure: "d", type: "state" }] };
    const visit = visitOf({
      config: { limits: { availableTypeIds: [30] } },
      more: {
        AvailableLimits: offer,
        SelfExcludeReasons: reasons,
        SaveLimits: { status: 200, data: { limitsData: [limit(30, 183)] } },
      },
    });
    visit.go("/en/office/responsible");
    visit.pass(2_000);
    visit.answers.limits = [limit(30, 183)];
    visit.send(SaveLimit({ limitType: 30, limitValue: 183, selfExcludeReasonId: 1 }));
    visit.pass(2_000);
    expect(visit.entries.some((entry) => SaveLimits.answered.is(entry))).toBe(true);
    const { status, breaches } = await judge(logWith(visit.logEntries), "KZ");
    expect([status, breaches.map(({ duty, cause }) => [duty, cause])]).toEqual([
      1,
      [
        [
          "exclusion-length",
          "a self-exclusion of 183 days was taken; the pack asks for at least 184",
        ],
      ],
    ]);
    expect((await judge(logWith(visit.logEntries), "DE")).status).toBe(0);
  });
});
